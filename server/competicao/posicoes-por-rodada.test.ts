import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Fase } from '#regras/configuracao/fases.ts';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { carregarEstado } from './estado.ts';
import { posicoesDaFase, posicoesPorRodada } from './posicoes-por-rodada.ts';

const t = testApp();

test('each group has its own places, which end with those of its table', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  for (const rodada of [1, 2]) {
    for (const partida of await currentRound(org, id)) {
      await score(org, partida, { tipo: 'placar', mandante: rodada, visitante: 0 });
    }
  }
  const row = await t.db.first<{ id: string; fases: Fase[]; versao: number }>(sql`
    select id, fases, versao from campeonatos where id = ${id}`);
  if (!row) throw new Error('gone');
  const estado = await carregarEstado(t.db, row);
  const tables = posicoesPorRodada(estado, 1);
  expect(tables.map(({ grupo, rodadas }) => [grupo, rodadas])).toEqual([
    ['A', 2],
    ['B', 2],
  ]);
  const { data } = (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json();
  for (const [index, { linhas }] of data.tabelas.entries()) {
    const shown = linhas.map((one: { participante: string; posicao: number }) => [
      one.participante,
      one.posicao,
    ]);
    const last = tables[index]?.linhas.map(({ participante, posicoes }) => [
      participante,
      posicoes.at(-1),
    ]);
    expect(last).toEqual(shown);
  }
  expect(posicoesPorRodada(estado, 2)).toEqual([]);
  const [own] = tables[0]?.linhas ?? [];
  const kept = await posicoesDaFase(t.db, row, 1);
  expect(kept.get(own?.participante ?? '')).toEqual(own?.posicoes);
});
