// Who may open which page: by address, and by a change inside the tab.
import { PAGES } from '#web/pages.ts';
import { expect, signIn, test } from './harness.ts';
import { expectSameTab, goInside, openMarked } from './tab.ts';

const isPlain = ({ path }: { path: string }) => !path.includes(':');
const guestPages = PAGES.filter((page) => page.access === 'guest' && isPlain(page));
const authPages = PAGES.filter((page) => page.access === 'auth' && isPlain(page));

for (const { path } of guestPages) {
  test(`${path} sends who is logged in home, or to where they wanted`, async ({ organiser }) => {
    const home = await organiser.get(path, { maxRedirects: 0 });
    expect(home.status()).toBe(302);
    expect(home.headers().location).toMatch(/^\/(dashboard\/[0-9a-f-]{36})?$/);
    const wanted = await organiser.get(`${path}?redirect=%2Fajuda%3Fq%3Dwo`, {
      maxRedirects: 0,
    });
    expect(wanted.headers().location).toBe('/ajuda?q=wo');
  });
}

/** A page that names its parameters is asked for with those alone. */
const NAMED: Readonly<Record<string, string>> = {
  '/assinatura': 'sessao=cs_1',
  '/avisos': 'filtro=pedem',
  '/denunciar': 'tipo=pessoa',
  '/denuncias': 'estado=aberta',
  '/rankings/criar': 'liga=x',
};

for (const { path } of authPages) {
  test(`${path} sends a guest to the log-in and remembers the way back`, async ({ request }) => {
    const asked = `${path}?${NAMED[path] ?? 'x=1'}`;
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const back = encodeURIComponent(asked);
    expect(answer.headers().location).toBe(`/login?redirect=${back}`);
  });
}

test('inside the tab they send a guest to the log-in too', async ({ page }) => {
  await openMarked(page, '/ajuda');
  // The same function asks for every page: the first two are enough.
  for (const { path } of authPages.slice(0, 2)) {
    await goInside(page, path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await expectSameTab(page);
  }
});

test.describe('an address of another site is never followed', () => {
  const elsewhere = [
    '//example.com',
    '///example.com',
    '/\\example.com',
    'https://example.com',
    'https:example.com',
    '/%09/example.com',
    '/.//example.com',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie:a=b',
  ];
  for (const target of elsewhere) {
    test(target, async ({ organiser, baseURL }) => {
      const path = `/login?redirect=${encodeURIComponent(target)}`;
      const answer = await organiser.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      const location = new URL(answer.headers().location ?? '', baseURL);
      expect(location.origin).toBe(new URL(baseURL ?? '').origin);
      expect(location.pathname).toMatch(/^\/(dashboard\/[0-9a-f-]{36})?$/);
    });
  }
});

test('inside the tab who is logged in does not reach a page for guests either', async ({
  page,
}) => {
  await signIn(page);
  await openMarked(page, '/');
  await goInside(page, '/login?redirect=%2Fajuda');
  await expect(page).toHaveURL('/ajuda');
  await expectSameTab(page);
});
