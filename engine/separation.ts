// How level teams are separated, step after step. Plain criteria split by the numbers of the whole table.
// Neighbouring h2h_* criteria are one step (UEFA Euro 2022-24, art. 15): one table of the matches among all
// the level teams, sorted by all of the criteria; only then, each subset that stayed level gets a table of
// its own. Confronto direto (CBF) compares two teams only and is skipped when more are level.
import type { Entry, Ledger } from './ledger.ts';
import { shownEntries, sumEntries, type Tally, tally } from './tally.ts';
import { CRITERIA, type Scope } from './tie-breakers.ts';
import type { Tiebreaker, View } from './types.ts';

/** Places of teams in the ledger. */
export type Group = readonly number[];

export type Contest = {
  readonly ledger: Ledger;
  readonly view: View;
  readonly entries: readonly Entry[];
  readonly all: Tally;
};

export type Step = {
  readonly kind: 'plain' | 'head_to_head' | 'pair';
  readonly criteria: readonly Tiebreaker[];
};

const PAIR: Step = { kind: 'pair', criteria: ['h2h_points', 'h2h_goal_difference'] };

export function makeContest(ledger: Ledger, view: View): Contest {
  const entries = shownEntries(ledger, view);
  return { ledger, view, entries, all: tally(ledger, view, entries) };
}

export function stepsOf(tiebreakers: readonly Tiebreaker[]): readonly Step[] {
  const steps: Step[] = [];
  for (const name of tiebreakers) {
    const last = steps.at(-1);
    if (name === 'head_to_head_two_teams_only') steps.push(PAIR);
    else if (!name.startsWith('h2h_')) steps.push({ kind: 'plain', criteria: [name] });
    else if (last?.kind !== 'head_to_head') steps.push({ kind: 'head_to_head', criteria: [name] });
    else steps[steps.length - 1] = { ...last, criteria: [...last.criteria, name] };
  }
  return steps;
}

/** The table of the matches among a group, built only when a criterion asks for it. */
export function scopeOf(contest: Contest, group: Group): Scope {
  let among: Tally | undefined;
  return {
    ...contest,
    group,
    get among() {
      const members = new Set(group);
      const inside = ({ home, away }: Entry) => members.has(home) && members.has(away);
      const { ledger, entries, view } = contest;
      among ??= sumEntries(ledger.teams.length, entries.filter(inside), view.venue);
      return among;
    },
  };
}

/** Best first, teams of equal value together. */
function splitByCriterion(scope: Scope, group: Group, name: Tiebreaker): readonly Group[] {
  if (group.length === 1) return [group];
  const { better, value } = CRITERIA[name];
  const sign = better === 'more' ? -1 : 1;
  const valued = group.map((place) => ({ place, value: sign * value(scope, place) }));
  valued.sort((a, b) => a.value - b.value);
  const parts: number[][] = [];
  let previous: number | undefined;
  for (const { place, value: current } of valued) {
    if (current === previous) parts.at(-1)?.push(place);
    else parts.push([place]);
    previous = current;
  }
  return parts;
}

function splitOnce(scope: Scope, criteria: readonly Tiebreaker[]): readonly Group[] {
  let parts: readonly Group[] = [scope.group];
  for (const name of criteria) parts = parts.flatMap((part) => splitByCriterion(scope, part, name));
  return parts;
}

/** Whether a step has anything to say about this group. */
export function applies({ ledger }: Contest, group: Group, { kind }: Step): boolean {
  if (kind === 'plain') return true;
  if (kind === 'pair' && group.length !== 2) return false;
  if (!ledger.rules.headToHeadWhenComplete) return true;
  return !ledger.open.some(({ home, away }) => group.includes(home) && group.includes(away));
}

export function split(contest: Contest, group: Group, step: Step): readonly Group[] {
  if (group.length === 1 || !applies(contest, group, step)) return [group];
  const parts = splitOnce(scopeOf(contest, group), step.criteria);
  if (step.kind !== 'head_to_head' || parts.length === 1) return parts;
  return parts.flatMap((part) => split(contest, part, step));
}

/** All the teams of the view in order; those that nothing separates come together. */
export function separate(contest: Contest): readonly Group[] {
  let groups = startingGroups(contest);
  for (const step of stepsOf(contest.ledger.rules.tiebreakers)) {
    if (groups.every((group) => group.length === 1)) break;
    groups = groups.flatMap((group) => split(contest, group, step));
  }
  return groups;
}

/** Teams whose results were struck off stay below all the others. */
export function startingGroups({ ledger, view }: Contest): readonly Group[] {
  const { teams, struckOff, placeOf } = ledger;
  const shown = view.only?.flatMap((team) => placeOf(team) ?? []) ?? [...teams.keys()];
  if (struckOff.size === 0) return shown.length > 0 ? [shown] : [];
  const isStruck = (place: number) => struckOff.has(teams[place] ?? '');
  const groups = [shown.filter((place) => !isStruck(place)), shown.filter(isStruck)];
  return groups.filter((group) => group.length > 0);
}
