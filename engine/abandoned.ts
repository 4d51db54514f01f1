// A match stopped before its end. Laws of the Game, law 7: replayed unless the competition says otherwise.
// By the fault of a side (federation of Ceará, 2013): it loses by the W.O. score, or by the score of that
// moment when that is worse. Without fault, amateur rules let the score stand once enough was played.
import type { Result, Score, WalkoverRule } from './types.ts';
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

function punished(result: Abandoned, rule: AbandonedRule): Result {
  const { score, fault } = result;
  const winner = fault === 'home' ? 'away' : 'home';
  const margin = winner === 'home' ? score.home - score.away : score.away - score.home;
  const { goalsFor, goalsAgainst } = rule.walkover;
  const needed = rule.keepWhenBehind ? 1 : goalsFor - goalsAgainst;
  const fixed: Score =
    winner === 'home'
      ? { home: goalsFor, away: goalsAgainst }
      : { home: goalsAgainst, away: goalsFor };
  return { kind: 'awarded', score: margin >= needed ? score : fixed, winner };
}

/** The result that replaces an abandoned one; undefined when the match has to be played again. */
export function abandonedResult(
  result: Abandoned,
  rule: AbandonedRule = DEFAULT_ABANDONED,
): Result | undefined {
  if (result.fault) return punished(result, rule);
  const { standsFromMinute } = rule;
  const enough = standsFromMinute !== undefined && (result.minute ?? 0) >= standsFromMinute;
  return enough ? { kind: 'played', score: result.score } : undefined;
}
