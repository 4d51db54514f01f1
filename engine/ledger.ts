// A stage's matches, read once: who met whom, and what each match was worth to each side.
// Every table (home only, up to round N, the matches among three level teams) is a sum over this ledger,
// so that asking for many tables of one season costs the reading of its matches only once.
import { type MatchCredits, matchCredits } from './match-result.ts';
import type { Adjustment, Match, Played, TableRules, TableStage, TeamId } from './types.ts';
import { withdraw } from './withdrawal.ts';

/** A match that counts; teams are their places in `Ledger.teams`. */
export type Entry = {
  readonly home: number;
  readonly away: number;
  readonly round: number;
  readonly credits: MatchCredits;
  readonly match: Match;
};

export type Ledger = {
  readonly teams: readonly TeamId[];
  readonly rules: TableRules;
  readonly stage: TableStage;
  readonly placeOf: (team: TeamId) => number | undefined;
  readonly entries: readonly Entry[];
  /** Matches still to be played. */
  readonly open: readonly { readonly home: number; readonly away: number }[];
  readonly adjustments: readonly Adjustment[];
  readonly struckOff: ReadonlySet<TeamId>;
};

const NO_ROUND = Number.POSITIVE_INFINITY;
const MEMO_WIDTH = 64;

/** Most matches of a season end in one of some twenty scores: their credits are shared. */
function makeCredits(rules: TableRules): (match: Match) => MatchCredits | undefined {
  const memo: (MatchCredits | undefined)[] = [];
  const isPlain = ({ score, penalties, shootoutWinner }: Played) =>
    penalties === undefined && shootoutWinner === undefined && score.away < MEMO_WIDTH;
  return ({ result }) => {
    if (result?.kind !== 'played' || !isPlain(result)) return matchCredits(result, rules);
    const key = result.score.home * MEMO_WIDTH + result.score.away;
    memo[key] ??= matchCredits(result, rules);
    return memo[key];
  };
}

/** Matches of teams that the stage does not list are left out. */
export function makeLedger(stage: TableStage): Ledger {
  const { teams, rules, withdrawals = [], withdrawalPolicy = 'keep' } = stage;
  const { matches, bonuses, struckOff } = withdraw(
    stage.matches,
    withdrawals,
    withdrawalPolicy,
    rules,
  );
  // Looking names up in an object is faster here than in a Map; without prototype any name is safe.
  const places = Object.create(null) as Record<TeamId, number | undefined>;
  for (const [place, team] of teams.entries()) places[team] ??= place;

  const creditsOf = makeCredits(rules);
  const entries: Entry[] = [];
  const open: { home: number; away: number }[] = [];
  for (const match of matches) {
    const home = places[match.home];
    const away = places[match.away];
    if (home === undefined || away === undefined) continue;
    const credits = creditsOf(match);
    if (credits) entries.push({ home, away, round: match.round ?? NO_ROUND, credits, match });
    else if (match.result === undefined) open.push({ home, away });
  }
  const adjustments = [...(stage.adjustments ?? []), ...bonuses];
  const placeOf = (team: TeamId) => places[team];
  return { teams, rules, stage, placeOf, entries, open, adjustments, struckOff };
}
