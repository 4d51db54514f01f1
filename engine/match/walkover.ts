// Walkover (W.O.): a side that does not turn up loses by a score that the regulation fixes.
// CBF general regulations: 3-0, counted as an ordinary 3-0. Amateur and virtual leagues use 1-0, 2-0, or
// points without goals; when both are absent the variants below were all found in real regulations.

import type {
  Credit,
  Match,
  PointsRule,
  Result,
  Side,
  WalkoverRule,
  Withdrawal,
} from '#engine/types.ts';
import { byRound, bySide, otherSide } from './sides.ts';

export const DEFAULT_WALKOVER: WalkoverRule = {
  goalsFor: 3,
  goalsAgainst: 0,
  countGoals: true,
  double: 'both_lose',
  doublePenalty: 2,
};

type Credits = Readonly<Record<Side, Credit>>;

const forfeit = (points: PointsRule, goalsAgainst: number, goalsFor = 0): Credit => ({
  result: 'loss',
  points: points.loss,
  goalsFor,
  goalsAgainst,
  forfeited: true,
});

export function walkoverCredits(
  result: Extract<Result, { kind: 'walkover' }>,
  points: PointsRule,
  rule: WalkoverRule,
): Credits {
  const { winner, score } = result;
  const goalsFor = rule.countGoals ? (score?.[winner] ?? rule.goalsFor) : 0;
  const goalsAgainst = rule.countGoals ? (score?.[otherSide(winner)] ?? rule.goalsAgainst) : 0;
  const won: Credit = {
    result: 'win',
    points: points.win,
    goalsFor,
    goalsAgainst,
    forfeited: false,
  };
  return bySide(winner, won, forfeit(points, goalsFor, goalsAgainst));
}

/** Two losers, so the goals for and against of a table no longer add up: the regulations mean it. */
export function doubleWalkoverCredits(points: PointsRule, rule: WalkoverRule): Credits | undefined {
  const conceded = {
    both_lose: rule.countGoals ? rule.goalsFor : 0,
    goalless: 0,
    goal_penalty: rule.doublePenalty,
    not_counted: undefined,
  }[rule.double];
  if (conceded === undefined) return undefined;
  return { home: forfeit(points, conceded), away: forfeit(points, conceded) };
}

export type UnreportedPolicy =
  | 'moderation'
  | 'goalless_draw'
  | 'double_walkover'
  | 'walkover_to_who_spoke_up';

/** What becomes of a match that nobody reported by its deadline; undefined leaves it to a person. */
export function unreportedResult(
  policy: UnreportedPolicy,
  spokeUp: readonly Side[],
): Result | undefined {
  if (policy === 'goalless_draw') return { kind: 'played', score: { home: 0, away: 0 } };
  if (policy === 'double_walkover') return { kind: 'double_walkover' };
  if (policy === 'moderation') return undefined;
  const [first, second] = new Set(spokeUp);
  if (first === undefined) return { kind: 'double_walkover' };
  return second === undefined ? { kind: 'walkover', winner: first } : undefined;
}

function forfeiters(match: Match): readonly string[] {
  const { result } = match;
  if (result?.kind === 'double_walkover') return [match.home, match.away];
  if (result?.kind !== 'walkover') return [];
  return [match[otherSide(result.winner)]];
}

/** Teams with more forfeits than `limit`, each with the round of the one that was too many. */
export function expelledByWalkovers(
  matches: readonly Match[],
  limit: number,
): readonly Withdrawal[] {
  const counts = new Map<string, number>();
  const expelled: Withdrawal[] = [];
  for (const match of matches.toSorted(byRound)) {
    for (const team of forfeiters(match)) {
      const count = (counts.get(team) ?? 0) + 1;
      counts.set(team, count);
      if (count !== limit + 1) continue;
      expelled.push(match.round === undefined ? { team } : { team, afterRound: match.round });
    }
  }
  return expelled;
}
