// A line of a ranking, made of its sources: matches for Elo, final places for points by position, and what was added
// or taken by hand. The same functions make the line of one person and the whole table.
import type { Medida } from './ordem.ts';
import { ordenar } from './ordem.ts';
import { type ColocacaoNoRanking, resultadosQueContam } from './pontos.ts';
import type { RegrasDePosicao, RegrasDoElo } from './regras.ts';

export type LinhaDoRanking = Medida & {
  readonly usuario: string;
  readonly vitorias: number;
  readonly empates: number;
  readonly derrotas: number;
  /** Oldest first: the last five results as letters, or the last five final places. */
  readonly ultimos: string;
};

const LAST = 5;

/** One match from the side of one who played it. */
export type JogoNoRanking = {
  readonly depois: number;
  readonly pro: number;
  readonly contra: number;
};

/** What is carried from one match of somebody to the next. */
export type Campanha = {
  readonly atual: number;
  readonly pico: number;
  readonly vitorias: number;
  readonly empates: number;
  readonly derrotas: number;
  readonly ultimos: string;
};

export const semJogos = ({ inicio }: RegrasDoElo): Campanha => ({
  ...{ atual: inicio, pico: inicio, vitorias: 0, empates: 0, derrotas: 0, ultimos: '' },
});

export function comJogo(antes: Campanha, { depois, pro, contra }: JogoNoRanking): Campanha {
  const letra = pro > contra ? 'v' : pro < contra ? 'd' : 'e';
  return {
    atual: depois,
    pico: Math.max(antes.pico, depois),
    vitorias: antes.vitorias + Number(letra === 'v'),
    empates: antes.empates + Number(letra === 'e'),
    derrotas: antes.derrotas + Number(letra === 'd'),
    ultimos: (antes.ultimos + letra).slice(-LAST),
  };
}

export type AlemDosJogos = { readonly titulos: number; readonly ajustes: number };

export function linhaDoElo(
  usuario: string,
  campanha: Campanha,
  { titulos, ajustes }: AlemDosJogos,
  { provisorio_ate }: RegrasDoElo,
): LinhaDoRanking {
  const { atual, pico, vitorias, empates, derrotas, ultimos } = campanha;
  const jogos = vitorias + empates + derrotas;
  return {
    ...{ usuario, titulos, jogos, vitorias, empates, derrotas, ultimos },
    pontos: Math.round(atual) + ajustes,
    melhor: Math.round(pico),
    provisorio: jogos < provisorio_ate,
  };
}

export const isTitulo = ({ de, ate }: Pick<ColocacaoNoRanking, 'de' | 'ate'>): boolean =>
  de === 1 && ate === 1;

/** Undefined for who has no result that is young enough, and nothing by hand. */
export function linhaDePosicao(
  usuario: string,
  colocacoes: readonly ColocacaoNoRanking[],
  ajustes: number,
  { regras, hoje }: { readonly regras: RegrasDePosicao; readonly hoje: string },
): LinhaDoRanking | undefined {
  const { contam, sobram } = resultadosQueContam(regras, colocacoes, hoje);
  const all = [...contam, ...sobram];
  if (all.length === 0 && ajustes === 0) return undefined;
  const byDay = all.toSorted(
    (a, b) => ordenar(a.dia, b.dia) || ordenar(a.campeonato, b.campeonato),
  );
  return {
    usuario,
    pontos: contam.reduce((sum, { pontos }) => sum + pontos, ajustes),
    titulos: all.filter(isTitulo).length,
    melhor: all.length === 0 ? -10_000 : -Math.min(...all.map(({ de }) => de)),
    jogos: all.length,
    provisorio: false,
    ...{ vitorias: 0, empates: 0, derrotas: 0 },
    ultimos: byDay
      .slice(-LAST)
      .map(({ de }) => de)
      .join(' '),
  };
}
