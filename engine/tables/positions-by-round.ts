// Where each team stood after each round. The last entry is the table as it stands, so that what a withdrawal or a
// ruling decided in rounds to come is in it too.
import type { TableStage, TeamId } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import { standingsOf } from './standings.ts';
import { matchesThatCount } from './withdrawal.ts';

/** The last round in which something was played or ruled on; 0 before the first. */
const lastRoundPlayed = ({ matches }: Pick<TableStage, 'matches'>): number =>
  matches.reduce((last, { result, round = 0 }) => (result ? Math.max(last, round) : last), 0);

/**
 * The round with whose table the one as it stands is compared: that before the last. Where the last is over and more
 * counts already, because somebody left, it is the last itself.
 */
export function roundBefore(stage: TableStage): number {
  const last = lastRoundPlayed(stage);
  if (!stage.withdrawals?.length) return last - 1;
  const counted = matchesThatCount(stage);
  const isOver = counted.every(({ result, round = 0 }) => round > last || result !== undefined);
  const isAhead = counted.some(({ result, round = 0 }) => round > last && result !== undefined);
  return isOver && isAhead ? last : last - 1;
}

/** For each team of `only`, its position after round 1, 2 … up to the last one with a result. */
export function positionsByRound(
  stage: TableStage,
  only: readonly TeamId[] = stage.teams,
): ReadonlyMap<TeamId, readonly number[]> {
  const ledger = makeLedger(stage);
  const last = lastRoundPlayed(stage);
  const positions = new Map(only.map((team): [TeamId, number[]] => [team, []]));
  for (let round = 1; round <= last; round += 1) {
    const view = round === last ? { only } : { only, upToRound: round };
    for (const { team, position } of standingsOf(ledger, view)) {
      positions.get(team)?.push(position);
    }
  }
  return positions;
}
