import type { APIRequestContext } from '@playwright/test';
import { BUDGET, type PageWeight, weighPage } from '#scripts/bench/page-weight.ts';
import { ABAS, enderecoDe, lugarDaAba } from '#web/campeonato/endereco.ts';
import { call, makeDraft, start } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

const LIMIT = 60_000;

const FORMATS = {
  knockout: [{ tipo: 'mata_mata' }],
  Swiss: [{ tipo: 'suico', rodadas: 9 }],
};

for (const [name, fases] of Object.entries(FORMATS)) {
  test(`512 participants, ${name}: the first view is at most 60 kB`, async ({
    organiser,
    request,
  }) => {
    const id = await makeDraft(organiser, 'Quinhentos e Doze', fases, 512);
    await start(organiser, id, 'aleatorio');
    const own = await organiser.get(`/campeonato/${id}`);
    expect((await own.body()).length, 'for the organiser').toBeLessThanOrEqual(LIMIT);
    const guest = await request.get(`/campeonato/${id}`);
    expect(await guest.text()).toContain('Quinhentos e Doze');
    expect((await guest.body()).length, 'for a guest').toBeLessThanOrEqual(LIMIT);
  });
}

/** The longest on the wire: signs that are escaped, and letters of three bytes. */
const letters = '"&<漢字';

const PIX = {
  chave_pix: `${'a'.repeat(65)}@exemplo.com`,
  ...{ pix_nome: 'Quem Recebe', pix_cidade: 'Recife' },
};

test('512 who pay and wait, with names of signs that are escaped: their tab is at most 60 kB', async ({
  organiser,
  request,
}) => {
  const long = (kind: string, n = 1, most = 60) =>
    `${kind} ${n} ${letters.repeat(most)}`.slice(0, most).trim();
  const { data } = await call<{ data: { id: string } }>(organiser, 'post', '/api/campeonatos', {
    nome: long('Campeonato', 1, 80),
    descricao: long('Sobre', 1, 2_000),
    fases: FORMATS.knockout,
    inscricao: { vagas: 512, taxa_centavos: 123_456, ...PIX },
  });
  const path = `/api/campeonatos/${data.id}`;
  const participantes = Array.from({ length: 512 }, (_, n) => ({
    nome: long('Nome', n),
    time_nome: long('Time', n),
    gamertag: long('Tag', n),
  }));
  await call(organiser, 'post', `${path}/participantes/lista`, { participantes });
  await call(organiser, 'put', `${path}/estado`, { estado: 'inscricoes' });
  type All = { data: { uuid: string }[] };
  const { data: all } = await call<All>(organiser, 'get', `${path}/participantes`);
  const uuids = all.map(({ uuid }) => uuid);
  await call(organiser, 'put', `${path}/participantes/status`, { uuids, status: 1 });
  const tab = `/campeonato/${data.id}/participantes`;
  const view = async (caller: APIRequestContext) => {
    const body = await (await caller.get(tab)).body();
    return { size: body.length, rows: body.toString().split('scope="row"').length - 1 };
  };
  const own = await view(organiser);
  expect(own.size, 'for the organiser').toBeLessThanOrEqual(LIMIT);
  expect(own.rows).toBeGreaterThanOrEqual(4);
  const guest = await view(request);
  expect(guest.size, 'for a guest').toBeLessThanOrEqual(LIMIT);
  expect(guest.rows).toBeGreaterThanOrEqual(own.rows);
});

test('512 participants: their tab is at most 60 kB too, and the rest comes on request', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Lista de 512', FORMATS.knockout, 512);
  const { request } = page.context();
  const tab = `/campeonato/${id}/participantes`;
  const size = (await (await request.get(tab)).body()).length;
  expect(size, 'for the organiser').toBeLessThanOrEqual(LIMIT);
  await call(page, 'put', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });

  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const reader = await still.newPage();
  const answer = await reader.goto(tab);
  expect((await answer?.body())?.length, 'for a guest').toBeLessThanOrEqual(LIMIT);
  const rows = reader.getByRole('main').getByRole('rowheader');
  await expect(rows).toHaveCount(16);
  await reader.getByRole('link', { name: 'Mostrar mais 496' }).click();
  await expect(rows).toHaveCount(512);
  await still.close();

  await page.goto(tab);
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: '512 Confirmados' })).toBeVisible();
  await main.getByLabel('Buscar participante').pressSequentially('time 497');
  await expect(main.getByRole('rowheader')).toHaveText([/Time 497/]);
  await expect(main.getByLabel('Buscar participante')).toBeFocused();
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

test('a guest who lands on a tab downloads little until a press works', async ({
  organiser,
  browser,
  baseURL,
}) => {
  const groups = { tipo: 'grupos', grupos: 2, classificam: 2 };
  const id = await makeDraft(organiser, 'Copa Leve', [groups, { tipo: 'mata_mata' }], 8);
  await start(organiser, id, 'aleatorio');
  for (const aba of ABAS.filter((name) => name !== 'gerenciar')) {
    await test.step(aba, async () => {
      const path = enderecoDe(id, lugarDaAba(aba));
      const guest = await browser.newContext();
      const weight = await weighPage(guest, `${baseURL}${path}`);
      await guest.close();
      const told = asTable(weight);
      expect(weight.files[0]?.path, 'no other tab instead').toBe(path);
      for (const name of NAMES) expect(weight[name], told).toBeLessThanOrEqual(BUDGET[name]);
      const tools = weight.files.filter((file) => NOT_FOR_GUESTS.test(file.path));
      expect(tools, told).toEqual([]);
      expect(weight.shellStyles, told).toBe(1);
    });
  }
});
