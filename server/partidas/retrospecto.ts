// How the two sides of a match met before, or will have met: their other matches that are over.
import type { PartidaInteira } from '#contract/partidas.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import {
  listEncontros,
  listEncontrosAnteriores,
  listQuadros,
  type PartidaRow,
} from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

/** Names of rounds of brackets, by phase and tie. */
async function etapasDe(tx: Tx, campeonato: CampeonatoRow, rows: readonly PartidaRow[]) {
  const isNamed = rows.some(({ confronto }) => confronto !== null);
  const quadros = isNamed ? await listQuadros(tx, campeonato.id) : [];
  const names = campeonato.fases.map((_, index) => {
    const bracket = isNamed ? chaveDaFase(campeonato, quadros, index + 1) : undefined;
    return bracket ? etapasDaChave(bracket) : undefined;
  });
  return ({ fase, confronto }: PartidaRow) => names[fase - 1]?.get(confronto ?? '') ?? null;
}

/** Here and in earlier editions, newest first. */
export async function retrospectoDe(
  tx: Tx,
  campeonato: CampeonatoRow,
  { uuid, mandante, visitante }: PartidaRow,
): Promise<PartidaInteira['retrospecto']> {
  if (!mandante || !visitante) return [];
  const { id, nome, fases } = campeonato;
  const rows = (await listEncontros(tx, id, [mandante, visitante])).filter(
    (row) => row.uuid !== uuid,
  );
  const etapaOf = await etapasDe(tx, campeonato, rows);
  const before = await listEncontrosAnteriores(tx, campeonato, [mandante, visitante]);
  return [
    ...rows.map((row) => ({
      partida: apresentarPartida(row, fases),
      campeonato: { id, nome },
      etapa: etapaOf(row),
    })),
    ...before.map(({ onde, ...row }) => ({
      partida: apresentarPartida(row, onde.fases),
      campeonato: { id: onde.id, nome: onde.nome },
      etapa: null,
    })),
  ];
}
