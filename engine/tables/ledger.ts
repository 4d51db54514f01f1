// A stage's matches, read once: what each match was worth to each side, and the sum for each team.
// Every other table (home only, up to round N, the matches among three level teams) is a sum over the same
// entries, so that asking for many tables of one season costs the reading of its matches only once.

import { once } from '#engine/lazy.ts';
import { listOf, placesOf } from '#engine/lists.ts';
import { isFinished, type MatchCredits, matchCredits } from '#engine/match/match-result.ts';
import type { Match, Result, TableRules, TableStage, TeamId } from '#engine/types.ts';
import type { CountedMatch, Fixture, Ledger, Tally, TieBreakStep, Totals } from './table-shapes.ts';
import { addCredit, makeTotals } from './tally.ts';
import { stepsOf } from './tie-breaker-order.ts';
import { afterWithdrawals } from './withdrawal.ts';

/** The opponent in a round that is not paired yet. */
const NOBODY = -1;

type Compiled = {
  readonly steps: readonly TieBreakStep[];
  /** Most matches of a season end in one of some twenty scores: those share their credits. */
  readonly credits: (MatchCredits | undefined)[];
};

/** Rules are read once, and what was read is kept as long as they are. */
const compiled = new WeakMap<TableRules, Compiled>();

function compile(rules: TableRules): Compiled {
  const known = compiled.get(rules);
  if (known) return known;
  const fresh = { steps: stepsOf(rules.tiebreakers), credits: [] };
  compiled.set(rules, fresh);
  return fresh;
}

const MEMO_WIDTH = 16;

function creditsOf(
  result: Result | undefined,
  rules: TableRules,
  memo: Compiled['credits'],
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

/** The hot loop of every table: a row found by name, twice for each match. */
function sumUp(
  teams: readonly TeamId[],
  matches: readonly Match[],
  rules: TableRules,
  memo: Compiled['credits'],
): Tally {
  const rows: Totals[] = [];
  // Looking names up in an object is faster here than in a Map; without prototype any name is safe.
  const rowByName: Record<TeamId, Totals | undefined> = Object.create(null);
  for (const team of teams) {
    const row = makeTotals();
    rows.push(row);
    rowByName[team] = row;
  }
  for (const match of matches) {
    const home = rowByName[match.home];
    const away = rowByName[match.away];
    if (home === undefined || away === undefined) continue;
    const credits = creditsOf(match.result, rules, memo);
    if (credits === undefined) continue;
    addCredit(home, credits.home);
    addCredit(away, credits.away);
  }
  return rows;
}

/** One match of everybody who has not left, against whom it will turn out to be. */
const unpaired = ({ teams, withdrawals = [] }: TableStage): readonly Fixture[] =>
  teams.flatMap((team, home) =>
    withdrawals.some((left) => left.team === team) ? [] : { home, away: NOBODY },
  );

/** Matches of teams that the stage does not list are left out. */
export function makeLedger(stage: TableStage): Ledger {
  const { teams, rules, toCome = 0 } = stage;
  const { matches, bonuses, struckOff } = afterWithdrawals(stage);
  const { steps, credits: memo } = compile(rules);
  const places = once(() => placesOf(teams));
  const fixtureOf = (match: Match): Fixture | undefined => {
    const [home, away] = [places().get(match.home), places().get(match.away)];
    return home === undefined || away === undefined ? undefined : { home, away };
  };
  return {
    teams,
    rules,
    steps,
    stage,
    placeOf: (team) => places().get(team),
    totals: sumUp(teams, matches, rules, memo),
    entries: once(() =>
      matches.flatMap((match): CountedMatch[] => {
        const fixture = fixtureOf(match);
        const credits = creditsOf(match.result, rules, memo);
        return fixture && credits ? [{ ...fixture, credits, match }] : [];
      }),
    ),
    open: once(() => [
      ...matches.flatMap((match) => (isFinished(match) ? [] : (fixtureOf(match) ?? []))),
      ...listOf(toCome, () => unpaired(stage)).flat(),
    ]),
    adjustments: [...(stage.adjustments ?? []), ...bonuses],
    struckOff,
  };
}
