// In idle time the code of the next likely pages is brought in, so that opening them is instant.
import { useEffect } from 'react';
import { useUser } from '#web/session/user.ts';
import { accountNav, MAIN_NAV } from '#web/shell/nav.ts';
import { wantsToSaveData, whenIdle } from './idle.ts';
import { loadPageCode } from './page-chunks.ts';

const AT_ONCE = 4;

export function usePrefetch(): void {
  const user = useUser();
  useEffect(() => {
    if (wantsToSaveData()) return;
    const next = user ? accountNav(user).map(({ to }) => to) : ['/login'];
    const paths = [...MAIN_NAV.map(({ to }) => to), ...next].slice(0, AT_ONCE);
    return whenIdle(() => {
      for (const path of paths) loadPageCode(path).catch(() => undefined);
    });
  }, [user]);
}
