// What a change of results would do, told before it is made: positions that move, slots that get another
// team, ties that get another winner, and results already played that would belong to nobody.
import type { Place } from './bracket.ts';
import { type Competition, competitionState, type PhaseState } from './competition.ts';
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

function positions(states: readonly PhaseState[]): readonly Fact<InTable, number>[] {
  return states.flatMap((state, phase) => {
    if (state.kind !== 'table') return [];
    return [...state.tables].flatMap(([group, rows]) =>
      rows.map(({ team, position }) => ({ where: { phase, group, team }, value: position })),
    );
  });
}

function slots(states: readonly PhaseState[]) {
  return states.flatMap((state, phase) => {
    if (state.kind !== 'knockout') return [];
    return state.bracket.ties.flatMap(({ tie, teams }) =>
      teams.map((value, slot) => ({ where: { phase, tie: tie.id, slot }, value })),
    );
  });
}

function winners(states: readonly PhaseState[]): readonly Fact<InTie, Place>[] {
  return states.flatMap((state, phase) => {
    if (state.kind !== 'knockout') return [];
    return state.bracket.ties.map(({ tie, winner }) => ({
      where: { phase, tie: tie.id },
      value: winner,
    }));
  });
}

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
    const known = old.get(JSON.stringify(where));
    old.delete(JSON.stringify(where));
    if (known?.value !== value) found.push({ ...where, before: known?.value, after: value });
  }
  for (const { where, value } of old.values()) {
    if (value !== undefined) found.push({ ...where, before: value });
  }
  return found;
}

const missingFrom = (list: readonly MatchId[], other: readonly MatchId[]) =>
  list.filter((id) => !other.includes(id));

export function impact(before: Competition, after: Competition): Impact {
  const [was, is] = [competitionState(before), competitionState(after)];
  return {
    positions: changes(positions(was), positions(is)),
    slots: changes(slots(was), slots(is)),
    winners: changes(winners(was), winners(is)),
    orphans: missingFrom(orphans(is), orphans(was)),
    restored: missingFrom(orphans(was), orphans(is)),
  };
}
