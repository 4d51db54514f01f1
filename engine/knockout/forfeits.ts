// What somebody's leaving makes of ties that were not decided, and of the matches that will not be played.
import type { Match, Result, TeamId, TieId, TieRule } from '#engine/types.ts';
import type { Bracket } from './bracket.ts';
import { ONE_MATCH } from './single-elimination.ts';
import type { TieResult } from './tie.ts';

type Teams = readonly [TeamId, TeamId];

/** A tie of somebody who left, if it is not decided, goes to whom they would meet. */
export function forfeited(result: TieResult, [a, b]: Teams, out: readonly TeamId[]): TieResult {
  const { status, aggregate, pending } = result;
  const [aIsOut, bIsOut] = [out.includes(a), out.includes(b)];
  if ((status !== 'open' && !pending) || !(aIsOut || bIsOut)) return result;
  const byLeaving = true;
  if (aIsOut && bIsOut) return { status: 'both_out', aggregate, byLeaving };
  const [winner, loser] = aIsOut ? [b, a] : [a, b];
  const decidedBy = 'walkover';
  if (status === 'both_drop') return { status, aggregate, loser: winner, decidedBy, byLeaving };
  return { status: 'decided', aggregate, winner, loser, decidedBy, byLeaving };
}

type Verdict = Pick<TieResult, 'status' | 'winner' | 'loser' | 'byLeaving' | 'pending'>;

type TieToCount = {
  readonly result: Verdict | undefined;
  readonly rule: TieRule | undefined;
};

/** Of a tie that is over: what a match of it counts as that was not played. */
function resultOfUnplayed({ home }: Match, tie: Verdict): Result {
  // Who forfeited a leg is out: the other one is not played, whoever leaves after that.
  if (!tie.byLeaving) return { kind: 'cancelled' };
  if (tie.status === 'both_out') return { kind: 'double_walkover' };
  const goesOn = tie.winner ?? tie.loser;
  return { kind: 'walkover', winner: goesOn === home ? 'home' : 'away' };
}

/** Neither turned up for another leg, and lots or another match will tell: this one decides nothing. */
const isVoid = ({ leg }: Match, { legs }: TieRule) => leg !== undefined && leg <= legs;

/** What becomes of a match that was not played; undefined where it is still to be played. */
function withoutPlay(match: Match, { result, rule = ONE_MATCH }: TieToCount) {
  if (!result) return undefined;
  if (result.pending) return isVoid(match, rule) ? ({ kind: 'cancelled' } as const) : undefined;
  return result.status === 'open' ? undefined : resultOfUnplayed(match, result);
}

/** The matches of a tie as they count. */
export const withForfeits = (matches: readonly Match[], tie: TieToCount): readonly Match[] =>
  matches.map((match) => {
    const result = match.result ?? withoutPlay(match, tie);
    return result === match.result ? match : { ...match, result };
  });

type PlayedBracket = {
  readonly bracket: Bracket;
  readonly matches: readonly Match[];
};

/** The matches of a bracket as they count. */
export function bracketMatchesThatCount(
  { bracket, matches }: PlayedBracket,
  results: ReadonlyMap<TieId, TieResult>,
): readonly Match[] {
  const rules = new Map(bracket.ties.map(({ id, rule }) => [id, rule]));
  return matches.flatMap((match) => {
    const tie = match.tie ?? '';
    return withForfeits([match], { result: results.get(tie), rule: rules.get(tie) });
  });
}
