import type { APIRequestContext } from '@playwright/test';
import { call, makeDraft, start } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

const LIMIT = 60_000;

const KNOCKOUT = [{ tipo: 'mata_mata' }];

/** The first view, as its organiser and as a guest gets it. */
async function expectLight(own: APIRequestContext, guest: APIRequestContext, id: string) {
  const body = await (await own.get(`/campeonato/${id}`)).body();
  expect(body.length, 'for the organiser').toBeLessThanOrEqual(LIMIT);
  const seen = await guest.get(`/campeonato/${id}`);
  expect(await seen.text()).toContain('de 512');
  expect((await seen.body()).length, 'for a guest').toBeLessThanOrEqual(LIMIT);
}

test('512 participants, Swiss: the first view is at most 60 kB', async ({ organiser, request }) => {
  const id = await makeDraft(organiser, 'Suíço de 512', [{ tipo: 'suico', rodadas: 9 }], 512);
  await start(organiser, id, 'aleatorio');
  await expectLight(organiser, request, id);
});

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
    fases: KNOCKOUT,
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

test('512 participants, knockout: first view and their tab are at most 60 kB, and the rest comes on request', async ({
  page,
  request: guest,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Lista de 512', KNOCKOUT, 512);
  const { request } = page.context();
  const tab = `/campeonato/${id}/participantes`;
  const size = (await (await request.get(tab)).body()).length;
  expect(size, 'for the organiser').toBeLessThanOrEqual(LIMIT);
  await call(page, 'put', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });

  const seen = async (path: string) => {
    const text = await (await guest.get(path)).text();
    return { text, size: Buffer.byteLength(text), rows: text.split('scope="row"').length - 1 };
  };
  const first = await seen(tab);
  expect(first.size, 'for a guest').toBeLessThanOrEqual(LIMIT);
  expect(first.rows).toBe(16);
  // Without scripts it is a link.
  const [, more = ''] = /<a[^>]* href="([^"]+)"[^>]*>Mostrar mais 496/.exec(first.text) ?? [];
  expect((await seen(more.replaceAll('&amp;', '&'))).rows).toBe(512);

  await page.goto(tab);
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: '512 Confirmados' })).toBeVisible();
  await main.getByLabel('Buscar participante').pressSequentially('time 497');
  await expect(main.getByRole('rowheader')).toHaveText([/Time 497/]);
  await expect(main.getByLabel('Buscar participante')).toBeFocused();
  await start(page, id, 'aleatorio');
  await expectLight(request, guest, id);
});
