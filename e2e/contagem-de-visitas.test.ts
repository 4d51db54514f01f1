// Counting visits: nothing of it without configuration or consent, one page view per change of page with
// both, none of minors. A host on loopback stands in for the provider and counts what it is sent.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Product, startProduct } from '#scripts/product.ts';
import { newEmail, PASSWORD } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

/** What the provider's script does with the commands of a page, as far as it matters here. */
const SCRIPT = `{
  const { origin } = new URL(document.currentScript.src);
  const page = {};
  const send = (en, { page_location: dl = location.href, page_title: dt = document.title }) =>
    fetch(origin + '/g/collect?' + new URLSearchParams({ en, dl, dt }), { method: 'POST', mode: 'no-cors' });
  const take = ([command, name, params]) => {
    if (command === 'set') Object.assign(page, name);
    // Events of its own take what the page has set, and the whole address where it has set nothing.
    if (command === 'config' && !page.page_location) send('user_engagement', page);
    if (command !== 'event' || window['ga-disable-' + params.send_to]) return;
    document.cookie = '_ga=1; path=/';
    send(name, { ...page, ...params });
  };
  window.dataLayer.forEach(take);
  window.dataLayer.push = take;
}`;

let provider: Server;
let product: Product;
let dataDir: string;
/** All that was asked of the provider: 'script', or the address of a page view. */
let asked: string[] = [];

test.beforeAll(async () => {
  provider = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const isScript = pathname === '/gtag/js' && searchParams.get('id') === 'G-TESTE12345';
    asked.push(isScript ? 'script' : `${searchParams.get('en')} ${searchParams.get('dl')}`);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(isScript ? SCRIPT : '');
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  dataDir = await mkdtemp(join(tmpdir(), 'tabelao-e2e-'));
  await cp(process.env.E2E_DATA ?? '', dataDir, { recursive: true });
  const { port } = provider.address() as AddressInfo;
  const env = { ANALYTICS_ID: 'G-TESTE12345', ANALYTICS_URL: `http://127.0.0.1:${port}` };
  product = await startProduct({ dataDir, env });
});

test.afterAll(async () => {
  await product?.stop();
  provider?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test.beforeEach(() => {
  asked = [];
});

// The answer to the question is kept by the browser, for this product's address.
test.afterEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const all = { origin: product.url, storageTypes: 'all' };
  await devtools.send('Storage.clearDataForOrigin', all);
});

test.describe.configure({ mode: 'serial' });

const view = (path: string) => `page_view ${product.url}${path}`;
const question = (page: Page) => page.getByRole('region', { name: 'Contar visitas' });

/** Views come in the order of the pages; nothing else may have been asked for beside them. */
async function expectAsked(...wanted: string[]): Promise<void> {
  await expect.poll(() => asked).toEqual(wanted);
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path);
  await ready(page);
  await page.waitForLoadState('networkidle');
}

async function registerMinor(page: Page): Promise<string> {
  const email = newEmail();
  const { request } = page.context();
  await request.get(`${product.url}/sanctum/csrf-cookie`);
  const cookies = await page.context().cookies(product.url);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await request.post(`${product.url}/api/registrar`, {
    headers: { Origin: product.url, 'X-XSRF-TOKEN': decodeURIComponent(token) },
    data: {
      nome: 'Caio Menor',
      email,
      nascimento: `${new Date().getFullYear() - 15}-01-01`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

test('without a tracking id nobody is asked, nothing is loaded and the policy names no other host', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const answer = await page.goto('/privacidade');
  await ready(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Suas visitas não são contadas: nada de terceiros')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('http');
});

test('who is not asked yet, or says no, is not counted; the answer is remembered; it is asked in English, too', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'en', url: product.url }]);
  await page.goto(`${product.url}/login`);
  const region = page.getByRole('region', { name: 'Counting visits' });
  await expect(region.getByRole('button', { name: 'Count them' })).toBeVisible();
  await page.context().clearCookies();
  const answer = await page.goto(`${product.url}/login`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' http://127.0.0.1:`);
  await expect(question(page)).toBeVisible();
  await ready(page);
  await axe(page);
  await page.waitForLoadState('networkidle');
  await question(page).getByRole('button', { name: 'Não contar' }).click();
  await expect(question(page)).toHaveCount(0);
  await openPage(page, '/');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
  await expect(page.getByLabel('Contar minhas visitas')).not.toBeChecked();
  await axe(page);
  expect(asked).toEqual([]);
});

test('who agrees is counted once per change of page, tabs too, without what follows the "?"', async ({
  page,
}) => {
  const { data } = await (await fetch(`${product.url}/api/campeonatos?estado=andamento`)).json();
  const path = `/campeonato/${data[0].id}`;
  await openPage(page, `${path}?convite=segredo`);
  await question(page).getByRole('button', { name: 'Pode contar' }).click();
  await expectAsked('script', view(path));
  const tabs = page.getByRole('navigation', { name: /abas|campeonato/i });
  await tabs.getByRole('link', { name: 'Jogos' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/jogos`));
  await expectAsked('script', view(path), view(`${path}/jogos`));
  await page.goBack();
  await expectAsked('script', view(path), view(`${path}/jogos`), view(path));
  asked = [];
  await openPage(page, '/ajuda');
  await expectAsked('script', view('/ajuda'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
  await expectAsked('script', view('/ajuda'), view('/privacidade'));
  // Taken back, it ends at once, and what the provider's script kept is gone.
  await page.getByLabel('Contar minhas visitas').click();
  await expect(page.getByLabel('Contar minhas visitas')).not.toBeChecked();
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL(/ajuda/);
  await openPage(page, '/');
  expect(asked).toEqual(['script', view('/ajuda'), view('/privacidade')]);
});

test('minors are neither asked nor counted, also when they log in after the browser agreed', async ({
  page,
}) => {
  const email = await registerMinor(page);
  await openPage(page, '/privacidade');
  await expect(page.getByText('Suas visitas não são contadas: nada de terceiros')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.context().clearCookies();
  await openPage(page, '/login');
  await question(page).getByRole('button', { name: 'Pode contar' }).click();
  await expectAsked('script', view('/login'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  const age = page.waitForResponse('**/api/perfil');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await age;
  await page.waitForLoadState('networkidle');
  await openPage(page, '/campeonatos');
  expect(asked).toEqual(['script', view('/login')]);
});
