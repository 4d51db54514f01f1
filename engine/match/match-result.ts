// What one match is worth to each side: result, points and goals.
// Laws of the Game, law 10; a shoot-out is not part of the match, so its goals count nowhere and a drawn
// match stays a draw in the table, unless the stage pays points for the shoot-out.

import type { Credit, Match, PointsRule, Result, Score, Side, TableRules } from '#engine/types.ts';
import { otherSide } from './sides.ts';
import { DEFAULT_WALKOVER, doubleWalkoverCredits, walkoverCredits } from './walkover.ts';

export type MatchCredits = Readonly<Record<Side, Credit>>;

type Winner = Side | 'draw' | 'nobody';

/** Nothing about it is left to play or to rule on; an abandoned match waits for a ruling. */
export const isFinished = ({ result }: Match): boolean =>
  result !== undefined && result.kind !== 'abandoned';

/** Struck from the records, or never to be played. */
export const isStruck = (result: Result | undefined): boolean =>
  result?.kind === 'annulled' || result?.kind === 'cancelled';

export function scoreWinner(score: Score): Side | 'draw' {
  if (score.home === score.away) return 'draw';
  return score.home > score.away ? 'home' : 'away';
}

/** Who won the shoot-out, if there was one. */
export function shootoutWinner(result: Result | undefined): Side | undefined {
  if (result?.kind !== 'played') return undefined;
  if (!result.penalties) return result.shootoutWinner;
  const winner = scoreWinner(result.penalties);
  return winner === 'draw' ? undefined : winner;
}

function drawPoints(
  side: Side,
  score: Score,
  rule: PointsRule,
  shootout: Side | undefined,
): number {
  const draw = score.home > 0 ? (rule.scoringDraw ?? rule.draw) : rule.draw;
  if (shootout === undefined) return draw;
  return (shootout === side ? rule.shootoutWin : rule.shootoutLoss) ?? draw;
}

function credit(
  side: Side,
  winner: Winner,
  score: Score,
  rule: PointsRule,
  shootout: Side | undefined,
): Credit {
  const result = winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss';
  return {
    result,
    points: result === 'draw' ? drawPoints(side, score, rule, shootout) : rule[result],
    goalsFor: score[side],
    goalsAgainst: score[otherSide(side)],
    forfeited: false,
  };
}

/** Undefined when the match counts for nothing: not played, annulled, cancelled, abandoned. */
export function matchCredits(
  result: Result | undefined,
  rules: Pick<TableRules, 'points' | 'walkover'>,
): MatchCredits | undefined {
  const { points, walkover = DEFAULT_WALKOVER } = rules;
  switch (result?.kind) {
    case 'played':
    case 'awarded': {
      const { score } = result;
      const ruled = result.kind === 'awarded' ? result.winner : undefined;
      const winner = ruled ?? scoreWinner(score);
      const shootout = shootoutWinner(result);
      return {
        home: credit('home', winner, score, points, shootout),
        away: credit('away', winner, score, points, shootout),
      };
    }
    case 'walkover':
      return walkoverCredits(result, points, walkover);
    case 'double_walkover':
      return doubleWalkoverCredits(points, walkover);
    default:
      return undefined;
  }
}
