import { describe, expect, test } from 'vitest';
import { PAGES } from '#web/pages.ts';
import {
  accessRedirect,
  dashboardPath,
  homePath,
  loginPath,
  pageAt,
  wayBackFrom,
} from './access.ts';

const duda = { uuid: '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e' };
const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://site.invalid');
  return { pathname, search };
};

/** The table of the specification: a page that is registered must have this access. */
const SPECIFIED: Readonly<Record<string, string>> = {
  '/': 'auth-or-guest',
  '/ajuda': 'auth-or-guest',
  '/privacidade': 'auth-or-guest',
  '/termos': 'auth-or-guest',
  '/error': 'auth-or-guest',
  '/ligas': 'auth-or-guest',
  '/planos': 'auth-or-guest',
  '/campeonatos': 'auth-or-guest',
  '/campeonato/404': 'auth-or-guest',
  '/campeonato/:id': 'auth-or-guest',
  '/ranking/:nome/:uuid': 'auth-or-guest',
  '/dashboard/:uuidUsuario': 'auth-or-guest',
  '/liga/:nomeLiga/:uuidLiga': 'auth-or-guest',
  '/liga/:nomeLiga/:uuidLiga/competicoes': 'auth-or-guest',
  '/login': 'guest',
  '/registrar': 'guest',
  '/forgot-password': 'guest',
  '/reset-password': 'guest',
  '/perfil': 'auth',
  '/assinatura': 'auth',
  '/verify-email': 'auth',
  '/socialite-callback': 'auth',
  '/campeonato/criar': 'auth',
  '/campeonato/editar/:id': 'auth',
};

/** Pages of ours: where mails and the social log-in lead to, the ceremony of a draw, a match, the table. */
const ADDED: Readonly<Record<string, string>> = {
  // What somebody has to pay is nobody else's.
  '/campeonato/:id/pagamento': 'auth',
  '/login/social': 'guest',
  '/email/confirmar': 'auth',
  '/email/desfazer': 'auth-or-guest',
  '/campeonato/:id/sorteio': 'auth-or-guest',
  '/partida/:uuid': 'auth-or-guest',
  '/partida/:uuid/caso': 'auth',
  '/convite/:convite': 'auth',
  '/comecar': 'auth-or-guest',
  '/mesa': 'auth-or-guest',
  '/sem-rede': 'auth-or-guest',
  '/avisos': 'auth',
  '/denunciar': 'auth',
  '/juntar/:uuid': 'auth',
  '/denuncias': 'auth',
  '/ligas/criar': 'auth',
  '/rankings/criar': 'auth',
  '/rankings/editar/:uuid': 'auth',
  '/ligas/convite/:token': 'auth-or-guest',
};

test.each(PAGES)('$path is open to whom it should be', ({ path, access }) => {
  // Tabs of a championship or a liga are as open as it is.
  const own = path
    .replace(/^(\/campeonato\/:id)\/(?!sorteio$|pagamento$).+/, '$1')
    .replace(/^(\/liga\/:nomeLiga\/:uuidLiga)\/.+/, '$1');
  expect(access).toBe(SPECIFIED[own] ?? ADDED[own]);
});

test('a page is found by its address, with or without a slash at the end', () => {
  expect(pageAt('/campeonato/404')?.path).toBe('/campeonato/404');
  expect(pageAt('/login/')?.path).toBe('/login');
  expect(pageAt('/nada')).toBeUndefined();
});

describe('somebody logged in on a page for guests', () => {
  test('goes to the page they came for', () => {
    expect(accessRedirect(at('/login?redirect=%2Fajuda%3Fq%3Dwo'), duda)).toBe('/ajuda?q=wo');
  });

  test.each(['//evil.example', 'https://evil.example', '/%09/evil.example', ''])(
    'goes home when told to go to %j',
    (target) => {
      const path = `/login?redirect=${encodeURIComponent(target)}`;
      expect(accessRedirect(at(path), duda)).toBe(homePath(duda));
    },
  );
});

test('a guest on a page that needs a log-in goes there, with the way back', () => {
  expect(accessRedirect(at('/perfil?aba=sessoes'), null)).toBe(loginPath('/perfil?aba=sessoes'));
  expect(accessRedirect(at('/perfil'), duda)).toBeNull();
});

test('a guest may open pages for guests and pages for all', () => {
  expect(accessRedirect(at('/login'), null)).toBeNull();
  expect(accessRedirect(at('/'), null)).toBeNull();
  expect(accessRedirect(at('/nada'), null)).toBeNull();
});

test('somebody logged in may open pages for all', () => {
  expect(accessRedirect(at('/ajuda'), duda)).toBeNull();
});

test('the way to the login remembers where to come back to', () => {
  expect(loginPath('/perfil?aba=sessoes&x=1')).toBe(
    '/login?redirect=%2Fperfil%3Faba%3Dsessoes%26x%3D1',
  );
});

test('whoever logs in from a page comes back to it', () => {
  expect(wayBackFrom(at('/ajuda?q=saldo'))).toBe('/ajuda?q=saldo');
  expect(wayBackFrom(at('/campeonato/abc?convite=x'))).toBe('/campeonato/abc?convite=x');
});

test('a page on the way in hands on where somebody was going, if that is here', () => {
  for (const path of ['/login', '/registrar', '/forgot-password', '/login/social']) {
    expect(wayBackFrom(at(`${path}?redirect=%2Fajuda%3Fq%3Dx`))).toBe('/ajuda?q=x');
    expect(wayBackFrom(at(path))).toBeNull();
    expect(wayBackFrom(at(`${path}?redirect=//evil.example`))).toBeNull();
  }
});

test.each(['/', '/?x=1', '/nada', '/error', '/campeonato/404'])(
  'nobody comes back to %s',
  (path) => {
    expect(wayBackFrom(at(path))).toBeNull();
  },
);

test('without an id the path of the dashboard is an empty string', () => {
  expect(dashboardPath(duda.uuid)).toBe(`/dashboard/${duda.uuid}`);
  expect(dashboardPath('')).toBe('');
  expect(dashboardPath(null)).toBe('');
  expect(dashboardPath(undefined)).toBe('');
});

test('home is the dashboard', () => {
  expect(homePath(duda)).toBe(dashboardPath(duda.uuid));
});
