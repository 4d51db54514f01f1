import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { listPartidasPorUuid } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { SugestaoRow } from './queries.ts';

/** With their matches as they are now. */
export async function apresentarSugestoes(
  tx: Tx,
  { fases }: Pick<CampeonatoRow, 'fases'>,
  rows: readonly SugestaoRow[],
): Promise<Sugestao[]> {
  const uuids = [...new Set(rows.map(({ partida_uuid }) => partida_uuid))];
  const found = uuids.length > 0 ? await listPartidasPorUuid(tx, uuids) : [];
  const matches = new Map(found.map((partida) => [partida.uuid, partida]));
  return rows.map(({ partida_uuid, mandante: _m, visitante: _v, ...row }) => {
    const partida = matches.get(partida_uuid);
    return { ...row, partida: partida ? apresentarPartida(partida, fases) : null };
  });
}
