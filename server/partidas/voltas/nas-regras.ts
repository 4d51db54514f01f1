// A result that may come back does not always fit any more: another leg of its tie may have been entered since, and with
// that the rules would refuse it.
import { type DadosDoCampeonato, type Estado, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { comLancado } from '../aplicar-resultado.ts';
import { devolvidoDe } from '../desfeitas.ts';
import { desfazOutras } from '../impacto.ts';
import { recusaDosPenaltis } from '../penaltis.ts';

/** With the result that it had; null: the rules refuse it, or it would undo others. */
export function comVolta(dados: DadosDoCampeonato, partida: PartidaRow): Estado | null {
  if (!partida.desfeito) return null;
  const lancado = devolvidoDe(partida.desfeito);
  const tentado = estadoDe(comLancado(dados, { partida, lancado, isRestored: true }));
  if (recusaDosPenaltis(tentado, partida, lancado.resultado)) return null;
  return desfazOutras(tentado) ? null : tentado;
}
