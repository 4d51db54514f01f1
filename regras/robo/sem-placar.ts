// What the rules make of a match whose time is over and that nobody has a score of.

export type QuemFalou = { readonly mandante: boolean; readonly visitante: boolean };

export type SemPlacar =
  | { readonly regra: 'moderacao' }
  | {
      readonly regra: 'zero_a_zero';
      readonly lancamento: {
        readonly tipo: 'placar';
        readonly mandante: 0;
        readonly visitante: 0;
        readonly prorrogacao: false;
      };
    }
  | {
      readonly regra: 'vence_quem_falou';
      readonly lancamento: { readonly tipo: 'wo'; readonly wo_de: 'mandante' | 'visitante' };
    };

const ORGANIZACAO: SemPlacar = { regra: 'moderacao' };

/** Who spoke up alone gets the match; both or none: the organisers decide. */
export function semPlacarDe(
  regra: 'moderacao' | 'zero_a_zero' | 'vence_quem_falou',
  falou: QuemFalou,
): SemPlacar {
  if (regra === 'zero_a_zero') {
    const lancamento = { tipo: 'placar', mandante: 0, visitante: 0, prorrogacao: false } as const;
    return { regra, lancamento };
  }
  if (regra === 'moderacao' || falou.mandante === falou.visitante) return ORGANIZACAO;
  return {
    regra,
    lancamento: { tipo: 'wo', wo_de: falou.mandante ? 'visitante' : 'mandante' },
  };
}

const HOUR_MS = 3_600_000;

/** So long before the deadline a proposal leaves the other side time to answer. */
const A_TEMPO_MS = 24 * HOUR_MS;

type PropostaNoRegistro = {
  readonly lado: 'mandante' | 'visitante';
  readonly estado: string;
  readonly created_at: string;
};

/** Not answered, and said early enough. */
const fala = ({ estado, created_at }: PropostaNoRegistro, prazo: number) =>
  (estado === 'aberta' || estado === 'sem_resposta') &&
  Date.parse(created_at) <= prazo - A_TEMPO_MS;

/** By the log of the match; a side that nobody could have answered for is not held to its silence. */
export function quemFalou(
  propostas: readonly PropostaNoRegistro[],
  prazo: number,
  podeFalar: QuemFalou,
): QuemFalou {
  const spoke = (lado: 'mandante' | 'visitante') =>
    propostas.some((one) => one.lado === lado && fala(one, prazo));
  return {
    mandante: spoke('mandante') && podeFalar.visitante,
    visitante: spoke('visitante') && podeFalar.mandante,
  };
}
