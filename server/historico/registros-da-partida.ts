import sql from 'sql-template-tag';
import type { Quem } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { olharDe } from '#server/participantes/apresentar.ts';
import { linhasDaTrilha } from './linhas.ts';

const MOST_LINES = 50;

/** What was done with a match, and what undid its result from elsewhere. */
export function registrosDaPartida(
  tx: Tx,
  campeonato: CampeonatoVisto,
  { quem, uuid }: { readonly quem: Quem; readonly uuid: string },
) {
  const undone = JSON.stringify([{ uuid }]);
  const quais = sql`(h.objeto = ${uuid} or (h.depois -> 'desfeitas') @> ${undone}::jsonb
    or (h.depois -> 'desfez') @> ${JSON.stringify([uuid])}::jsonb)`;
  const trilha = { campeonatoId: campeonato.id, quais, limite: MOST_LINES };
  return linhasDaTrilha(tx, trilha, olharDe(campeonato, quem));
}
