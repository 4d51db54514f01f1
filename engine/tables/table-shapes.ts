// Shapes that a table is made from: its steps, the matches that count, and the columns of each team. Shapes only,
// so that the files that fill and read them need not know each other.

import type { MatchCredits } from '#engine/match/match-result.ts';
import type {
  Adjustment,
  Match,
  TableRules,
  TableStage,
  TeamId,
  Tiebreaker,
} from '#engine/types.ts';

export type Totals = {
  points: number;
  adjustment: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
};

/** One row for each team of the ledger, in its order. */
export type Tally = readonly Readonly<Totals>[];

export type TieBreakStep =
  | { readonly kind: 'plain'; readonly criterion: Tiebreaker }
  | { readonly kind: 'head_to_head' | 'pair'; readonly criteria: readonly Tiebreaker[] };

/** Two teams by their places in `Ledger.teams`. */
export type Fixture = { readonly home: number; readonly away: number };

/** A match that counts. */
export type CountedMatch = Fixture & { readonly credits: MatchCredits; readonly match: Match };

export type Ledger = {
  readonly teams: readonly TeamId[];
  readonly rules: TableRules;
  readonly steps: readonly TieBreakStep[];
  readonly stage: TableStage;
  readonly placeOf: (team: TeamId) => number | undefined;
  /** The columns of every team over all the matches. */
  readonly totals: Tally;
  readonly entries: () => readonly CountedMatch[];
  /** Matches still to be played, or ruled on. */
  readonly open: () => readonly Fixture[];
  readonly adjustments: readonly Adjustment[];
  readonly struckOff: ReadonlySet<TeamId>;
};
