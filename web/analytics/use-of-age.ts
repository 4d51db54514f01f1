import { useEffect, useState } from 'react';
import { quietApi } from '#web/api/api-browser.ts';
import { useSite } from '#web/screen/site.ts';
import { useUser } from '#web/session/user.ts';

/**
 * Whether the visits of who is there now may be counted at all. The server said so for whom it drew the
 * page; of who has logged in since then it is asked, and until it answers nothing is counted.
 */
export function useOfAge(): boolean {
  const known = useSite().user?.uuid;
  const now = useUser()?.uuid;
  const [adult, setAdult] = useState<string | null>(null);
  const isKnown = now === undefined || now === known;
  useEffect(() => {
    if (isKnown || now === undefined) return;
    quietApi('GET /api/perfil').then(
      ({ data }) => !data.menor_de_idade && setAdult(now),
      () => undefined,
    );
  }, [isKnown, now]);
  return isKnown || adult === now;
}
