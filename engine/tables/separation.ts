// How level teams are separated, step after step. Plain criteria split by the numbers of the whole table.
// Neighbouring h2h_* criteria are one step (UEFA Euro 2022-24, art. 15): one table of the matches among all
// the level teams, sorted by all of the criteria; only then, each subset that stayed level gets a table of
// its own. Confronto direto (CBF) compares two teams only and is skipped when more are level. La Liga waits
// until all of those matches were played.

import { once } from '#engine/lazy.ts';
import type { Tiebreaker, View } from '#engine/types.ts';
import type { CountedMatch, Fixture, Ledger, Tally, TieBreakStep } from './table-shapes.ts';
import { isShown, shownEntries, sumEntries, tally } from './tally.ts';
import { type Contest, CRITERIA, type Scope } from './tie-breakers.ts';

/** Places of teams in the ledger. */
export type LevelTeams = readonly number[];

export const makeContest = (ledger: Ledger, view: View): Contest => ({
  ledger,
  view,
  entries: once(() => shownEntries(ledger, view)),
  all: tally(ledger, view),
});

function tableAmong({ ledger, view, entries }: Contest, group: LevelTeams): Tally {
  const members = new Set(group);
  const inside = entries().filter(({ home, away }) => members.has(home) && members.has(away));
  return sumEntries(ledger.teams.length, inside, view.venue);
}

export const scopeOf = (contest: Contest, group: LevelTeams): Scope => ({
  contest,
  group,
  among: once(() => tableAmong(contest, group)),
});

/** Best first, teams of equal value together. Insertion beats the built-in sort on groups this small. */
function splitByCriterion(
  scope: Scope,
  group: LevelTeams,
  name: Tiebreaker,
): readonly LevelTeams[] {
  const { better, value } = CRITERIA[name];
  const sign = better === 'more' ? -1 : 1;
  const sorted: number[] = [];
  const keys: number[] = [];
  for (const place of group) {
    const key = sign * value(scope, place);
    let i = sorted.length;
    for (; i > 0 && (keys[i - 1] ?? key) > key; i -= 1) {
      keys[i] = keys[i - 1] ?? 0;
      sorted[i] = sorted[i - 1] ?? 0;
    }
    keys[i] = key;
    sorted[i] = place;
  }
  const parts: number[][] = [];
  for (const [i, place] of sorted.entries()) {
    if (keys[i] === keys[i - 1]) parts.at(-1)?.push(place);
    else parts.push([place]);
  }
  return parts;
}

export function splitByAll(scope: Scope, criteria: readonly Tiebreaker[]): readonly LevelTeams[] {
  let parts: readonly LevelTeams[] = [scope.group];
  for (const name of criteria) parts = parts.flatMap((part) => splitByCriterion(scope, part, name));
  return parts;
}

/** Whether a step has anything to say about this group. */
export function applies(
  { ledger, view }: Contest,
  group: LevelTeams,
  { kind }: TieBreakStep,
): boolean {
  if (kind === 'plain') return true;
  if (kind === 'pair' && group.length !== 2) return false;
  if (!ledger.rules.headToHeadWhenComplete) return true;
  const isAmong = ({ home, away }: Fixture) => group.includes(home) && group.includes(away);
  const isLater = (entry: CountedMatch) => !isShown(entry, view) && isAmong(entry);
  return !ledger.open().some(isAmong) && !ledger.entries().some(isLater);
}

function split(contest: Contest, group: LevelTeams, step: TieBreakStep): readonly LevelTeams[] {
  if (!applies(contest, group, step)) return [group];
  const scope = scopeOf(contest, group);
  if (step.kind === 'plain') return splitByCriterion(scope, group, step.criterion);
  const parts = splitByAll(scope, step.criteria);
  return parts.length === 1 ? parts : parts.flatMap((part) => split(contest, part, step));
}

function settle(contest: Contest, group: LevelTeams, next: number, settled: LevelTeams[]): void {
  const step = contest.ledger.steps[next];
  if (!step || group.length === 1) settled.push(group);
  else for (const part of split(contest, group, step)) settle(contest, part, next + 1, settled);
}

/** All the teams of the view in order; those that nothing separates come together. */
export function separate(contest: Contest): readonly LevelTeams[] {
  const settled: LevelTeams[] = [];
  for (const group of startingGroups(contest)) settle(contest, group, 0, settled);
  return settled;
}

/** Teams whose results were struck off stay below all the others; either group may be empty. */
export function startingGroups({ ledger, view }: Contest): readonly LevelTeams[] {
  const { teams, struckOff, placeOf } = ledger;
  const shown = view.only?.flatMap((team) => placeOf(team) ?? []) ?? teams.map((_, place) => place);
  if (struckOff.size === 0) return [shown];
  const isStruck = (place: number) => struckOff.has(teams[place] ?? '');
  return [shown.filter((place) => !isStruck(place)), shown.filter(isStruck)];
}
