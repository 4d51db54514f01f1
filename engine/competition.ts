// A competition is a list of phases, each a set of tables or a bracket; a phase's slots are filled from the
// phases before it. Everything is derived again from the matches, so a changed result changes all that
// follows from it.

import { type FillSlot, fillFromTies, fillNamed } from './knockout/bracket.ts';
import {
  type KnockoutPhase,
  type KnockoutState,
  knockoutState,
} from './knockout/bracket-results.ts';
import { fillFromGroups, type ThirdsRule } from './knockout/slots.ts';
import { once } from './lazy.ts';
import {
  type AcrossGroups,
  campaignRanks,
  groupTables,
  type TableGroup,
} from './tables/best-placed.ts';
import type { GroupId, Slot, Standing, TableStage, TeamId } from './types.ts';

export type TablePhase = {
  readonly kind: 'table';
  /** One group is a league. */
  readonly groups: readonly { readonly id: GroupId; readonly entrants: readonly Slot[] }[];
  readonly stage: Omit<TableStage, 'teams'>;
  readonly across?: AcrossGroups;
  readonly thirds?: ThirdsRule;
};

export type Phase = TablePhase | KnockoutPhase;
export type Competition = { readonly phases: readonly Phase[] };

type TableState = {
  readonly kind: 'table';
  readonly tables: ReadonlyMap<GroupId, readonly Standing[]>;
};

export type PhaseState = TableState | KnockoutState;

/** Entrants that are not known yet are left out of their table. */
const groupsOf = (phase: TablePhase, fill: FillSlot): readonly TableGroup[] =>
  phase.groups.map(({ id, entrants }) => ({
    id,
    teams: entrants.flatMap((slot) => fill(slot) ?? []),
  }));

/** Ties whose sides are to be kept apart if they have met. */
const firstMeetings = (next: Phase | undefined) =>
  next?.kind === 'knockout' && next.keepApart
    ? next.bracket.ties.filter(({ round }) => round === 1).map(({ slots }) => slots)
    : [];

type Ranks = ReadonlyMap<TeamId, number>;

/** What a phase is entered with: who fills its slots, and who came with which campaign. */
export type PhaseEntry = { readonly fill: FillSlot; readonly ranks: () => Ranks };

type Derived = { readonly state: PhaseState; readonly entry: PhaseEntry };

function tableDerived(phase: TablePhase, next: Phase | undefined, { fill }: PhaseEntry) {
  const groups = groupsOf(phase, fill);
  const stage = { ...phase.stage, teams: groups.flatMap(({ teams }) => teams) };
  const tables = groupTables(stage, groups);
  const { across, thirds } = phase;
  const source = {
    stage,
    groups,
    meetings: firstMeetings(next),
    ...(across && { across }),
    ...(thirds && { thirds }),
  };
  const fromGroups = fillFromGroups(source);
  const after: PhaseEntry = {
    fill: (slot) =>
      slot.kind === 'winner' || slot.kind === 'loser' ? fill(slot) : fromGroups(slot),
    ranks: once(() => campaignRanks(stage, groups, across)),
  };
  const state: TableState = {
    kind: 'table',
    tables: new Map(groups.map(({ id }, i) => [id, tables[i] ?? []])),
  };
  return { state, after };
}

function derived({ phases }: Competition): readonly Derived[] {
  let entry: PhaseEntry = { fill: fillNamed, ranks: () => new Map() };
  return phases.map((phase, index) => {
    const own = entry;
    if (phase.kind === 'table') {
      const { state, after } = tableDerived(phase, phases[index + 1], own);
      entry = after;
      return { state, entry: own };
    }
    const state = knockoutState(phase, own.fill, own.ranks());
    const ties = new Map(state.bracket.ties.map((tie) => [tie.tie.id, tie]));
    entry = { ...own, fill: fillFromTies(ties, own.fill) };
    return { state, entry: own };
  });
}

/** The state of each phase, in order. */
export const competitionState = (competition: Competition): readonly PhaseState[] =>
  derived(competition).map(({ state }) => state);

/** `index` is 0 for the first phase. */
export const entryOf = (competition: Competition, index: number): PhaseEntry | undefined =>
  derived(competition)[index]?.entry;
