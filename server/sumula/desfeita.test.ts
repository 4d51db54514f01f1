// A sheet counts while the same two meet and the result was played: it leaves with a result that a correction
// elsewhere undoes, and comes back with it.
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });
const AWARE = { motivo: 'Placar trocado', ciente: true };

/** Four in a bracket: the final ended 2-0, and one of its scorers is written down. */
async function played() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const semi of await round(1)) await score(org, semi, placar(1, 0));
  const [final] = (await round(2)) as [PartidaDeTeste];
  await score(org, final, placar(2, 0));
  const lances = [{ tipo: 'gol', quem: { nome: 'Pipoca' } }];
  const path = `/api/partidas/${final.uuid}`;
  const half = { mandante: { versao: 0, lances } };
  expect((await org.put(`${path}/sumula`, half)).statusCode).toBe(200);
  const correct = async (lancamento: object) => {
    const [semi] = (await round(1)) as [PartidaDeTeste];
    const answer = await score(org, semi, lancamento, AWARE);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const restore = () => org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  const scorers = async () =>
    (await org.get(path)).json().data.sumula.mandante as { versao: number; lances: unknown[] };
  return { org, id, round, correct, restore, scorers };
}

test('scorers of an undone final count for nobody, not for another finalist either, until it is restored', async () => {
  const { org, id, correct, restore, scorers } = await played();
  const numbers = async () =>
    (await org.get(`/api/campeonatos/${id}/estatisticas`)).json().data.jogadores;
  expect(await numbers()).toMatchObject({ artilharia: [{ nome: 'Pipoca', gols: 1 }] });
  await correct(placar(0, 1));
  expect(await numbers()).toBeNull();
  expect(await scorers()).toMatchObject({ versao: 0, lances: [] });
  await correct(placar(1, 0));
  expect((await restore()).statusCode).toBe(200);
  expect(await numbers()).toMatchObject({ artilharia: [{ nome: 'Pipoca', gols: 1 }] });
});

test.each([
  ['put off', { tipo: 'adiar' }],
  ['cleared once more', { tipo: 'limpar' }],
])(
  'an undone final that is %s keeps the sheet that comes back with its result',
  async (_, lancamento) => {
    const { org, round, correct, restore, scorers } = await played();
    await correct(placar(0, 1));
    await correct(placar(1, 0));
    const [open] = (await round(2)) as [PartidaDeTeste];
    const off = await score(org, open, lancamento);
    expect(off.statusCode, off.body).toBe(200);
    expect((await restore()).json().data).toHaveLength(1);
    expect((await scorers()).lances).toMatchObject([{ quem: { nome: 'Pipoca' } }]);
  },
);
