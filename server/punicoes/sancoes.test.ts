// Sanctions besides points: recorded with their reason, without a change of the table.
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

async function scene(fases: object[]) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const [participante = ''] = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}/punicoes`;
  const punish = (body: object) =>
    org.post(path, { fase: 1, participante, motivo: 'ofensa no grupo', ...body });
  const listed = async () => (await (await t.guest()).get(path)).json().data;
  return { org, id, punish, listed };
}

test('a warning and a fine are listed with the reason, and the table stays', async () => {
  const { org, id, punish, listed } = await scene([{ tipo: 'pontos_corridos' }]);
  const table = async () =>
    JSON.stringify((await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas);
  const before = await table();
  expect((await punish({ tipo: 'advertencia' })).statusCode).toBe(201);
  expect((await punish({ tipo: 'multa', multa: 50_000 })).statusCode).toBe(201);
  expect(await listed()).toMatchObject([
    { tipo: 'multa', pontos: 0, multa: 50_000, motivo: 'ofensa no grupo' },
    { tipo: 'advertencia', pontos: 0, multa: null },
  ]);
  expect(await table()).toBe(before);
});

test('a knockout knows them too, but still no points', async () => {
  const { punish } = await scene([{ tipo: 'mata_mata' }]);
  expect((await punish({ tipo: 'exclusao' })).statusCode).toBe(201);
  expect((await punish({ pontos: -1 })).statusCode).toBe(422);
});

test.each([
  ['points that are none', { tipo: 'pontos', pontos: 0 }],
  ['no kind and no points', {}],
  ['a warning with points', { tipo: 'advertencia', pontos: -1 }],
  ['a fine without an amount', { tipo: 'multa' }],
  ['an amount that is no fine', { tipo: 'jogo', multa: 5 }],
  ['a kind that there is not', { tipo: 'surra' }],
])('%s are refused', async (_, body) => {
  const { punish, listed } = await scene([{ tipo: 'pontos_corridos' }]);
  expect((await punish(body)).statusCode).toBe(422);
  expect(await listed()).toEqual([]);
});
