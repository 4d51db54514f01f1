// Nobody answers, and nobody reports: what the clock makes of it, seen by two players and an organiser. The product is
// started again a day later.
import { rm } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type Product, startProduct } from '#scripts/product.ts';
import { call, makeDraft, start } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { emptyData } from './empty-data.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

const HOUR_SECONDS = 3_600;

test.use({ ownContext: true });

let dataDir: string;
let product: Product;
let usual: string | undefined;

/** What calls go to from now on (conta.ts). */
async function begin(hoursLater: number): Promise<void> {
  const CLOCK_SHIFT = String(hoursLater * HOUR_SECONDS);
  // Without the demonstration: a day later much of that is due, too, and comes first.
  const env = { DEMO: 'off', TRUST_PROXY: '127.0.0.1', CLOCK_SHIFT };
  product = await startProduct({ dataDir, env });
  process.env.E2E_URL = product.url;
}

test.beforeAll(async () => {
  usual = process.env.E2E_URL;
  dataDir = await emptyData();
  await begin(0);
});

test.afterAll(async () => {
  process.env.E2E_URL = usual;
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Jogo = { uuid: string; mandante: Side; visitante: Side };
type Side = { participante: string };

async function roundOf(org: APIRequestContext, id: string, rodada: number): Promise<Jogo[]> {
  const path = `/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`;
  return (await call<{ data: Jogo[] }>(org, 'get', path)).data;
}

async function sit(org: APIRequestContext, seat: string, who: APIRequestContext): Promise<void> {
  const invite = `/api/participantes/${seat}/convite`;
  const { data } = await call<{ data: { url: string } }>(org, 'post', invite);
  const token = new URL(data.url).searchParams.get('assumir');
  await call(who, 'post', '/api/participantes/convite', { token });
}

/** The same person, in a browser, at the product that runs now. */
async function pageOf(browser: Browser, who: APIRequestContext, viewport: Page): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: product.url, locale: 'pt-BR', viewport: viewport.viewportSize() },
    storageState: await who.storageState(),
  });
  return context.newPage();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test('no answer is a yes, no score is 0 × 0 once the organiser accepts all, and nobody came is a W.O. of both', async ({
  browser,
  page,
  playwright,
}) => {
  const newcomer = () => playwright.request.newContext({ baseURL: product.url });
  const [org, ana, bia] = [await newcomer(), await newcomer(), await newcomer()];
  await registerVerified(org, 'Olga Organiza');
  await registerVerified(ana, 'Ana Casa');
  await registerVerified(bia, 'Bia Fora');
  const fases = [{ tipo: 'pontos_corridos', turnos: 1 }];
  const regras = { quem_informa: 'os_dois', sem_placar: 'zero_a_zero', modelo_rodada: 'livre' };
  const id = await makeDraft(org, 'Liga do Relógio', fases, 6, regras);
  await start(org, id);
  const [first, ...others] = await roundOf(org, id, 1);
  const next = (await roundOf(org, id, 2))[0];
  if (!first || !next) throw new Error('a round has matches');
  await sit(org, first.mandante.participante, ana);
  await sit(org, first.visitante.participante, bia);
  const informado = { tipo: 'placar', mandante: 2, visitante: 1 };
  await call(ana, 'post', `/api/partidas/${first.uuid}/informes`, { informado });
  const prazo_at = new Date(Date.now() + 20 * HOUR_SECONDS * 1_000).toISOString();
  const due = { fase: 1, rodada: 1, prazo_at };
  await call(org, 'put', `/api/campeonatos/${id}/agenda/prazo`, due);

  await product.stop();
  await begin(26);
  const [olga, rival] = [await pageOf(browser, org, page), await pageOf(browser, bia, page)];

  await test.step('the clock confirms what nobody answered', async () => {
    const path = `${product.url}/api/partidas/${first.uuid}`;
    await expect
      .poll(async () => (await (await fetch(path)).json()).data.partida.estado)
      .toBe('confirmada');
    await open(rival, `/partida/${first.uuid}`);
    await expect(rival.getByText(/O outro lado não respondeu no prazo/)).toBeVisible();
    const line = 'O Tabelão confirmou 2 × 1: o outro lado não respondeu';
    await expect(rival.getByText(line)).toBeVisible();
  });

  await test.step('what nobody reported is proposed, and accepted in one list', async () => {
    expect(others).toHaveLength(2);
    await open(olga, `/campeonato/${id}/gerenciar/sugestoes`);
    await expect(olga.getByRole('heading', { name: 'À espera de decisão' })).toBeVisible();
    await expect(olga.getByText('Ninguém informou: pela regra, 0 × 0.')).toHaveCount(2);
    await axe(olga);
    await olga.getByRole('button', { name: 'Aceitar as 2' }).click();
    await olga.getByRole('button', { name: 'Aceitar todas' }).click();
    await expect(olga.getByText('2 sugestões aceitas.').first()).toBeVisible();
    await expect(olga.getByRole('heading', { name: 'Nada à espera' })).toBeVisible();
    await expect(olga.getByText(/^Aceita por Olga Organiza/)).toHaveCount(2);
  });

  await test.step('nobody came: a W.O. of both', async () => {
    await open(olga, `/partida/${next.uuid}`);
    await olga.getByRole('button', { name: 'Lançar placar' }).first().click();
    const sheet = olga.getByRole('dialog');
    await sheet.getByLabel('O que aconteceu').selectOption({ label: 'W.O.' });
    await sheet.locator('input[value=ambos]').check();
    await sheet.getByRole('button', { name: /^Salvar/ }).click();
    await expect(sheet).toBeHidden();
    await open(rival, `/partida/${next.uuid}`);
    await expect(rival.getByRole('main').getByText('W.O. duplo').first()).toBeVisible();
  });
});
