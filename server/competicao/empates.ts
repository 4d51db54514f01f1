// Those whose order nothing but lots or an extra match can tell, once their phase is over: level in a
// table, or level with somebody of another group for a place in the phase that comes next.

import type { Phase, PhaseState, TablePhase } from '#engine/competition.ts';
import { bestPlaced } from '#engine/tables/best-placed.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import type { Slot, Standing, TableStage, TeamId } from '#engine/types.ts';
import type { Estado } from './estado.ts';
import { stageOf } from './linhas.ts';

export type Empates = {
  readonly isOver: boolean;
  /** Nobody while the phase goes on: what is level today need not be tomorrow. */
  readonly empatados: readonly TeamId[];
  /** The same people: who is level with whom. */
  readonly conjuntos: readonly (readonly TeamId[])[];
};

const isOver = (stage: TableStage) =>
  stage.matches.length > 0 && makeLedger(stage).open().length === 0;

type TableState = Extract<PhaseState, { kind: 'table' }>;
type KnockoutPhaseState = Extract<PhaseState, { kind: 'knockout' }>;

/** Where level ties go to the better campaign, even those that crossed groups or a draw put in place. */
const isByCampaign = (next: Phase | undefined) =>
  next?.kind === 'knockout' &&
  next.bracket.ties.some(({ rule }) => rule?.deciders.includes('better_campaign'));

/** Position of a table that a slot stands for, without asking for a rank among those of other groups. */
function positionOf(slot: Slot, { tables }: TableState): number {
  if (slot.kind === 'group') return slot.position;
  if (slot.kind !== 'team') return 0;
  const places = [...tables.values()].map((rows) =>
    rows.findIndex(({ team }) => team === slot.team),
  );
  return Math.max(...places) + 1;
}

/** Position and rank that a slot asks for. */
function askedBy(slot: Slot, state: TableState, byCampaign: boolean): readonly [number, number] {
  const groups = state.tables.size;
  if (slot.kind === 'best') return [slot.position, slot.rank];
  if (slot.kind === 'seed') return [Math.ceil(slot.seed / groups), ((slot.seed - 1) % groups) + 1];
  return [positionOf(slot, state), byCampaign ? groups : 0];
}

/** Positions of which the next phase wants a ranking over all groups, and how many of each. */
function wantedAcross(next: Phase | undefined, state: TableState): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  const byCampaign = isByCampaign(next);
  const entrants: readonly Slot[] =
    next?.kind === 'table'
      ? next.groups.flatMap((group) => group.entrants)
      : (next?.bracket.entrants ?? []);
  for (const slot of entrants) {
    const [position, rank] = askedBy(slot, state, byCampaign);
    wanted.set(position, Math.max(rank, wanted.get(position) ?? 0));
  }
  return wanted;
}

/** Level teams of a ranking of which at least one takes one of the first places. */
const levelWithin = (ranking: readonly Standing[], places: number) =>
  ranking.filter(({ pending, position }) => pending && position <= places);

/** Lists of those who share a position. */
function sharing(rows: readonly Standing[]): TeamId[][] {
  const byPosition = Map.groupBy(rows, ({ position }) => position);
  return [...byPosition.values()].map((level) => level.map(({ team }) => team));
}

/** Sets that have somebody in common are one: a single order of lots serves both. */
function joined(sets: readonly (readonly TeamId[])[]): TeamId[][] {
  let found: TeamId[][] = [];
  for (const set of sets) {
    const touching = found.filter((other) => other.some((team) => set.includes(team)));
    const rest = found.filter((other) => !touching.includes(other));
    found = [...rest, [...new Set([...touching.flat(), ...set])]];
  }
  return found;
}

function levelAcross(phase: TablePhase, state: TableState, next: Phase | undefined): TeamId[][] {
  const stage = stageOf(phase, state);
  const groups = [...state.tables].map(([id, rows]) => ({
    id,
    teams: rows.map(({ team }) => team),
  }));
  return [...wantedAcross(next, state)].flatMap(([position, places]) =>
    sharing(levelWithin(bestPlaced(stage, groups, position, phase.across), places)),
  );
}

/** Of ties that neither side turned up for; undefined where the rule does not leave them to lots. */
function waitingForLots({ bracket, results }: KnockoutPhaseState): Empates | undefined {
  if (!bracket.ties.some(({ tie }) => tie.rule?.doubleWalkover === 'lots')) return undefined;
  const conjuntos = bracket.ties.flatMap(({ tie, teams }) =>
    results.get(tie.id)?.pending === 'lots' ? [teams.flatMap((team) => team ?? [])] : [],
  );
  return { isOver: true, empatados: conjuntos.flat(), conjuntos };
}

/** Undefined where no lots are ever drawn. `fase` is 1 for the first. */
export function empatesDe({ competicao, fases }: Estado, fase: number): Empates | undefined {
  const [phase, state] = [competicao.phases[fase - 1], fases[fase - 1]];
  if (state?.kind === 'knockout') return waitingForLots(state);
  if (phase?.kind !== 'table' || !state) return undefined;
  const stage = stageOf(phase, state);
  if (!isOver(stage)) return { isOver: false, empatados: [], conjuntos: [] };
  const inTables = [...state.tables.values()].flatMap((rows) =>
    sharing(rows.filter(({ pending }) => pending)),
  );
  const across = levelAcross(phase, state, competicao.phases[fase]);
  const empatados = [...new Set([...inTables, ...across].flat())];
  return { isOver: true, empatados, conjuntos: joined([...inTables, ...across]) };
}
