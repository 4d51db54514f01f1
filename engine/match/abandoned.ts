// An abandoned match, stopped before its end. Laws of the Game, law 7: replayed unless the competition says otherwise.
// By the fault of a side (federation of Ceará, 2013): it loses by the W.O. score, or by the score of that
// moment when that is worse. Without fault, amateur rules let the score stand once enough was played.

import type { Result, Score, Side, WalkoverRule } from '#engine/types.ts';
import { bySide, otherSide } from './sides.ts';
import { DEFAULT_WALKOVER } from './walkover.ts';

export type AbandonedRule = {
  readonly walkover: WalkoverRule;
  /** A side at fault that was already behind keeps the score, however small. */
  readonly keepWhenBehind: boolean;
  /** Minute from which the score stands when nobody is at fault; absent: always replayed. */
  readonly standsFromMinute?: number;
};

export const DEFAULT_ABANDONED: AbandonedRule = {
  walkover: DEFAULT_WALKOVER,
  keepWhenBehind: false,
};

type Abandoned = Extract<Result, { kind: 'abandoned' }>;

function punished(score: Score, fault: Side, rule: AbandonedRule): Result {
  const winner = otherSide(fault);
  const { goalsFor, goalsAgainst } = rule.walkover;
  const needed = rule.keepWhenBehind ? 1 : goalsFor - goalsAgainst;
  const stands = score[winner] - score[fault] >= needed;
  const fixed = bySide(winner, goalsFor, goalsAgainst);
  return { kind: 'awarded', score: stands ? score : fixed, winner };
}

/** The result that replaces an abandoned one; undefined when the match has to be played again. */
export function abandonedResult(
  result: Abandoned,
  rule: AbandonedRule = DEFAULT_ABANDONED,
): Result | undefined {
  const { score, fault, minute = 0 } = result;
  if (fault) return punished(score, fault, rule);
  const { standsFromMinute = Number.POSITIVE_INFINITY } = rule;
  return minute >= standsFromMinute ? { kind: 'played', score } : undefined;
}
