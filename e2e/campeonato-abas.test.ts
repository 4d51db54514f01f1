import type { Page } from '@playwright/test';
import { call, goToTab, makeDraft, openTab, teams } from './campeonato.ts';
import { axe, axeAtBothSizes, expect, signIn, test } from './harness.ts';

type List = { data: { id: string; nome: string }[] };

async function demonstration(page: Page, nome: string): Promise<string> {
  const { data } = await call<List>(
    page,
    'get',
    `/api/campeonatos?busca=${encodeURIComponent(nome)}`,
  );
  const found = data.find((one) => one.nome.includes(nome));
  if (!found) throw new Error(`no demonstration championship is called ${nome}`);
  return found.id;
}

/** Each public tab once. */
const TABS = [
  '',
  '/classificacao',
  '/jogos',
  '/participantes',
  '/estatisticas',
  '/simulador',
  '/regulamento',
] as const;

/** What other formats show in them. */
const ELSEWHERE = {
  'Copa Quebrada': ['/chaveamento', '/simulador'],
  'Canelada Noturna': ['/chaveamento'],
  'Copa da Orla': ['/classificacao'],
  'Suíço da Firma': ['/classificacao'],
} as const;

/** axe looks at it where somebody imagines results (e2e/simulador.test.ts). */
const SEEN_ELSEWHERE = 'Liga Resenha/simulador';

/** What a large screen has besides: the columns of the frame, of a table and of a bracket. */
const ALSO_LARGE: readonly string[] = [
  'Liga Resenha',
  'Liga Resenha/classificacao',
  'Copa Quebrada/chaveamento',
];

const widthTooMuch = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function lookAt(page: Page, place: string): Promise<void> {
  expect(await widthTooMuch(page), place).toBeLessThanOrEqual(0);
  if (ALSO_LARGE.includes(place)) await axeAtBothSizes(page);
  else if (place !== SEEN_ELSEWHERE) await axe(page);
}

/** What else is looked at where a tab of the league is open anyway. */
const LOOKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/classificacao': async (page) => {
    await test.step('names, points, played, won and difference are seen at once', async () => {
      const table = page.getByRole('table', { name: /^Classificação/ });
      for (const name of ['P', 'J', 'V', 'SG']) {
        const head = table.getByRole('columnheader', { name, exact: true });
        await expect(head).toHaveCount(1);
        const box = await head.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 999), name).toBeLessThanOrEqual(360);
      }
      await expect(table.getByText('Real Jabuticaba')).toBeVisible();
    });
    await test.step('the table up to a round, at home, and why somebody stands there', async () => {
      await page.getByLabel('Até a rodada').selectOption({ label: 'Até a rodada 3' });
      await expect(page).toHaveURL(/ate=3/);
      const played = page.getByRole('row').nth(1).getByRole('cell').nth(2);
      await expect(played).toHaveText('3');
      const atHome = page.getByRole('link', { name: 'Em casa' });
      await atHome.click();
      await expect(atHome).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText('Copa Resenha (1º a 4º)')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Critérios de desempate' })).toBeVisible();
    });
  },
  '/jogos': (page) =>
    test.step('a round of one day says the day once, above its matches', async () => {
      await expect(page.getByText('Real Jabuticaba', { exact: true })).toBeVisible();
      const day = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(day).toHaveText([/^(hoje|amanhã|.+, \d\d\/\d\d)/]);
      const name = (await day.textContent()) ?? '';
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
    }),
  '/estatisticas': (page) =>
    test.step('a large screen has all bars of its rounds side by side', async () => {
      const small = page.viewportSize();
      await page.setViewportSize({ width: 1100, height: 900 });
      const bars = page.getByRole('region', { name: 'Gols por rodada' }).getByRole('list');
      await expect(bars.getByRole('listitem').nth(11)).toBeVisible();
      expect(await bars.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
      if (small) await page.setViewportSize(small);
    }),
};

test('every tab of a league is quiet for axe, nothing is wider than the smallest phone, and it shows what it is for', async ({
  page,
}) => {
  const id = await demonstration(page, 'Liga Resenha');
  await openTab(page, id);
  for (const tab of TABS) {
    if (tab) await goToTab(page, id, tab);
    await lookAt(page, `Liga Resenha${tab}`);
    await LOOKS[tab]?.(page);
  }
});

test('the tabs that only other formats have are quiet for axe, and nothing is wider than the screen', async ({
  page,
}) => {
  for (const [nome, [first, ...others]] of Object.entries(ELSEWHERE)) {
    const id = await demonstration(page, nome);
    await openTab(page, id, first);
    await lookAt(page, nome + first);
    for (const tab of others) {
      await goToTab(page, id, tab);
      await lookAt(page, nome + tab);
    }
  }
});

const EVERYWHERE = [
  '',
  '/classificacao',
  '/chaveamento',
  '/jogos',
  '/participantes',
  '/estatisticas',
  '/simulador',
  '/gerenciar',
  '/gerenciar/agenda',
  '/gerenciar/punicoes',
  '/sorteio',
] as const;

test('names without a single space never make a page scroll sideways', async ({ page }) => {
  await signIn(page);
  const lista = [...'ABCDEFGH'].map((letter) => letter.repeat(60)).join('\n');
  const made = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos/expresso', {
    nome: 'N'.repeat(80),
    lista,
    preset: 'copa',
  });
  await openTab(page, made.data.id);
  for (const tab of EVERYWHERE) {
    // No strip leads there.
    if (tab === '/sorteio') await openTab(page, made.data.id, tab);
    else if (tab) await goToTab(page, made.data.id, tab);
    expect(await widthTooMuch(page), tab).toBeLessThanOrEqual(0);
  }
});

test('once it runs no invitation is offered, and who comes by one reads that entries are closed', async ({
  organiser,
  request,
}) => {
  const made = await call<{ data: { id: string } }>(
    organiser,
    'post',
    '/api/campeonatos/expresso',
    { nome: 'Copa Lotada', lista: teams(4).join('\n'), preset: 'pelada' },
  );
  const own = await organiser.get(`/campeonato/${made.data.id}/gerenciar`);
  expect(await own.text()).toMatch(/>Ver participantes</);
  expect(await own.text()).not.toMatch(/>Copiar convite</);
  const guest = await request.get(`/campeonato/${made.data.id}?convite=abcdefgh`);
  expect(await guest.text()).toContain('Inscrições encerradas.');
});

test('the bracket, the table and the draw speak English', async ({ page, request, baseURL }) => {
  const inEnglish = { name: 'i18n_redirected', value: 'en', url: baseURL ?? '' };
  await page.context().addCookies([inEnglish]);
  const cup = await demonstration(page, 'Copa Quebrada');
  await openTab(page, cup, '/chaveamento');
  // Words over the columns of goals that do not run into each other.
  const heads = page.getByRole('article').filter({ hasText: 'Agg.' }).first().locator('i, b');
  await expect(heads.first()).toHaveText('1st');
  for (const head of [heads.nth(0), heads.nth(1), heads.nth(2)]) {
    expect(await head.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }
  const id = await demonstration(page, 'Copa da Orla');
  for (const [tab, words] of [
    ['/chaveamento', 'Quarter-finals'],
    ['/classificacao', 'Group A'],
    ['/sorteio', 'Ball by ball'],
  ]) {
    const headers = { Cookie: `${inEnglish.name}=${inEnglish.value}` };
    const read = await request.get(`/campeonato/${id}${tab}`, { headers });
    expect(await read.text(), tab).toContain(words);
  }
});

test('before the draw what is empty leads on: the organiser to the draw, others to who is in', async ({
  organiser,
  request,
}) => {
  const id = await makeDraft(organiser, 'Antes do Sorteio', [{ tipo: 'pontos_corridos' }], 2);
  const drawn = new RegExp(`href="/campeonato/${id}/gerenciar/sorteio"[^>]*>Sortear`);
  await call(organiser, 'put', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
  const visitor = await (await request.get(`/campeonato/${id}/jogos`)).text();
  expect(visitor).toMatch(
    new RegExp(`href="/campeonato/${id}/participantes"[^>]*>Ver quem já entrou`),
  );
  expect(visitor).not.toContain(`href="/campeonato/${id}/gerenciar/sorteio"`);
  expect(await (await organiser.get(`/campeonato/${id}`)).text()).toMatch(drawn);
  const board = await (await organiser.get(`/campeonato/${id}/gerenciar`)).text();
  expect(board, 'the control: entries are open').toMatch(/>Copiar convite</);
});
