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

test('scorers of an undone final count for nobody, not for another finalist either, until it is restored', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  const numbers = async () =>
    (await org.get(`/api/campeonatos/${id}/estatisticas`)).json().data.jogadores;
  for (const semi of await round(1)) await score(org, semi, placar(1, 0));
  const [final] = (await round(2)) as [PartidaDeTeste];
  await score(org, final, placar(2, 0));
  const lances = [{ tipo: 'gol', quem: { nome: 'Pipoca' } }];
  const path = `/api/partidas/${final.uuid}/sumula`;
  const half = { mandante: { versao: 0, lances } };
  expect((await org.put(path, half)).statusCode).toBe(200);
  expect(await numbers()).toMatchObject({ artilharia: [{ nome: 'Pipoca', gols: 1 }] });

  const [semi] = (await round(1)) as [PartidaDeTeste];
  const wrong = await score(org, semi, placar(0, 1), AWARE);
  expect(wrong.statusCode, wrong.body).toBe(200);
  expect(await numbers()).toBeNull();
  const { sumula } = (await org.get(`/api/partidas/${final.uuid}`)).json().data;
  expect(sumula.mandante).toMatchObject({ versao: 0, lances: [] });

  const right = await score(org, wrong.json().data, placar(1, 0), AWARE);
  expect(right.statusCode, right.body).toBe(200);
  expect((await org.post(`/api/campeonatos/${id}/partidas/restauracao`)).statusCode).toBe(200);
  expect(await numbers()).toMatchObject({ artilharia: [{ nome: 'Pipoca', gols: 1 }] });
});
