// The table of pages (read it like a list of addresses): path, file, access rule of the specification.
// `auth-or-guest`: everyone; `guest`: only who has not logged in; `auth`: only who has.

export type PageAccess = 'auth-or-guest' | 'guest' | 'auth';

export type Page = { readonly path: string; readonly file: string; readonly access: PageAccess };

export const PAGES: readonly Page[] = [
  { path: '/', file: 'routes/inicio/inicio.tsx', access: 'auth-or-guest' },
];
