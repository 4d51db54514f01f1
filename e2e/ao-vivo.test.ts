// What open pages are told while something happens elsewhere, over the real sockets of the product.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequest, APIRequestContext, Page, Worker } from '@playwright/test';
import { BUDGET, type PageWeight, weighPage } from '#scripts/bench/page-weight.ts';
import { type Product, startProduct } from '#scripts/product.ts';
import { ABAS, enderecoDe, lugarDaAba } from '#web/campeonato/endereco.ts';
import { call, makeDraft, saveSheet, start, typeGoals } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { axe, axeAtBothSizes, expect, signIn, test } from './harness.ts';
import { ready, toastGroup } from './tab.ts';

// One of them loses the network.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

// All in one worker: each that takes one of them starts a product.
test.describe.configure({ mode: 'default' });

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

// What the browser keeps of this product.
test.afterEach(async ({ browser }) => {
  const open = browser.contexts().flatMap((context) => context.pages().slice(-1));
  for (const page of open) {
    const devtools = await page.context().newCDPSession(page);
    const all = { origin: product.url, storageTypes: 'all' };
    await devtools.send('Storage.clearDataForOrigin', all);
  }
});

/** What is kept of a page has no scripts to wait for. The service worker is cut off a moment after the page. */
async function openWithoutNetwork(page: Page, url: string): Promise<void> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const isCutOff = async () => {
    await context.setOffline(true);
    return worker.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        () => false,
        () => true,
      ),
    );
  };
  await expect.poll(isCutOff).toBe(true);
  await page.goto(url);
}

/** What lies over a video has a script of its own, and nothing to press. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#placar')).toBeVisible();
}

/** Opens a page and waits until it hears what is for it. */
async function openLive(page: Page, path: string): Promise<void> {
  // The page before may open its own connection at any moment until it is left.
  await page.goto('about:blank');
  const { promise: hears, resolve } = Promise.withResolvers<void>();
  // From the moment it is there: it may hear before the page is ready.
  page.once('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('subscription_succeeded')) resolve();
    }),
  );
  await page.goto(product.url + path);
  await ready(page);
  await hears;
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
  const organiser = await organiserOf(page, playwright.request);
  await openLive(page, '/ajuda');
  const id = await askToEnter(organiser, stranger, 'Copa ao Vivo');
  await expect(live(page)).toHaveText([/Copa ao Vivo/]);
  // Under the pointer it stays, however long the look takes.
  await live(page).hover();
  await axe(page);
  await live(page)
    .getByRole('button', { name: /Copa ao Vivo/ })
    .click();
  await expect(live(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/campeonato/${id}`));
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  await expect(panel.getByRole('listitem').first()).toContainText('Copa ao Vivo');
  await page.keyboard.press('Escape');

  await test.step('what is pushed while nobody looks is shown, and leads to its page', async () => {
    const worker = await workerOf(page);
    const pushed = { id: 'a1', titulo: 'Copa', mensagem: 'Placar novo', url: '/ajuda?q=wo' };
    await deliver(page, pushed);
    await page.goto('about:blank');
    await deliver(page, pushed);
    // The one while the page was looked at was not shown.
    await expect
      .poll(() => worker.evaluate(() => Reflect.get(self, 'shown')))
      .toEqual([
        [
          'Copa',
          { body: 'Placar novo', tag: 'a1', data: { url: '/ajuda?q=wo' }, icon: '/icon-192.png' },
        ],
      ]);
    await page.goto(product.url);
    await worker.evaluate(() => {
      const notification = { close: () => undefined, data: { url: '/ajuda?q=wo' } };
      self.dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }),
      );
    });
    await expect(page).toHaveURL(`${product.url}/ajuda?q=wo`);
  });
  await Promise.all([stranger.dispose(), organiser.dispose()]);
});

/** The worker, which writes down what it shows: the browser of the journeys has no notifications. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/tabelao-sw.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const { registration } = self as unknown as { registration: Record<string, unknown> };
    registration.showNotification = async (...args: unknown[]) => void shown.push(args);
    Object.assign(self, { shown });
  });
  return worker;
}

/** As a push service would. */
async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { promise: id, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${product.url}/`);
    if (own) resolve(own.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  const pushed = { origin: product.url, registrationId: await id, data };
  await devtools.send('ServiceWorker.deliverPushMessage', pushed);
  await devtools.detach();
}

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

/** The demonstration user without a page, on this product. */
async function organiserOf(page: Page, request: APIRequest) {
  await signIn(page);
  const storageState = { cookies: await page.context().cookies(), origins: [] };
  return request.newContext({ baseURL: product.url, storageState });
}

type Jogo = { uuid: string; versao: number };

/** Everything that is said of the page from now on, of what others did. */
async function newsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = new Set<string>();
    const listen = () => {
      for (const { textContent } of document.querySelectorAll('main p[role=status]'))
        if (/Agora|mudou|novidades/.test(textContent)) said.add(textContent);
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(listen).observe(document.body, all);
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'said') as Set<string>)]);
}

/** Of a round, the match at this place. */
async function save(
  organiser: APIRequestContext,
  id: string,
  at: number,
  mandante: number,
  rodada = 1,
  more: object = {},
) {
  const path = `/api/campeonatos/${id}/jogos?rodada=${rodada}`;
  const { data } = await call<{ data: Jogo[] }>(organiser, 'get', path);
  const { uuid = '', versao } = data[at] ?? {};
  const lancamento = { tipo: 'placar', mandante, visitante: 0 };
  await call(organiser, 'put', `/api/partidas/${uuid}/placar`, { versao, lancamento, ...more });
  return uuid;
}

test('a score that is entered moves the table, the match and the bracket of a guest', async ({
  page,
  another,
  playwright,
}) => {
  const organiser = await organiserOf(page, playwright.request);
  const league = await makeDraft(organiser, 'Liga ao Vivo', [{ tipo: 'pontos_corridos' }], 4);
  await start(organiser, league);
  const guest = await another();
  const marked = guest.locator('main [data-new]');
  const said = guest.getByRole('main').getByRole('status').filter({ hasText: 'Agora' });

  await test.step('the table', async () => {
    await openLive(guest, `/campeonato/${league}/classificacao`);
    await guest.evaluate(() => Object.assign(window, { isSame: true }));
    await save(organiser, league, 0, 2);
    await expect(marked).toHaveCount(2);
    await expect(marked.first()).toContainText('3');
    await expect(said).toContainText('3 pontos');
    await axe(guest);
    expect(await guest.evaluate(() => 'isSame' in window), 'not reloaded').toBe(true);
  });

  await test.step('who is in a field is not disturbed: what is new is offered', async () => {
    const field = guest.getByLabel('Até a rodada');
    await field.focus();
    await save(organiser, league, 1, 3);
    const offer = guest.getByRole('button', { name: /^Há novidades/ });
    await expect(offer).toBeVisible();
    await expect(field).toBeFocused();
    await offer.click();
    await expect(offer).toBeHidden();
    await expect(guest.getByRole('row').nth(1)).toContainText('+3');
  });

  await test.step('the bracket', async () => {
    const cup = await makeDraft(organiser, 'Copa ao Vivo', [{ tipo: 'mata_mata' }], 4);
    await start(organiser, cup);
    await guest.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(guest, `/campeonato/${cup}/chaveamento`);
    await save(organiser, cup, 0, 1);
    await expect(marked).toHaveCount(2);
    await expect(said).toContainText('1 × 0');
    expect(await guest.evaluate(() => document.getAnimations().length), 'stillness').toBe(0);

    await test.step('and who won it, when the final is corrected after the close', async () => {
      await save(organiser, cup, 1, 1);
      await save(organiser, cup, 0, 1, 2);
      const path = `/api/campeonatos/${cup}`;
      await call(organiser, 'put', `${path}/estado`, { estado: 'encerrado', ciente: true });
      await openLive(guest, `/campeonato/${cup}/campeao`);
      const champion = guest.getByRole('heading', { level: 1 });
      const before = (await champion.textContent()) ?? '';
      const [final] = (await call<{ data: Jogo[] }>(organiser, 'get', `${path}/jogos?rodada=2`))
        .data;
      await call(organiser, 'put', `/api/partidas/${final?.uuid}/placar`, {
        versao: final?.versao,
        lancamento: { tipo: 'placar', mandante: 0, visitante: 1 },
        ...{ motivo: 'Súmula trocada', ciente: true },
      });
      await expect(champion).not.toHaveText(before);
    });
  });

  await test.step('a match that is told as it is played', async () => {
    // Not of the round that is on: whatever is told is live.
    const path = `/api/campeonatos/${league}/jogos?rodada=3`;
    const [next] = (await call<{ data: Jogo[] }>(organiser, 'get', path)).data;
    await openLive(guest, `/partida/${next?.uuid}`);
    const tell = (tipo: string, more: object = {}) =>
      call(organiser, 'post', `/api/partidas/${next?.uuid}/lances`, {
        ...{ id: crypto.randomUUID(), tipo, ...more },
      });
    await tell('inicio');
    const told = guest.getByRole('region', { name: 'Lance a lance' }).getByRole('listitem');
    await expect(told.filter({ hasText: 'Começou o jogo' })).toBeVisible();
    await tell('gol', { lado: 'mandante' });
    await expect(told.filter({ hasText: 'Gol' })).toBeVisible();
    await expect(marked.first()).toBeVisible();

    await test.step('stands on the first view, too, which hears the next goal', async () => {
      await openLive(guest, `/campeonato/${league}`);
      const on = guest.getByRole('region', { name: 'Bola rolando' });
      await expect(on.getByRole('link')).toContainText('1×0');
      await expect(on.getByText('Este ainda não é o placar oficial.')).toBeVisible();
      await axeAtBothSizes(guest);
      await tell('gol', { lado: 'mandante' });
      await expect(on.getByRole('link')).toContainText('2×0');
    });

    await test.step('over the video of a stream, which a phone sets', async () => {
      await page.goto(`${product.url}/campeonato/${league}/gerenciar?transmissao=`);
      await ready(page);
      const control = page.getByRole('dialog', { name: 'Transmissão' });
      const piece = control.getByRole('button', { name: /^Tabela ao vivo/ });
      await piece.click();
      await expect(piece).toHaveAttribute('aria-pressed', 'true');
      await expect(control.frameLocator('iframe').locator('#tabela li.on')).toHaveCount(2);
      await axe(page);
      type Set = { data: { enderecos: { tela: string } } };
      const set = await call<Set>(organiser, 'get', `/api/campeonatos/${league}/transmissao`);
      await openScreen(guest, set.data.enderecos.tela);
      const goals = guest.locator('#placar .g');
      await expect(goals).toHaveText('20');
      await tell('gol', { lado: 'visitante' });
      await expect(goals).toHaveText('21');
      await control.getByLabel('Jogo na tela').selectOption({ index: 2 });
      await expect(goals).toHaveText('––');
      await piece.click();
      await expect(guest.locator('#tabela')).toBeHidden();
    });
  });

  await test.step('a contested match: its plate is marked, not the page, which links to the case', async () => {
    const uuid = await save(organiser, league, 1, 1, 3);
    const alcance = { tipo: 'partida', partida: uuid };
    type Link = { data: { segredo: string } };
    const { data } = await call<Link>(organiser, 'post', `/api/campeonatos/${league}/mesa`, {
      alcance,
    });
    await openLive(page, `/partida/${uuid}`);
    const informado = { tipo: 'placar', mandante: 4, visitante: 0 };
    const sent = await fetch(`${product.url}/api/mesa/lancamentos`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${data.segredo}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ id: crypto.randomUUID(), partida: uuid, informado }),
    });
    expect(sent.ok, await sent.text()).toBe(true);
    await expect(page.getByRole('link', { name: 'Decidir o caso' })).toBeVisible();
    await expect(page.locator('main div[data-new]')).toHaveCount(1);
    await expect(page.locator('main article[data-new]')).toHaveCount(0);
  });

  await test.step('what one does oneself is no news, however long it takes to be shown', async () => {
    const path = `/api/campeonatos/${league}/jogos?rodada=2`;
    const [own] = (await call<{ data: Jogo[] }>(organiser, 'get', path)).data;
    await openLive(page, `/partida/${own?.uuid}`);
    const news = await newsOf(page);
    await page.route(/\.data(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Lançar placar' }).click();
    await typeGoals(page, 'Gols de', [2, 1]);
    await saveSheet(page);
    await page.unrouteAll({ behavior: 'wait' });
    // Somebody else's is, and comes after it.
    await save(organiser, league, 0, 7, 2, { motivo: 'Faltaram cinco' });
    await expect.poll(news).toHaveLength(1);
    expect(await news()).toEqual([expect.stringContaining('7 × 0')]);
  });

  await test.step('one’s own home', async () => {
    await openLive(page, '/');
    const asked = page.waitForRequest(/\.data(\?|$)/);
    await save(organiser, league, 1, 5, 2);
    await asked;
  });
  await organiser.dispose();
});

test.describe('without a network', () => {
  // A context that saves data keeps no page.
  test.use({ ownContext: true });

  test('the table is as it was seen last, and has nobody’s own things', async ({
    page,
    browser,
    playwright,
  }) => {
    const organiser = await organiserOf(page, playwright.request);
    const league = await makeDraft(organiser, 'Liga ao Vivo', [{ tipo: 'pontos_corridos' }], 4);
    await start(organiser, league);
    await save(organiser, league, 1, 3);
    const table = `${product.url}/campeonato/${league}/classificacao`;
    await page.goto(table);
    await ready(page);
    const kept = () =>
      page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? '', table);
    await expect.poll(kept).toContain('Liga ao Vivo');
    await test.step('what came to it live is kept, too, for which a guest asks nothing', async () => {
      await openLive(page, new URL(table).pathname);
      const context = await browser.newContext();
      const asked: string[] = [];
      context.on('request', (request) => request.serviceWorker() && asked.push(request.url()));
      const guest = await context.newPage();
      await openLive(guest, new URL(table).pathname);
      await save(organiser, league, 0, 5);
      await expect(guest.locator('tr[data-new]').first()).toBeVisible();
      await expect.poll(kept).toContain('+5');
      expect(asked.filter((url) => url.includes(`/campeonato/${league}`))).toEqual([]);
      await guest.getByRole('link', { name: 'Estatísticas' }).click();
      const statistics = `/campeonato/${league}/estatisticas`;
      const isKept = () =>
        guest.evaluate(async (url) => Boolean(await caches.match(url)), statistics);
      await expect.poll(isKept).toBe(true);
      await openWithoutNetwork(guest, table);
      await expect(guest.getByRole('status')).toContainText('Assim estava há');
      await expect(guest.getByRole('row').nth(1)).toContainText('+5');
      await expect(guest.locator('[data-new], .live-audience')).toHaveCount(0);
      await axe(guest);
      await guest.getByRole('link', { name: 'Estatísticas' }).click();
      await expect(guest).toHaveTitle(/Estatísticas/);
      await expect(guest.getByRole('status')).toContainText('Assim estava há instantes');
      await context.close();
    });
    expect(await kept()).not.toContain('Gerenciar');
    await openWithoutNetwork(page, table);
    await expect(page.getByRole('status')).toContainText('Sem conexão. Assim estava há instantes');
    await expect(page.getByRole('row').nth(1)).toContainText('+5');
    await axe(page);
    await page.getByRole('link', { name: 'Jogos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão');
    await axe(page);
    await page.getByRole('link', { name: 'Liga ao Vivo · Classificação' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await ready(page);
    await expect(page.getByRole('link', { name: 'Gerenciar' }).first()).toBeVisible();
    // Come to from outside, also by who has its worker; from page to page it is not opened again.
    await page.goto(table);
    type Opened = { data: { total: { link: number } } };
    const path = `/api/campeonatos/${league}/aberturas`;
    const { data } = await call<Opened>(organiser, 'get', path);
    expect(data.total.link, 'three times, and once by the guest').toBe(4);
    await organiser.dispose();
  });
});

test('a guest sees a draw from before it is announced to its balls without asking at intervals', async ({
  page,
  another,
  playwright,
}) => {
  const organiser = await organiserOf(page, playwright.request);
  const id = await makeDraft(organiser, 'Sorteio ao Vivo', [{ tipo: 'mata_mata' }], 4);
  const path = `/api/campeonatos/${id}`;
  await call(organiser, 'put', `${path}/estado`, { estado: 'inscricoes' });
  const guest = await another();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(guest, `/campeonato/${id}/sorteio`);
  asked.length = 0;
  const alone = await guest.context().newPage();
  await alone.routeWebSocket(/\/app\//, (socket) => socket.close());
  await alone.goto(`${product.url}/campeonato/${id}/sorteio`);
  await ready(alone);
  const { data } = await call<{ data: { uuid: string } }>(organiser, 'post', `${path}/sorteio`, {
    metodo: 'aleatorio',
  });
  await expect(guest.getByText('O sorteio vai começar').first()).toBeVisible();
  await expect(alone.getByText('O sorteio vai começar').first(), 'without sockets').toBeVisible();
  const { uuid } = data;
  await call(organiser, 'put', `${path}/sorteio`, { uuid });
  const told = guest.locator('section').filter({
    has: guest.getByRole('heading', { name: 'Bola por bola' }),
  });
  await call(organiser, 'put', `${path}/sorteio/cerimonia`, { uuid, fora: 2, andando: false });
  await expect(told).toBeVisible();
  await call(organiser, 'put', `${path}/sorteio/cerimonia`, { uuid, fora: 4, andando: false });
  await expect(told.getByRole('listitem')).toHaveCount(4);
  // Announced, drawn, conducted twice, and what was under way before.
  expect(asked.filter((each) => each === `${path}/sorteio`).length).toBeLessThanOrEqual(6);
  await organiser.dispose();
});

const NAMES = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
/** Code of organisers, and of windows that nobody has opened. */
const NOT_FOR_GUESTS =
  /\/(managed-list|comecar|add-|.*-dialog|date-time-field|sortable-list)[^/]*\.js$/;

function asTable({ files, ...weight }: PageWeight): string {
  const sums = NAMES.map((name) => `${name} ${weight[name]} of ${BUDGET[name]}`);
  const rows = files.map(
    ({ path, bytes, isBeforePress }) => `${isBeforePress ? 'first' : 'later'} ${bytes} ${path}`,
  );
  return ['', ...sums, ...rows].join('\n');
}

test('a guest who lands on a tab downloads little until a press works, and to follow it live', async ({
  page,
  browser,
  playwright,
}) => {
  const organiser = await organiserOf(page, playwright.request);
  const groups = { tipo: 'grupos', grupos: 2, classificam: 2 };
  const id = await makeDraft(organiser, 'Copa Leve', [groups, { tipo: 'mata_mata' }], 8);
  await start(organiser, id, 'aleatorio');
  const context = await browser.newContext();
  // Stays, so that each page has the process of the one before.
  const anchor = await context.newPage();
  await anchor.goto(`${product.url}/robots.txt`);
  const devtools = await context.newCDPSession(anchor);
  for (const aba of ABAS.filter((name) => name !== 'gerenciar')) {
    await test.step(aba, async () => {
      const path = enderecoDe(id, lugarDaAba(aba));
      const weight = await weighPage(context, product.url + path);
      // The next one is the first that somebody opens, too.
      const all = { origin: product.url, storageTypes: 'all' };
      await devtools.send('Storage.clearDataForOrigin', all);
      const told = asTable(weight);
      expect(weight.files[0]?.path, 'no other tab instead').toBe(path);
      for (const name of NAMES) expect(weight[name], told).toBeLessThanOrEqual(BUDGET[name]);
      const tools = weight.files.filter((file) => NOT_FOR_GUESTS.test(file.path));
      expect(tools, told).toEqual([]);
      expect(weight.shellStyles, told).toBe(1);
    });
  }
  await Promise.all([context.close(), organiser.dispose()]);
});
