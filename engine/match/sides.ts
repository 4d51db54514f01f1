// The two sides of a match, and matches in their order.
import type { Match, Side } from '#engine/types.ts';

export const SIDES = ['home', 'away'] as const;

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Something of the winner's and something of the loser's, by sides. */
export const bySide = <T>(winner: Side, won: T, lost: T): Record<Side, T> =>
  winner === 'home' ? { home: won, away: lost } : { home: lost, away: won };

/** Matches without a round come first. */
export const byRound = (a: Match, b: Match): number => (a.round ?? 0) - (b.round ?? 0);
