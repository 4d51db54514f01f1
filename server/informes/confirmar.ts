// What both sides say of a match is official.
import type { Informado, LadoDoJogo, Via } from '#regras/vida/partida.ts';
import { aplicarResultado } from '#server/partidas/aplicar-resultado.ts';
import { AMBOS, avisarVida } from './avisar.ts';
import { abertosDe } from './fatos.ts';
import { type Lance, lanceCom } from './lance.ts';
import { comOficial } from './oficializar.ts';

type PalavraConfirmada = {
  readonly informado: Informado;
  readonly via: Extract<Via, 'confirmacao' | 'sem_resposta' | 'acordo'>;
  /** Sides whose word it is. */
  readonly afirmado: readonly LadoDoJogo[];
};

/** Gives the match as it is then. */
export async function confirmar(
  lance: Lance,
  { informado, via, afirmado }: PalavraConfirmada,
): Promise<Lance> {
  const { escrita, partida, guardada } = lance;
  const estado = informado.tipo === 'wo' ? 'wo' : 'confirmada';
  const palavra = { via, afirmado };
  const aplicado = await aplicarResultado(escrita, {
    partida,
    lancado: { resultado: informado, estado },
    ciente: false,
    palavra,
    abertos: abertosDe(guardada),
  });
  escrita.soTocou(aplicado.tocadas);
  const fato = { tipo: 'placar_confirmado', para: AMBOS, informado } as const;
  const frase = via === 'sem_resposta' ? ({ frase: 'confirmado_sem_resposta' } as const) : {};
  await avisarVida(lance, { ...fato, ...frase, por: escrita.quem.user?.uuid });
  return lanceCom(escrita, aplicado.partida, comOficial(guardada, aplicado.partida, palavra));
}
