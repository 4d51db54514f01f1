// Language and theme: chosen once, kept, and never at the cost of what is on screen.
import type { Page } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/conta.ts';
import { expect, signIn, test } from './harness.ts';
import { expectSameTab, openMarked, ready, toastGroup } from './tab.ts';

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name });

/** The radio lies, invisible, over its words. */
const choose = (page: Page, name: string) => choice(page, name).click({ force: true });

async function cookie(page: Page, name: string) {
  return (await page.context().cookies()).find((each) => each.name === name);
}

const YEAR = 365 * 24 * 60 * 60;

test.describe('the language', () => {
  test('changes in place: nothing typed is lost; it is remembered for 365 days on every path', async ({
    page,
  }) => {
    await openMarked(page, '/login?redirect=/ajuda');
    await page.getByLabel('E-mail').fill('duda@exemplo.com');
    await choose(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Help' }).first()).toBeAttached();
    await expect(page).toHaveTitle(/Log in/);
    await expect(page.locator('input[name=email]')).toHaveValue('duda@exemplo.com');
    await expect(page).toHaveURL('/login?redirect=/ajuda');
    await expectSameTab(page);

    const kept = await cookie(page, 'i18n_redirected');
    expect(kept).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / (YEAR / 365);
    expect(Math.round(days)).toBe(365);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('of somebody logged in is saved in the account', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await ready(page);
    const { data } = await (await page.request.get('/api/user')).json();
    await page.route('**/api/perfil/idioma', (route) =>
      route.fulfill({ json: { data: { ...data, locale: 'en' } } }),
    );
    await page.getByRole('button', { name: /^Conta de/ }).click();
    const saved = page.waitForRequest('**/api/perfil/idioma');
    await page.getByRole('radio', { name: 'English' }).click({ force: true });
    expect((await saved).postDataJSON()).toEqual({ locale: 'en' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('follows the browser until one is chosen', async ({ request }) => {
    const english = await request.get('/', { headers: { 'Accept-Language': 'en-GB' } });
    expect(await english.text()).toMatch(/<html[^>]* lang="en"/);
    const brazilian = await request.get('/', { headers: { 'Accept-Language': 'pt-BR' } });
    expect(await brazilian.text()).toMatch(/<html[^>]* lang="pt-BR"/);
  });
});

test.describe('texts that cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leave a page that works, in Portuguese, with a warning in the console', async ({
    page,
  }) => {
    await page.route('**/assets/textos-*.json', (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/');
    expect((await warned).text()).toContain('failed to load');
    await ready(page);
    await choose(page, 'Escuro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo')).toContainText('Idioma');
  });

  test('of the language of who logs in leave the one of the page, with a warning', async ({
    page,
  }) => {
    await page.route('**/assets/textos-*-en-*.json', (route) => route.abort());
    await page.route('**/api/login', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      const user = { ...data.user, locale: 'en' };
      await route.fulfill({ response: answer, json: { data: { ...data, user } } });
    });
    await page.goto('/login');
    await ready(page);
    await page.getByLabel('E-mail').fill(DEMO_EMAIL);
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    const warning = toastGroup(page, 'default').locator('[data-kind=warning]');
    await expect(warning).toContainText('Não deu para trocar o idioma');
    await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
  });

  test('leave the language as it was, with a warning', async ({ page }) => {
    await page.route('**/assets/textos-*-en-*.json', (route) => route.abort());
    await page.goto('/');
    await ready(page);
    await choose(page, 'English');
    const warning = toastGroup(page, 'default').locator('[data-kind=warning]');
    await expect(warning).toContainText('Não deu para trocar o idioma');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    expect(await cookie(page, 'i18n_redirected')).toBeUndefined();
  });
});

test.describe('a first visit', () => {
  test.use({ ownContext: true });

  test('the texts travel once, in files of their own: not in the page, not in the scripts', async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (/document|script/.test(request.resourceType())) urls.push(request.url());
    });
    const messages = page.waitForResponse('**/assets/textos-base-pt-BR-*.json');
    await page.goto('/');
    await ready(page);
    const unused = 'tudo chega neste sino';
    expect(await (await messages).text()).toContain(unused);
    expect(urls.length).toBeGreaterThan(3);
    for (const url of urls) {
      expect(await (await page.request.get(url)).text(), url).not.toContain(unused);
    }
  });
});

test.describe('the theme', () => {
  test('follows the system until one is chosen; that changes at once and is there before any script', async ({
    page,
  }) => {
    const dark = 'rgb(11, 14, 22)';
    await page.emulateMedia({ colorScheme: 'dark' });
    await openMarked(page, '/');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect(page.locator('body')).toHaveCSS('background-color', dark);

    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).not.toHaveCSS('background-color', dark);
    await choose(page, 'Escuro');
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
    expect(await cookie(page, 'tema')).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
    await expectSameTab(page);
    const html = await (await page.request.get('/ajuda')).text();
    expect(html).toContain('data-theme="dark"');
    await choose(page, 'Automático');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });
});
