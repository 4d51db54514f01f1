// What a change of results would do, told before it is made: positions that move, slots that get another
// team, ties that get another winner, and results already played that would belong to nobody.

import { type Competition, competitionState, type PhaseState } from './competition.ts';
import type { Place } from './knockout/bracket.ts';
import type { GroupId, MatchId, TeamId, TieId } from './types.ts';

/** Absent: not known, or not in the table. For a team of a tie, null: nobody. */
type Change<T> = { readonly before?: T | undefined; readonly after?: T | undefined };

type InTable = { readonly phase: number; readonly group: GroupId; readonly team: TeamId };
type InTie = { readonly phase: number; readonly tie: TieId };

/** `phase` is its place in the competition, 0 for the first. */
export type Impact = {
  readonly positions: readonly (InTable & Change<number>)[];
  readonly slots: readonly (InTie & { readonly slot: number } & Change<Place>)[];
  readonly winners: readonly (InTie & Change<Place>)[];
  /** Results that would no longer count. */
  readonly orphans: readonly MatchId[];
  /** Results that would count again. */
  readonly restored: readonly MatchId[];
};

type Fact<W, T> = { readonly where: W; readonly value: T };

const positions = (states: readonly PhaseState[]): readonly Fact<InTable, number>[] =>
  states.flatMap((state, phase) => {
    if (state.kind !== 'table') return [];
    return [...state.tables].flatMap(([group, rows]) =>
      rows.map(({ team, position }) => ({ where: { phase, group, team }, value: position })),
    );
  });

const ties = (states: readonly PhaseState[]) =>
  states.flatMap((state, phase) =>
    state.kind === 'knockout'
      ? state.bracket.ties.map((own) => ({ ...own, where: { phase, tie: own.tie.id } }))
      : [],
  );

const slots = (states: readonly PhaseState[]) =>
  ties(states).flatMap(({ where, teams }) =>
    teams.map((value, slot) => ({ where: { ...where, slot }, value })),
  );

const winners = (states: readonly PhaseState[]): readonly Fact<InTie, Place>[] =>
  ties(states).map(({ where, winner }) => ({ where, value: winner }));

const orphans = (states: readonly PhaseState[]): readonly MatchId[] =>
  states.flatMap((state) => (state.kind === 'knockout' ? state.orphans : []));

/** The facts that differ, in the order of `after`, then those that are gone. */
function changes<W, T>(
  before: readonly Fact<W, T>[],
  after: readonly Fact<W, T>[],
): readonly (W & Change<T>)[] {
  const old = new Map(before.map((fact) => [JSON.stringify(fact.where), fact]));
  const found: (W & Change<T>)[] = [];
  for (const { where, value } of after) {
    const key = JSON.stringify(where);
    const known = old.get(key)?.value;
    old.delete(key);
    if (known !== value) found.push({ ...where, before: known, after: value });
  }
  for (const { where, value } of old.values()) {
    if (value !== undefined) found.push({ ...where, before: value });
  }
  return found;
}

const missingFrom = (list: readonly MatchId[], other: readonly MatchId[]) =>
  list.filter((id) => !other.includes(id));

export const impact = (before: Competition, after: Competition): Impact =>
  impactOfStates(competitionState(before), competitionState(after));

/** The same for who has derived both already. */
export function impactOfStates(was: readonly PhaseState[], is: readonly PhaseState[]): Impact {
  return {
    positions: changes(positions(was), positions(is)),
    slots: changes(slots(was), slots(is)),
    winners: changes(winners(was), winners(is)),
    orphans: missingFrom(orphans(is), orphans(was)),
    restored: missingFrom(orphans(was), orphans(is)),
  };
}
