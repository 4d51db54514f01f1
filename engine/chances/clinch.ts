// What is clinched, that is, settled mathematically: champion, qualified, relegated, out. A claim (`certain`,
// `impossible`) is always proved, with every tie on points counted against it. `possible` is exact when
// an ending that shows it was found; otherwise it is a safe bound, and says so. Supposes that the matches
// left are played, and an order of tie-breakers that starts with points.

import { makeLedger } from '#engine/tables/ledger.ts';
import { makeContest, startingGroups } from '#engine/tables/separation.ts';
import type { Ledger } from '#engine/tables/table-shapes.ts';
import type { TableRules, TableStage, TeamId, View, Zone } from '#engine/types.ts';
import { canEnd, makeRace, type Race, type Wanted } from './race.ts';

export type Clinch = {
  readonly state: 'certain' | 'possible' | 'impossible';
  readonly exact: boolean;
};

type Finding = { readonly can: boolean; readonly exact: boolean };

const UNKNOWN: Clinch = { state: 'possible', exact: false };

function isSupported({ points, tiebreakers }: TableRules): boolean {
  const { win, draw, loss } = points;
  return tiebreakers[0] === 'points' && win >= draw && draw >= loss;
}

/** A tie on points and wins can be turned by goals while the team itself has a match to win or lose big. */
function goalsDecide({ ledger, own, countsWins }: Race, wanted: Wanted): boolean {
  const next = ledger.rules.tiebreakers[countsWins ? 2 : 1];
  if (own.games === 0) return false;
  return next === 'goal_difference' || (next === 'goals_for' && wanted === 'below');
}

function ask(race: Race, wanted: Wanted, count: number): Finding {
  const answer = canEnd(race, wanted, count, false);
  if (answer !== 'yes') return { can: answer === 'unknown', exact: answer === 'no' };
  const exact = goalsDecide(race, wanted) || canEnd(race, wanted, count, true) === 'yes';
  return { can: true, exact };
}

/** Can the team end among the first `k`? */
const canReach = (race: Race, k: number) => ask(race, 'below', race.rivals.length - k + 1);

/** Can the team end outside the first `k`? */
const canMiss = (race: Race, k: number) => ask(race, 'above', k);

function zoneState(race: Race, { from, to }: Pick<Zone, 'from' | 'to'>): Clinch {
  const [reach, miss] = [canReach(race, to), canMiss(race, to)];
  const [reachAbove, missAbove] = [canReach(race, from - 1), canMiss(race, from - 1)];
  if (!reach.can || !missAbove.can) return { state: 'impossible', exact: true };
  if (!miss.can && !reachAbove.can) return { state: 'certain', exact: true };
  // In the middle of the table one ending would have to show both sides at once.
  const isTop = from <= 1 && reach.exact && miss.exact;
  const isBottom = to > race.rivals.length && reachAbove.exact && missAbove.exact;
  return { state: 'possible', exact: !race.ledger.stage.toCome && (isTop || isBottom) };
}

/** For many questions about one table. `view.only` narrows it to a group. */
export function clinchOf(
  ledger: Ledger,
  team: TeamId,
  zone: Pick<Zone, 'from' | 'to'>,
  view: Pick<View, 'only'> = {},
): Clinch {
  const contest = makeContest(ledger, view);
  const place = ledger.placeOf(team) ?? -1;
  const group = startingGroups(contest).find((places) => places.includes(place));
  if (!group || ledger.struckOff.has(team) || !isSupported(ledger.rules)) return UNKNOWN;
  const rivals = group.filter((other) => other !== place);
  return zoneState(makeRace(ledger, contest.all, place, rivals), zone);
}

export const clinch = (
  stage: TableStage,
  team: TeamId,
  zone: Pick<Zone, 'from' | 'to'>,
  view?: Pick<View, 'only'>,
): Clinch => clinchOf(makeLedger(stage), team, zone, view);
