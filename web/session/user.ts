// The signed-in person of this tab. The server says who it is with the page; logging in and out, and an
// answer 401, change it here.
import { useEffect } from 'react';
import type { Usuario } from '#contract/sessao.ts';
import { useSite } from '#web/screen/site.ts';
import { makeStore, useStore } from '#web/storage/store.ts';

const tabUser = makeStore<Usuario | null | undefined>(undefined);

function isLoggedIn(user: Usuario | null | undefined): user is Usuario {
  return Boolean(user?.uuid);
}

/** For code outside of components; null before the page has said who it is. */
export function currentUser(): Usuario | null {
  const user = tabUser.get();
  return isLoggedIn(user) ? user : null;
}

export function setUser(user: Usuario | null): void {
  tabUser.set(user);
}

/** Called once, by the root: takes over what the server said. */
export function useUserOfServer(): void {
  const { user } = useSite();
  useEffect(() => setUser(user), [user]);
}

export function useUser(): Usuario | null {
  const fromServer = useSite().user;
  const inTab = useStore(tabUser, () => undefined);
  const user = inTab === undefined ? fromServer : inTab;
  return isLoggedIn(user) ? user : null;
}
