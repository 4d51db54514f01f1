// What a correction of the score makes of the match sheet.
import type { Resultado } from '#regras/montagem/resultado.ts';
import { contradiz } from '#regras/sumula/sumula.ts';
import { LADOS } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { findMetades } from './queries.ts';

/** `apaga`: without a result there is no sheet; `contradiz`: it lists more goals than there are; null: nothing. */
export async function oQueSofre(
  tx: Tx,
  partida: PartidaRow,
  resultado: Resultado | null,
): Promise<'apaga' | 'contradiz' | null> {
  const metades = await findMetades(tx, partida);
  const isWritten = LADOS.some((lado) => (metades[lado]?.lances.length ?? 0) > 0);
  if (!isWritten) return null;
  if (!resultado) return 'apaga';
  const goals = resultado.tipo === 'placar' ? resultado : { mandante: 0, visitante: 0 };
  const isWrong = LADOS.some((lado) => contradiz(metades[lado]?.lances ?? [], goals[lado]));
  return isWrong ? 'contradiz' : null;
}
