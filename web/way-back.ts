// Where somebody wanted to go before they registered. The link that confirms the address opens in another
// tab, so this browser keeps the way for them.
import { useEffect, useState } from 'react';
import { sameSitePath } from '#contract/same-site-path.ts';
import type { Usuario } from '#contract/sessao.ts';
import { readStored, store } from './stored-with-expiry.ts';

const DAY_MINUTES = 24 * 60;

type Who = Pick<Usuario, 'uuid'>;

const nameFor = ({ uuid }: Who) => `volta:${uuid}`;

export function keepWayBack(user: Who, path: string): void {
  store(nameFor(user), path, DAY_MINUTES);
}

/** Null on the server, and for who came for nothing in particular. */
export function useWayBack(user: Who | null): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    setPath(user && sameSitePath(readStored(nameFor(user)) as string | null));
  }, [user]);
  return path;
}
