// The matches of one person over all championships that everybody may see, and what they sum up to.
import type { Modalidade } from '#regras/configuracao/expresso.ts';
import type { Ausente } from '#regras/montagem/resultado.ts';

type LetraPassada = 'v' | 'e' | 'd';

/** Oldest first in every list. Who played is who was stamped when the result became official. */
export type JogoPassado = {
  readonly campeonato: string;
  readonly modalidade: Modalidade;
  readonly em: string;
  readonly lado: 'mandante' | 'visitante';
  readonly resultado:
    | { readonly tipo: 'placar'; readonly mandante: number; readonly visitante: number }
    | { readonly tipo: 'wo'; readonly wo_de: Ausente };
  /** Its championship is over. */
  readonly encerrado: boolean;
  /** Their side of the match sheet was filled in, and how many cards it has. */
  readonly sumula: boolean;
  readonly cartoes: number;
  /** Whether the score came before its time was over; null where there was none to keep. */
  readonly no_prazo: boolean | null;
};

export type DesfechoPassado = {
  readonly letra: LetraPassada;
  readonly pro: number;
  readonly contra: number;
  /** Did not appear. */
  readonly faltou: boolean;
};

/** A W.O. has no goals; who failed to appear lost, also where neither came. Penalties leave a draw. */
export function desfechoDe({
  lado,
  resultado,
}: Pick<JogoPassado, 'lado' | 'resultado'>): DesfechoPassado {
  if (resultado.tipo === 'wo') {
    const faltou = resultado.wo_de === lado || resultado.wo_de === 'ambos';
    return { letra: faltou ? 'd' : 'v', pro: 0, contra: 0, faltou };
  }
  const { mandante, visitante } = resultado;
  const [pro, contra] = lado === 'mandante' ? [mandante, visitante] : [visitante, mandante];
  const letra = pro > contra ? 'v' : pro < contra ? 'd' : 'e';
  return { letra, pro, contra, faltou: false };
}

const LAST = 5;

export type NumerosDaPessoa = {
  readonly jogos: number;
  readonly vitorias: number;
  readonly empates: number;
  readonly derrotas: number;
  readonly gols: number;
  readonly sofridos: number;
  /** Matches that they failed to appear to. */
  readonly wo: number;
  /** Oldest first. */
  readonly forma: readonly LetraPassada[];
  /** Scores that had a time to keep, and those that kept it. */
  readonly com_prazo: number;
  readonly no_prazo: number;
};

export function numerosDe(jogos: readonly JogoPassado[]): NumerosDaPessoa {
  const ends = jogos.map(desfechoDe);
  const count = (letra: LetraPassada) => ends.filter((one) => one.letra === letra).length;
  const timed = jogos.filter(({ no_prazo }) => no_prazo !== null);
  return {
    jogos: jogos.length,
    vitorias: count('v'),
    empates: count('e'),
    derrotas: count('d'),
    gols: ends.reduce((sum, { pro }) => sum + pro, 0),
    sofridos: ends.reduce((sum, { contra }) => sum + contra, 0),
    wo: ends.filter(({ faltou }) => faltou).length,
    forma: ends.slice(-LAST).map(({ letra }) => letra),
    com_prazo: timed.length,
    no_prazo: timed.filter(({ no_prazo }) => no_prazo).length,
  };
}

/** By modalidade, what they played most first. */
export const numerosPorModalidade = (
  jogos: readonly JogoPassado[],
): readonly (NumerosDaPessoa & { readonly modalidade: Modalidade })[] =>
  [...Map.groupBy(jogos, ({ modalidade }) => modalidade)]
    .map(([modalidade, own]) => ({ modalidade, ...numerosDe(own) }))
    .toSorted((a, b) => b.jogos - a.jogos);
