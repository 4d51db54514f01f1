// Each tab of a championship is an address of its own.
import { call } from './campeonato.ts';
import type { Caller } from './conta.ts';
import { expect, signIn, test } from './harness.ts';
import { expectSameTab, goInside, openMarked, withoutScript } from './tab.ts';

async function demonstration(caller: Caller, nome: string): Promise<string> {
  type List = { data: { id: string; nome: string }[] };
  const path = `/api/campeonatos?busca=${encodeURIComponent(nome)}`;
  const { data } = await call<List>(caller, 'get', path);
  return data.find((one) => one.nome.includes(nome))?.id ?? '';
}

const OLD = {
  '?aba=jogos&fase=1&rodada=2': '/jogos?fase=1&rodada=2',
  '?aba=classificacao&convite=abc': '/classificacao?convite=abc',
  '?aba=gerenciar&parte=trilha': '/gerenciar/historico',
  '?aba=simulador&cenario=1.1.': '/simulador?cenario=1.1.',
  '?aba=visao': '',
};

test('links from before lead to the tab for ever, with all else that they say', async ({
  request,
}) => {
  const id = await demonstration(request, 'Liga Resenha');
  for (const [old, now] of Object.entries(OLD)) {
    const answer = await request.get(`/campeonato/${id}${old}`, { maxRedirects: 0 });
    expect(answer.status(), old).toBe(301);
    expect(answer.headers().location).toBe(`/campeonato/${id}${now}`);
  }
});

const READ = {
  '': ['Visão geral', /Rodada/],
  '/classificacao': ['Classificação', /Critérios/],
  '/jogos': ['Jogos', /Rodada/],
  '/participantes': ['Participantes', /Real Jabuticaba/],
  '/estatisticas': ['Estatísticas', /Posição por rodada/],
  '/simulador': ['Simulador', /JavaScript/],
  '/regulamento': ['Regulamento', /Versão 1/],
} as const;

test('a guest without scripts reads every tab, each with its own title and address', async ({
  page,
}) => {
  await withoutScript(page);
  const id = await demonstration(page, 'Liga Resenha');
  await page.goto(`/campeonato/${id}`);
  for (const [tab, [name, shown]] of Object.entries(READ)) {
    const strip = page.getByRole('navigation', { name: 'Partes do campeonato' });
    await strip.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/campeonato/${id}${tab}`);
    await expect(page).toHaveTitle(new RegExp(`Liga Resenha.* · ${name}`));
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/campeonato/${id}${tab}$`));
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  }
});

test('another tab loads itself and not the championship again; a link from before is followed inside, too', async ({
  page,
}) => {
  const id = await demonstration(page, 'Liga Resenha');
  await openMarked(page, `/campeonato/${id}`);
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('.data')) asked.push(url);
  });
  const strip = page.getByRole('navigation', { name: 'Partes do campeonato' });
  for (const [name, path] of [
    ['Regulamento', '/regulamento'],
    ['Jogos', '/jogos'],
    ['Visão geral', ''],
  ] as const) {
    await strip.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/campeonato/${id}${path}`);
  }
  await expectSameTab(page);
  const routes = asked.flatMap((url) => (url.searchParams.get('_routes') ?? 'all').split(','));
  expect(routes.length).toBeGreaterThan(2);
  expect(routes).not.toContain('all');
  expect(routes).not.toContain('campeonato-id');
  await goInside(page, `/campeonato/${id}?aba=regulamento`);
  await expect(page).toHaveURL(`/campeonato/${id}/regulamento`);
  await expect(page.getByText(/Escrito a partir das regras/)).toBeVisible();
  await expectSameTab(page);
});

test('who has no such tab is led to the first view; nobody finds a tab that does not exist', async ({
  request,
  baseURL,
}) => {
  const id = await demonstration(request, 'Liga Resenha');
  for (const tab of ['/chaveamento', '/gerenciar', '/gerenciar/agenda']) {
    const answer = await request.get(`/campeonato/${id}${tab}`);
    expect(answer.url(), tab).toBe(`${baseURL}/campeonato/${id}`);
  }
  const answer = await request.get(`/campeonato/${id}/nada`);
  expect(answer.status()).toBe(404);
});

test('an organiser has each part of the tab at an address of its own', async ({ page }) => {
  await signIn(page);
  const id = await demonstration(page, 'Liga Resenha');
  await openMarked(page, `/campeonato/${id}/gerenciar`);
  const strip = page.getByRole('navigation', { name: 'Partes da organização' });
  for (const [name, path] of [
    ['Sorteio', 'sorteio'],
    ['Agenda', 'agenda'],
    ['Histórico', 'historico'],
  ] as const) {
    await strip.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/campeonato/${id}/gerenciar/${path}`);
    await expect(strip.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await expectSameTab(page);
});
