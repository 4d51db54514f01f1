// All match sheets of a championship, with the names of its squads.
import type { Tx } from '#server/database/database.ts';
import {
  type JogadorDaSumula,
  listJogadoresDe,
  listSumulas,
  type SumulaDoCampeonato,
} from './queries.ts';

export type SumulasLidas = {
  readonly sumulas: readonly SumulaDoCampeonato[];
  /** By their uuid. */
  readonly jogadores: ReadonlyMap<string, JogadorDaSumula>;
};

/** `comJogadores`: also where no sheet names anybody. */
export async function lerSumulas(
  tx: Tx,
  campeonatoId: string,
  comJogadores = false,
): Promise<SumulasLidas> {
  const sumulas = await listSumulas(tx, campeonatoId);
  const rows = comJogadores || sumulas.length > 0 ? await listJogadoresDe(tx, campeonatoId) : [];
  return { sumulas, jogadores: new Map(rows.map((row) => [row.uuid, row])) };
}
