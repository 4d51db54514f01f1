// The table of pages (read it like a list of addresses): path, file, access rule of the specification.
// `auth-or-guest`: everyone; `guest`: only who has not logged in; `auth`: only who has.

type PageAccess = 'auth-or-guest' | 'guest' | 'auth';

export type Page = { readonly path: string; readonly file: string; readonly access: PageAccess };

export const PAGES: readonly Page[] = [
  { path: '/', file: 'routes/inicio/inicio.tsx', access: 'auth-or-guest' },
  { path: '/ajuda', file: 'routes/ajuda/ajuda.tsx', access: 'auth-or-guest' },
  { path: '/campeonatos', file: 'routes/campeonatos/campeonatos.tsx', access: 'auth-or-guest' },
  { path: '/campeonato/criar', file: 'routes/criar/criar.tsx', access: 'auth' },
  { path: '/campeonato/editar/:id', file: 'routes/criar/editar.tsx', access: 'auth' },
  { path: '/login', file: 'routes/login/login.tsx', access: 'guest' },
  { path: '/login/social', file: 'routes/social/concluir.tsx', access: 'guest' },
  { path: '/registrar', file: 'routes/registrar/registrar.tsx', access: 'guest' },
  { path: '/forgot-password', file: 'routes/senha/esqueci.tsx', access: 'guest' },
  { path: '/reset-password', file: 'routes/senha/nova.tsx', access: 'guest' },
  { path: '/verify-email', file: 'routes/email/verificar.tsx', access: 'auth' },
  { path: '/email/confirmar', file: 'routes/email/confirmar-troca.tsx', access: 'auth' },
  { path: '/email/desfazer', file: 'routes/email/desfazer-troca.tsx', access: 'auth-or-guest' },
  { path: '/perfil', file: 'routes/perfil/perfil.tsx', access: 'auth' },
  { path: '/socialite-callback', file: 'routes/social/retorno.tsx', access: 'auth' },
  { path: '/error', file: 'routes/erros/erro.tsx', access: 'auth-or-guest' },
  {
    path: '/campeonato/:id',
    file: 'routes/campeonato/campeonato.tsx',
    access: 'auth-or-guest',
  },
  {
    path: '/campeonato/:id/sorteio',
    file: 'routes/sorteio/sorteio.tsx',
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
