// What somebody typed, as it is kept, and whether the rules could ever take it.
import type { InformadoDado } from '#contract/partida/dado.ts';
import type { Informado } from '#regras/vida/partida.ts';
import { estadoDe } from '#server/competicao/estado.ts';
import { comPartida } from '#server/partidas/impacto.ts';
import { esperaOutraPerna, requireDecided } from '#server/partidas/penaltis.ts';
import { lancadoDe } from '#server/partidas/resultado.ts';
import type { Lance } from './lance.ts';
import { requireProrrogacao } from './prorrogacao.ts';

export function informadoDe(dado: InformadoDado): Informado {
  const { resultado } = lancadoDe(dado);
  if (resultado?.tipo === 'placar' || resultado?.tipo === 'wo') return resultado;
  throw new Error('unreachable: a score or a W.O. is one');
}

/** Asked when it is said, so that who confirms it is never refused for what another typed. */
export async function requirePossivel(
  { escrita, partida }: Pick<Lance, 'escrita' | 'partida'>,
  informado: Informado,
): Promise<void> {
  requireProrrogacao(escrita.campeonato.fases, partida, informado);
  const { dados, estado: antes } = await escrita.carregado();
  // In a table the score alone says it: nothing needs to be derived.
  if (antes && antes.fases[partida.fase - 1]?.kind !== 'knockout') {
    return requireDecided(antes, partida, informado);
  }
  const estado = informado.tipo === 'wo' ? 'wo' : 'confirmada';
  const mudanca = { resultado: informado, estado } as const;
  const tentado = estadoDe(comPartida(dados, partida.uuid, mudanca));
  if (!esperaOutraPerna(tentado, partida)) requireDecided(tentado, partida, informado);
}
