// A match that lost its result may have others in it now, or the same two again: cards are those of the sheets of who
// meets there. Any other match has only ever had its two, and is not looked up.
import { cartoesDaSumula } from '#regras/sumula/cartoes.ts';
import type { DadosDoCampeonato } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { comPartida } from '#server/partidas/impacto.ts';
import { findMetades } from './queries.ts';

/** The championship with the cards that a result of this match brings with it. */
export async function comCartoesDaPartida(
  tx: Tx,
  dados: DadosDoCampeonato,
  partida: PartidaRow,
): Promise<DadosDoCampeonato> {
  if (!partida.desfeito) return dados;
  const { mandante, visitante } = await findMetades(tx, partida);
  const lances = { mandante: mandante?.lances ?? [], visitante: visitante?.lances ?? [] };
  return comPartida(dados, partida.uuid, { cartoes: cartoesDaSumula(partida, lances) });
}
