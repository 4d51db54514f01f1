// What somebody's leaving makes of ties that were not decided, and of the matches that will not be played.
import type { Match, Result, TeamId, TieId } from '#engine/types.ts';
import type { TieResult } from './tie.ts';

type Teams = readonly [TeamId, TeamId];

/** A tie of somebody who left, if it is not decided, goes to whom they would meet. */
export function forfeited(result: TieResult, [a, b]: Teams, out: readonly TeamId[]): TieResult {
  const { status, aggregate, pending } = result;
  const [aIsOut, bIsOut] = [out.includes(a), out.includes(b)];
  if ((status !== 'open' && !pending) || !(aIsOut || bIsOut)) return result;
  if (aIsOut && bIsOut) return { status: 'both_out', aggregate };
  const [winner, loser] = aIsOut ? [b, a] : [a, b];
  if (status === 'both_drop') return { status, aggregate, loser: winner };
  return { status: 'decided', aggregate, winner, loser, decidedBy: 'walkover' };
}

type Verdict = Pick<TieResult, 'status' | 'winner'>;

/** Of a tie that is over: what a match of it counts as that was not played. */
function resultOfUnplayed({ home, away }: Match, tie: Verdict, out: readonly TeamId[]): Result {
  // Who forfeited a leg is out: the other one is not played.
  if (!(out.includes(home) || out.includes(away))) return { kind: 'cancelled' };
  if (tie.status === 'both_out') return { kind: 'double_walkover' };
  return { kind: 'walkover', winner: tie.winner === home ? 'home' : 'away' };
}

/** The matches of a tie as they count. */
export const withForfeits = (
  matches: readonly Match[],
  tie: Verdict | undefined,
  out: readonly TeamId[],
): readonly Match[] =>
  tie?.status === 'decided' || tie?.status === 'both_out'
    ? matches.map((match) =>
        match.result ? match : { ...match, result: resultOfUnplayed(match, tie, out) },
      )
    : matches;

type PlayedBracket = {
  readonly matches: readonly Match[];
  readonly out?: readonly TeamId[] | undefined;
};

/** The matches of a bracket as they count. */
export const bracketMatchesThatCount = (
  { matches, out = [] }: PlayedBracket,
  results: ReadonlyMap<TieId, TieResult>,
): readonly Match[] =>
  matches.flatMap((match) => withForfeits([match], results.get(match.tie ?? ''), out));
