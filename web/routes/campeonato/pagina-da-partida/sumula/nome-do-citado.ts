import type { CitadoVisto } from '#contract/partida/sumula.ts';
import { GOL_CONTRA } from '#regras/sumula/sumula.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** The two fixed ids are named by the product. */
export function nomeDoCitado({ jogador, nome }: CitadoVisto, t: Translate): string {
  if (nome !== null) return nome;
  return t(jogador === GOL_CONTRA ? 'sumula.gol_contra' : 'sumula.nao_identificado');
}
