import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { listPartidasPorUuid } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Visitor } from '#server/http/session.ts';
import type { SugestaoRow } from './queries.ts';
import { ehNeutro } from './require-neutro.ts';

type OlharDasSugestoes = {
  readonly campeonato: Pick<CampeonatoRow, 'fases' | 'regras'>;
  readonly visitor: Pick<Visitor, 'user'>;
};

/** With their matches as they are now. */
export async function apresentarSugestoes(
  tx: Tx,
  { campeonato, visitor }: OlharDasSugestoes,
  rows: readonly SugestaoRow[],
): Promise<Sugestao[]> {
  if (rows.length === 0) return [];
  const { fases, regras } = campeonato;
  const uuids = [...new Set(rows.map(({ partida_uuid }) => partida_uuid))];
  const found = await listPartidasPorUuid(tx, uuids);
  const matches = new Map(found.map((partida) => [partida.uuid, partida]));
  const neutral = await ehNeutro(tx, rows, { regras, eu: visitor.user?.uuid });
  return rows.map(({ partida_uuid, mandante: _m, visitante: _v, ...row }, index) => {
    const partida = matches.get(partida_uuid);
    return {
      ...row,
      partida: partida ? apresentarPartida(partida, fases) : null,
      decido: neutral[index] ?? false,
    };
  });
}
