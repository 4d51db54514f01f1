// A stage's matches, read once: who met whom, and what each match was worth to each side.
// Every table (home only, up to round N, the matches among three level teams) is a sum over this ledger,
// so that asking for many tables of one season costs the reading of its matches only once.
import { type MatchCredits, matchCredits } from './match-result.ts';
import { type Step, stepsOf } from './steps.ts';
import type { Adjustment, Match, Result, TableRules, TableStage, TeamId } from './types.ts';
import { withdraw } from './withdrawal.ts';

/** A match that counts; teams are their places in `Ledger.teams`. */
export type Entry = {
  readonly home: number;
  readonly away: number;
  readonly credits: MatchCredits;
  readonly match: Match;
};

export type Ledger = {
  readonly teams: readonly TeamId[];
  /** 0, 1, 2, ...: all the teams as places. */
  readonly places: readonly number[];
  readonly rules: TableRules;
  readonly steps: readonly Step[];
  readonly stage: TableStage;
  readonly placeOf: (team: TeamId) => number | undefined;
  readonly entries: readonly Entry[];
  /** Matches still to be played. */
  readonly open: readonly { readonly home: number; readonly away: number }[];
  readonly adjustments: readonly Adjustment[];
  readonly struckOff: ReadonlySet<TeamId>;
};

const MEMO_WIDTH = 16;

/** Most matches of a season end in one of some twenty scores: those share their credits. */
function creditsOf(
  result: Result | undefined,
  rules: TableRules,
  memo: (MatchCredits | undefined)[],
): MatchCredits | undefined {
  if (result?.kind !== 'played' || result.penalties || result.shootoutWinner) {
    return matchCredits(result, rules);
  }
  const { home, away } = result.score;
  if (home >= MEMO_WIDTH || away >= MEMO_WIDTH) return matchCredits(result, rules);
  const key = home * MEMO_WIDTH + away;
  memo[key] ??= matchCredits(result, rules);
  return memo[key];
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
  const placeByName = Object.create(null) as Record<TeamId, number | undefined>;
  const places: number[] = [];
  for (const team of teams) {
    placeByName[team] = places.length;
    places.push(places.length);
  }

  const memo: (MatchCredits | undefined)[] = [];
  const entries: Entry[] = [];
  const open: { home: number; away: number }[] = [];
  for (const match of matches) {
    const home = placeByName[match.home];
    const away = placeByName[match.away];
    if (home === undefined || away === undefined) continue;
    const credits = creditsOf(match.result, rules, memo);
    if (credits) entries.push({ home, away, credits, match });
    else if (match.result === undefined) open.push({ home, away });
  }
  const adjustments = [...(stage.adjustments ?? []), ...bonuses];
  const placeOf = (team: TeamId) => placeByName[team];
  const steps = stepsOf(rules.tiebreakers);
  return { teams, places, rules, steps, stage, placeOf, entries, open, adjustments, struckOff };
}
