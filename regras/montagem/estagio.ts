import type { PhaseState, TablePhase } from '#engine/competition.ts';
import type { TableStage } from '#engine/types.ts';

type TableState = Extract<PhaseState, { kind: 'table' }>;

/** The stage with everybody who is known to take part in it. */
export function stageOf(phase: TablePhase, state: TableState): TableStage {
  const teams = [...state.tables.values()].flatMap((rows) => rows.map(({ team }) => team));
  return { ...phase.stage, teams };
}
