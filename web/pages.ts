// The table of pages (read it like a list of addresses): path, file, access rule of the specification.
// `auth-or-guest`: everyone; `guest`: only who has not logged in; `auth`: only who has.

export type PageAccess = 'auth-or-guest' | 'guest' | 'auth';

export type Page = { readonly path: string; readonly file: string; readonly access: PageAccess };

export const PAGES: readonly Page[] = [
  { path: '/', file: 'routes/inicio/inicio.tsx', access: 'auth-or-guest' },
  { path: '/ajuda', file: 'routes/ajuda/ajuda.tsx', access: 'auth-or-guest' },
  { path: '/campeonatos', file: 'routes/campeonatos/lista.tsx', access: 'auth-or-guest' },
  { path: '/campeonato/criar', file: 'routes/campeonatos/criar.tsx', access: 'auth' },
  { path: '/campeonato/editar/:id', file: 'routes/campeonatos/editar.tsx', access: 'auth' },
  { path: '/login', file: 'routes/login/login.tsx', access: 'guest' },
  { path: '/error', file: 'routes/erros/erro.tsx', access: 'auth-or-guest' },
  {
    path: '/campeonato/:id',
    file: 'routes/campeonatos/campeonato.tsx',
    access: 'auth-or-guest',
  },
  {
    path: '/campeonato/404',
    file: 'routes/erros/campeonato-nao-encontrado.tsx',
    access: 'auth-or-guest',
  },
];

/** Links to a page appear once the page is in the table. */
export function isRegistered(path: string): boolean {
  return PAGES.some((page) => page.path === path);
}
