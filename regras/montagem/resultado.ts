// How a match ended, as rows and answers tell it, and the same in the engine's words.
import type { Cards, Match, Result, Side } from '#engine/types.ts';

/** Who failed to appear: a W.O. is never told by who won it. */
export const AUSENTES = ['mandante', 'visitante', 'ambos'] as const;

export type Ausente = (typeof AUSENTES)[number];

type ParDeGols = readonly [number, number];

export type ResultadoComPlacar = {
  readonly tipo: 'placar';
  /** Goals, extra time included, penalties never. */
  readonly mandante: number;
  readonly visitante: number;
  readonly prorrogacao?: true;
  readonly penaltis?: ParDeGols;
};

export type Resultado =
  | ResultadoComPlacar
  | { readonly tipo: 'wo'; readonly wo_de: Ausente }
  /** Never to be played. */
  | { readonly tipo: 'cancelada' }
  /** Played, and does not count. */
  | { readonly tipo: 'anulada' };

function walkoverOf(woDe: Ausente): Result {
  if (woDe === 'ambos') return { kind: 'double_walkover' };
  return { kind: 'walkover', winner: woDe === 'mandante' ? 'away' : 'home' };
}

export function resultOf(resultado: Resultado): Result {
  switch (resultado.tipo) {
    case 'placar': {
      const { mandante, visitante, prorrogacao, penaltis } = resultado;
      return {
        kind: 'played',
        score: { home: mandante, away: visitante },
        ...(prorrogacao && { extraTime: true }),
        ...(penaltis && { penalties: { home: penaltis[0], away: penaltis[1] } }),
      };
    }
    case 'wo':
      return walkoverOf(resultado.wo_de);
    case 'cancelada':
      return { kind: 'cancelled' };
    case 'anulada':
      return { kind: 'annulled' };
  }
}

const PERDEDOR = { home: 'visitante', away: 'mandante' } as const satisfies Record<Side, Ausente>;

/** What a withdrawal or a decided tie makes of a match: nothing that was played. */
export function decisaoDe(result: Result): Resultado {
  if (result.kind === 'walkover') return { tipo: 'wo', wo_de: PERDEDOR[result.winner] };
  if (result.kind === 'double_walkover') return { tipo: 'wo', wo_de: 'ambos' };
  return { tipo: result.kind === 'annulled' ? 'anulada' : 'cancelada' };
}

export type CartoesDoLado = {
  /** Those that did not lead to a second one. */
  readonly amarelos: number;
  readonly segundos_amarelos: number;
  readonly vermelhos: number;
};

/** Cards of a match, and which two it was between: they count for nobody else who plays it later. */
export type Cartoes = {
  readonly entre: readonly [string, string];
  readonly mandante?: CartoesDoLado;
  readonly visitante?: CartoesDoLado;
};

/** A yellow and a direct red of one player count as much as of two, in every scale that there is. */
const cardsOf = (cartoes: CartoesDoLado): Cards => ({
  yellow: cartoes.amarelos,
  secondYellow: cartoes.segundos_amarelos,
  red: cartoes.vermelhos,
  yellowAndRed: 0,
});

export const cardsOfBoth = ({ mandante, visitante }: Cartoes): NonNullable<Match['cards']> => ({
  ...(mandante && { home: cardsOf(mandante) }),
  ...(visitante && { away: cardsOf(visitante) }),
});
