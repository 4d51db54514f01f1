// Squads while the transfer windows are closed: a few changes for emergencies, counted team by team.
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { trocasEntre } from './trocas.ts';

const t = testApp();

const PAST = [{ abre_em: '2026-01-01T00:00:00Z', fecha_em: '2026-01-02T00:00:00Z' }];

type Jogador = { uuid?: string; nome: string; numero?: number | null };

async function scene(total: number) {
  const org = await t.signedIn();
  const regras = { transferencias: PAST, transferencias_emergencia: total };
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] }, { regras });
  const ana = await t.signedIn();
  const { uuid } = (await ana.post(`/api/campeonatos/${id}/participantes`, {})).json().data;
  const path = `/api/participantes/${uuid}/elenco`;
  const save = (who: SignedIn, jogadores: Jogador[]) => who.put(path, { jogadores });
  const squad = async (): Promise<Jogador[]> => (await ana.get(path)).json().data;
  const used = async () => (await ana.get(path)).json().emergencia;
  expect((await save(ana, [{ nome: 'A' }, { nome: 'B' }, { nome: 'C' }])).statusCode).toBe(200);
  await insertNames(t, id, 2);
  await startCampeonato(org, id);
  return { org, ana, save, squad, used };
}

test('are spent one by one, and the one too many is refused with how it stands', async () => {
  const { ana, save, squad, used } = await scene(2);
  expect(await used()).toEqual({ usadas: 0, total: 2 });
  const [, b, c] = await squad();
  const swapped = await save(ana, [b as Jogador, c as Jogador, { nome: 'D' }]);
  expect(swapped.statusCode, swapped.body).toBe(200);
  expect(swapped.json().emergencia).toEqual({ usadas: 1, total: 2 });
  const two = await save(ana, [{ nome: 'E' }, { nome: 'F' }, ...(await squad()).slice(2)]);
  expect(two.statusCode).toBe(409);
  expect(two.json().warning).toContain('1 de 2 trocas de emergência usadas');
  expect((await save(ana, [...(await squad()), { nome: 'E' }])).statusCode).toBe(200);
  const numbered = (await squad()).map((one, numero) => ({ ...one, numero }));
  expect((await save(ana, numbered)).statusCode).toBe(200);
  expect((await save(ana, [...(await squad()), { nome: 'G' }])).statusCode).toBe(409);
  expect(await used()).toEqual({ usadas: 2, total: 2 });
});

test('a change whose answer was lost is sent again and counted once', async () => {
  const { ana, save, squad, used } = await scene(2);
  const [, b, c] = await squad();
  const change = [b as Jogador, c as Jogador, { nome: 'D' }];
  const first = await save(ana, change);
  expect(first.statusCode, first.body).toBe(200);
  expect((await save(ana, change)).json()).toEqual(first.json());
  expect(await used()).toEqual({ usadas: 1, total: 2 });
});

test('two requests at once cannot share the last one', async () => {
  const { ana, save, squad, used } = await scene(1);
  const before = await squad();
  const answers = await Promise.all(
    ['D', 'E', 'F'].map((nome) => save(ana, [...before, { nome }])),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await used()).toEqual({ usadas: 1, total: 1 });
});

test('cost the organisers nothing, and there are none where the rules name none', async () => {
  const { org, save, squad, used } = await scene(1);
  expect((await save(org, [...(await squad()), { nome: 'D' }, { nome: 'E' }])).statusCode).toBe(
    200,
  );
  expect(await used()).toEqual({ usadas: 0, total: 1 });
  const none = await scene(0);
  const refused = await none.save(none.ana, [...(await none.squad()), { nome: 'D' }]);
  expect(refused.json().warning).toBe('A janela de transferências está fechada.');
  expect(await none.used()).toBeNull();
});

describe('what a change of the squad costs', () => {
  const row = (uuid: string, nome: string) => ({
    ...{ uuid, nome, identificacao: null, numero: null, papel: null },
  });
  const before = [row('a', 'Ana'), row('b', 'Bia'), row('c', 'Caio')];
  const [ana, bia, caio] = before as [(typeof before)[0], (typeof before)[0], (typeof before)[0]];
  test.each([
    ['nothing', 0, before],
    ['a shirt and an armband', 0, [{ ...ana, numero: 9, papel: 'capitao' as const }, bia, caio]],
    ['one for another', 1, [ana, bia, { nome: 'Duda' }]],
    ['one more', 1, [...before, { nome: 'Duda' }]],
    ['two fewer', 2, [ana]],
    ['another name on the same row', 1, [{ ...ana, nome: 'Duda' }, bia, caio]],
    ['another id on the same row', 1, [{ ...ana, identificacao: 'x' }, bia, caio]],
  ])('%s: %i', (_, cost, after) => {
    expect(trocasEntre(before, after)).toBe(cost);
  });
});
