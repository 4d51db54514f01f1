// Adjustments: points given or taken away off the field, as signed entries with a reason: courts, licensing, conduct.
// They move the points column alone; wins, draws, losses and goals stay as played and break ties.
// Brazilian sports code (CBJD) art. 214: an ineligible player costs the points of a win besides those won.
import { matchCredits } from '#engine/match/match-result.ts';
import type { Adjustment, Match, Side, TableRules, TeamId } from '#engine/types.ts';

/** Sum per team of the entries in force after `upToRound`; an entry without round is always in force. */
export function adjustmentTotals(
  adjustments: readonly Adjustment[],
  upToRound = Number.POSITIVE_INFINITY,
): ReadonlyMap<TeamId, number> {
  const totals = new Map<TeamId, number>();
  for (const { team, points, round = Number.NEGATIVE_INFINITY } of adjustments) {
    if (round <= upToRound) totals.set(team, (totals.get(team) ?? 0) + points);
  }
  return totals;
}

export function ineligiblePlayer(match: Match, side: Side, rules: TableRules): Adjustment {
  const won = matchCredits(match.result, rules)?.[side].points ?? 0;
  return {
    team: match[side],
    points: -(won + rules.points.win),
    reason: 'ineligible player',
    ...(match.round !== undefined && { round: match.round }),
  };
}
