// Who may open a page, and where everyone else goes. The server answers with a real redirect; the
// browser applies the same rules when it changes pages by itself.
import { matchPath } from 'react-router';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import type { Usuario } from '#contract/sessao.ts';
import { PAGES, type Page } from '#web/pages.ts';
import { kept } from '#web/storage/kept.ts';

const MOST_PATHS = 1_000;

/** Home, and where something went wrong: nobody asks to come back there. */
const NOWHERE: readonly string[] = ['/', '/error', '/campeonato/404'];

/** The page at an address: a fixed path wins over one with parameters. */
export const pageAt = kept(MOST_PATHS, (pathname): Page | undefined => {
  const fixed = PAGES.find(({ path }) => path === pathname);
  return fixed ?? PAGES.find(({ path }) => matchPath(path, pathname) !== null);
});

export function withReturn(path: string, back: string | null): string {
  return back === null ? path : `${path}?redirect=${encodeURIComponent(back)}`;
}

export function loginPath(back: string | null): string {
  return withReturn('/login', back);
}

export function registerPath(back: string | null): string {
  return withReturn('/registrar', back);
}

/** Without an id there is no dashboard to go to: an empty string. */
export function dashboardPath(id: string | null | undefined): string {
  return id ? `/dashboard/${encodeURIComponent(id)}` : '';
}

/** Where somebody who is logged in starts. */
export function homePath(user: Pick<Usuario, 'uuid'>): string {
  return dashboardPath(user.uuid);
}

type AskedAddress = { readonly pathname: string; readonly search: string };

const askedFor = (search: string) => sameSitePath(new URLSearchParams(search).get('redirect'));

/**
 * Where a guest who logs in from here wants to be afterwards: here, or where they were going when this is a
 * page on the way in. Null at home, where one arrives anyway, and where something went wrong.
 */
export function wayBackFrom({ pathname, search }: AskedAddress): string | null {
  const page = pageAt(pathname);
  if (page?.access === 'guest') return askedFor(search);
  const isReal = page && !NOWHERE.includes(page.path);
  return isReal ? pathname + search : null;
}

/** Where this visitor must go instead; null when they may stay. */
export function accessRedirect(
  asked: AskedAddress,
  user: Pick<Usuario, 'uuid'> | null,
): string | null {
  const access = pageAt(asked.pathname)?.access;
  if (access === 'auth' && user === null) return loginPath(asked.pathname + asked.search);
  if (access === 'guest' && user !== null) return askedFor(asked.search) ?? homePath(user);
  return null;
}
