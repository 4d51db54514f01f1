// What both sides say of a match is official.
import type { Informado, LadoDoJogo, Via } from '#regras/vida/partida.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { AMBOS, avisarVida } from './avisar.ts';
import type { Lance } from './lance.ts';

type PalavraConfirmada = {
  readonly informado: Informado;
  readonly via: Extract<Via, 'confirmacao' | 'sem_resposta' | 'acordo'>;
  /** Sides whose word it is. */
  readonly afirmado: readonly LadoDoJogo[];
};

export async function confirmar(
  lance: Lance,
  { informado, via, afirmado }: PalavraConfirmada,
): Promise<void> {
  const { escrita, partida } = lance;
  const estado = informado.tipo === 'wo' ? 'wo' : 'confirmada';
  await aplicarResultado(escrita, {
    partida,
    lancado: { resultado: informado, estado },
    ciente: false,
    palavra: { via, afirmado },
  });
  const fato = { tipo: 'placar_confirmado', para: AMBOS, informado } as const;
  await avisarVida(lance, { ...fato, por: escrita.quem.user?.uuid });
}
