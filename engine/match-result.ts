// What one match is worth to each side: result, points and goals.
// Laws of the Game, law 10; a shoot-out is not part of the match, so its goals count nowhere and a drawn
// match stays a draw in the table, unless the stage pays points for the shoot-out.
import type { Credit, Match, PointsRule, Result, Score, Side, TableRules } from './types.ts';
import { DEFAULT_WALKOVER, doubleWalkoverCredits, walkoverCredits } from './walkover.ts';

export type MatchCredits = Readonly<Record<Side, Credit>>;

type Winner = Side | 'draw' | 'nobody';

/** Nothing about it is left to play or to rule on; an abandoned match waits for a ruling. */
export const isFinished = ({ result }: Match): boolean =>
  result !== undefined && result.kind !== 'abandoned';

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
  shootout?: Side,
): Credit {
  const goalsFor = score[side];
  const goalsAgainst = side === 'home' ? score.away : score.home;
  if (winner === 'draw') {
    const points = drawPoints(side, score, rule, shootout);
    return { result: 'draw', points, goalsFor, goalsAgainst, forfeited: false };
  }
  const won = winner === side;
  return {
    result: won ? 'win' : 'loss',
    points: won ? rule.win : rule.loss,
    goalsFor,
    goalsAgainst,
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
    case 'played': {
      const { score } = result;
      const winner = scoreWinner(score);
      const shootout = shootoutWinner(result);
      return {
        home: credit('home', winner, score, points, shootout),
        away: credit('away', winner, score, points, shootout),
      };
    }
    case 'awarded': {
      const { score, winner = scoreWinner(score) } = result;
      return {
        home: credit('home', winner, score, points),
        away: credit('away', winner, score, points),
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
