// Where somebody wanted to go before they registered or asked for another password. The link in the mail
// opens in another tab, so this browser keeps the way for them.
import { useEffect, useState } from 'react';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import { readStored, store } from '#web/storage/stored-with-expiry.ts';

const DAY_MINUTES = 24 * 60;

/** Of whoever chooses another password: until they have logged in, nobody knows who they are. */
export const OF_A_NEW_PASSWORD = 'senha';

const nameFor = (whose: string) => `volta:${whose}`;

/** `whose`: the uuid of the person. */
export function keepWayBack(whose: string, path: string): void {
  store(nameFor(whose), path, DAY_MINUTES);
}

/** Null on the server, and for who came for nothing in particular. */
export function useWayBack(whose: string | undefined): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    setPath(whose ? sameSitePath(readStored(nameFor(whose)) as string | null) : null);
  }, [whose]);
  return path;
}
