import { expect, test } from 'vitest';
import type { SignedIn } from '#server/testing/app.ts';
import { testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

type Row = { rodada: number; jogo_previsto_at: string; prazo_at: string; estadio: string | null };

async function calendar(): Promise<{ org: SignedIn; path: string }> {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  const made = await org.put(`${path}/agenda`, {
    comeca_em: '2027-03-06T03:00:00.000Z',
    horarios: ['19:00', '20:30'],
    locais: ['Campo do Zé'],
    modelo: 'data',
  });
  expect(made.statusCode, made.body).toBe(200);
  return { org, path };
}

const round = async (org: SignedIn, path: string, rodada: number): Promise<Row[]> =>
  (await org.get(`${path}/jogos?rodada=${rodada}`)).json().data;

const times = (rows: readonly Row[]) => rows.map((row) => row.jogo_previsto_at).sort();

test('one venue: the matches of a round take its times in turn', async () => {
  const { org, path } = await calendar();
  expect(times(await round(org, path, 1))).toEqual([
    '2027-03-06T22:00:00.000Z',
    '2027-03-06T23:30:00.000Z',
  ]);
});

test('only one round is put off, or all from a date on', async () => {
  const { org, path } = await calendar();
  const before = times(await round(org, path, 3));
  const one = { fase: 1, rodada: 1, dias: 2, so_esta: true };
  expect((await org.put(`${path}/agenda/dias`, one)).json().data.partidas).toBe(2);
  expect(times(await round(org, path, 1))[0]).toBe('2027-03-08T22:00:00.000Z');
  expect(times(await round(org, path, 3))).toEqual(before);
  const later = { fase: 1, rodada: 1, dias: 7, desde: '2027-03-13T03:00:00.000Z' };
  expect((await org.put(`${path}/agenda/dias`, later)).json().data.partidas).toBe(4);
  expect(times(await round(org, path, 1))[0]).toBe('2027-03-08T22:00:00.000Z');
  expect(times(await round(org, path, 2))[0]).toBe('2027-03-20T22:00:00.000Z');
});

test('the deadline of a round is set for all its matches', async () => {
  const { org, path } = await calendar();
  const prazo_at = '2027-03-12T02:59:00.000Z';
  const set = await org.put(`${path}/agenda/prazo`, { fase: 1, rodada: 1, prazo_at });
  expect(set.json().data.partidas).toBe(2);
  expect((await round(org, path, 1)).map((row) => row.prazo_at)).toEqual([prazo_at, prazo_at]);
});

test('a draw by pots takes the pots that the organiser sends, and refuses a forgotten team', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'grupos', grupos: 2, classificam: 1 }] });
  const [a = '', b = '', c = '', d = ''] = await insertNames(t, id, 4);
  const path = `/api/campeonatos/${id}/sorteio`;
  const pots = [
    [a, d],
    [b, c],
  ];
  const prepared = await org.post(path, { metodo: 'potes', potes: pots });
  expect(prepared.json().data.entrada.potes).toEqual(pots);
  const forgotten = await org.post(path, { metodo: 'potes', potes: [[a], [b, c]] });
  expect(forgotten.statusCode).toBe(422);
});
