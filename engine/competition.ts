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

/** The state of each phase, in order. */
export function competitionState({ phases }: Competition): readonly PhaseState[] {
  let fill: FillSlot = fillNamed;
  let ranks: () => ReadonlyMap<TeamId, number> = () => new Map();
  return phases.map((phase, index) => {
    if (phase.kind === 'knockout') {
      const state = knockoutState(phase, fill, ranks());
      fill = fillFromTies(new Map(state.bracket.ties.map((own) => [own.tie.id, own])), fill);
      return state;
    }
    const groups = groupsOf(phase, fill);
    const stage = { ...phase.stage, teams: groups.flatMap(({ teams }) => teams) };
    const tables = groupTables(stage, groups);
    const { across, thirds } = phase;
    const meetings = firstMeetings(phases[index + 1]);
    const source = {
      stage,
      groups,
      meetings,
      ...(across && { across }),
      ...(thirds && { thirds }),
    };
    ranks = once(() => campaignRanks(stage, groups, across));
    const [fromGroups, before] = [fillFromGroups(source), fill];
    fill = (slot) =>
      slot.kind === 'winner' || slot.kind === 'loser' ? before(slot) : fromGroups(slot);
    return { kind: 'table', tables: new Map(groups.map(({ id }, i) => [id, tables[i] ?? []])) };
  });
}
