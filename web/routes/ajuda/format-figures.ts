// How long each format takes with n entrants, n a power of two: single matches, once round. Groups are of
// four with two through; a league phase sends its better half to the knockout.
import type { FormatId } from './content/shape.ts';

export const ENTRANTS = [8, 16, 32] as const;

export type Entrants = (typeof ENTRANTS)[number];

export type Figures = {
  readonly matches: number;
  readonly rounds: number;
  /** Matches of whoever goes home first. */
  readonly fewest: number;
};

const LEAGUE_PHASE_MATCHES: Readonly<Record<Entrants, number>> = { 8: 4, 16: 6, 32: 8 };

export function leaguePhaseMatches(entrants: Entrants): number {
  return LEAGUE_PHASE_MATCHES[entrants];
}

export function figuresOf(format: FormatId, n: Entrants): Figures {
  const levels = Math.log2(n);
  switch (format) {
    case 'pontos-corridos':
      return { matches: (n * (n - 1)) / 2, rounds: n - 1, fewest: n - 1 };
    case 'mata-mata':
      return { matches: n - 1, rounds: levels, fewest: 1 };
    case 'grupos': {
      const groups = n / 4;
      return { matches: 6 * groups + 2 * groups - 1, rounds: 3 + levels - 1, fewest: 3 };
    }
    case 'dupla-eliminacao':
      return { matches: 2 * n - 2, rounds: 2 * levels, fewest: 2 };
    case 'suico':
      return { matches: (levels * n) / 2, rounds: levels, fewest: levels };
    case 'fase-de-liga': {
      const each = leaguePhaseMatches(n);
      return { matches: (each * n) / 2 + n / 2 - 1, rounds: each + levels - 1, fewest: each };
    }
  }
}
