// What open pages are told while something happens elsewhere, over the real sockets of the product.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page, WebSocket } from '@playwright/test';
import { type Product, startProduct } from '#scripts/product.ts';
import { call } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready, toastGroup } from './tab.ts';

// Its storage is that of another product.
test.use({ ownContext: true });

let product: Product;
let dataDir: string;
/** The product of the other journeys. */
let usual: string;

test.beforeAll(async ({ product: ofAll }) => {
  usual = ofAll;
  dataDir = await mkdtemp(join(tmpdir(), 'tabelao-e2e-'));
  await cp(process.env.E2E_DATA ?? '', dataDir, { recursive: true });
  product = await startProduct({ dataDir, env: { TRUST_PROXY: '127.0.0.1' } });
  process.env.E2E_URL = product.url;
});

test.afterAll(async () => {
  process.env.E2E_URL = usual;
  await product?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** Opens a page and waits until it hears what is for it. */
async function openLive(page: Page, path: string): Promise<WebSocket> {
  const connected = page.waitForEvent('websocket');
  await page.goto(product.url + path);
  await ready(page);
  const socket = await connected;
  await socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('subscription_succeeded'),
  );
  return socket;
}

/** Somebody asks to take part in a championship of the demonstration user, who is told. */
async function askToEnter(
  organiser: APIRequestContext,
  stranger: APIRequestContext,
  nome: string,
): Promise<string> {
  const { data } = await call<{ data: { id: string } }>(organiser, 'post', '/api/campeonatos', {
    nome,
    fases: [{ tipo: 'pontos_corridos' }],
    inscricao: { aprovacao: 'manual', pede: [] },
  });
  await call(organiser, 'put', `/api/campeonatos/${data.id}/estado`, { estado: 'inscricoes' });
  await call(stranger, 'post', `/api/campeonatos/${data.id}/participantes`, {});
  return data.id;
}

const live = (page: Page) => toastGroup(page, 'realtime').getByRole('listitem');
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Avisos/ });

test('a notice pops up once, is in the bell, and leads to its page', async ({
  page,
  playwright,
}) => {
  const stranger = await playwright.request.newContext({ baseURL: product.url });
  await registerVerified(stranger, 'Nina Lima');
  await signIn(page);
  await openLive(page, '/ajuda');
  const storageState = { cookies: await page.context().cookies(), origins: [] };
  const organiser = await playwright.request.newContext({ baseURL: product.url, storageState });
  const id = await askToEnter(organiser, stranger, 'Copa ao Vivo');
  await expect(live(page)).toHaveText([/Copa ao Vivo/]);
  await axe(page);
  await live(page)
    .getByRole('button', { name: /Copa ao Vivo/ })
    .click();
  await expect(live(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/campeonato/${id}`));
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  await expect(panel.getByRole('listitem').first()).toContainText('Copa ao Vivo');
  await Promise.all([stranger.dispose(), organiser.dispose()]);
});

test('a guest loads nothing of it where nothing is told to them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto(`${product.url}/ajuda`);
  await ready(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3_000 })));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /connection|^wss?:/.test(url))).toEqual([]);
});
