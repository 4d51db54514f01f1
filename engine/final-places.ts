// The final places of everybody, over all phases: champion, runner-up, those who fell in the same round
// (5th to 8th), then those who did not go on from the phase before, by their campaign there. FIFA ranks a
// whole tournament like this; beside each place stands what the team won over all phases, and who shares a
// range is listed in that order.
import { type Competition, competitionState, type Phase, type PhaseState } from './competition.ts';
import { type Placing, placings } from './knockout/placings.ts';
import { completeGroups } from './knockout/slots.ts';
import { placesOf } from './lists.ts';
import { campaignRanks } from './tables/best-placed.ts';
import { standings } from './tables/standings.ts';
import { matchesThatCount } from './tables/withdrawal.ts';
import type { Standing, TableRules, TeamId } from './types.ts';

export type FinalPlace = Placing & {
  /** The last phase that the team reached, 1 for the first. */
  readonly phase: number;
  /** Over all phases. */
  readonly totals: Standing;
};

/** A competition without tables still has wins, draws and goals to add up. */
const GENERAL: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  tiebreakers: ['points', 'goal_difference', 'goals_for'],
};

const teamsIn = (state: PhaseState): readonly TeamId[] =>
  state.kind === 'table'
    ? [...state.tables.values()].flat().map(({ team }) => team)
    : [...new Set(state.bracket.ties.flatMap(({ teams }) => teams.flatMap((team) => team ?? [])))];

function sizeOf(phase: Phase): number {
  const slots =
    phase.kind === 'table'
      ? phase.groups.flatMap((group) => group.entrants)
      : phase.bracket.entrants;
  return slots.filter(({ kind }) => kind !== 'bye').length;
}

/** Places in one phase, counted from 1, of those who are not in `gone`; none while it is open. */
function placesIn(phase: Phase, state: PhaseState, gone: readonly TeamId[]): readonly Placing[] {
  if (phase.kind !== 'table' || state.kind !== 'table') {
    return state.kind === 'knockout' ? placings(state.bracket, sizeOf(phase)) : [];
  }
  const groups = [...state.tables].map(([id, rows]) => ({
    id,
    teams: rows.map(({ team }) => team),
  }));
  const stage = { ...phase.stage, teams: groups.flatMap(({ teams }) => teams) };
  if (!completeGroups({ stage, groups }).every(Boolean)) return [];
  const ranks = campaignRanks(stage, groups, phase.across);
  const order = [...ranks].filter(([team]) => !gone.includes(team)).sort((a, b) => a[1] - b[1]);
  return order.map(([team, rank]) => ({
    team,
    from: gone.length + order.findIndex((other) => other[1] === rank) + 1,
    to: gone.length + order.findLastIndex((other) => other[1] === rank) + 1,
  }));
}

/** What each team won over all phases, the best first. */
function totalsOf({ phases }: Competition, states: readonly PhaseState[]): readonly Standing[] {
  const tables = phases.flatMap((phase) => (phase.kind === 'table' ? [phase.stage] : []));
  const matches = phases.flatMap((phase, i) => {
    if (phase.kind === 'table') return matchesThatCount({ ...phase.stage, teams: [] });
    const state = states[i];
    const orphans = state?.kind === 'knockout' ? state.orphans : [];
    return phase.matches.filter(({ id }) => !orphans.includes(id));
  });
  return standings({
    teams: [...new Set(states.flatMap(teamsIn))],
    matches,
    rules: { ...GENERAL, ...tables[0]?.rules, tiebreakers: GENERAL.tiebreakers },
    adjustments: tables.flatMap(({ adjustments = [] }) => adjustments),
    byes: tables.flatMap(({ byes = [] }) => byes),
  });
}

/** Best place first; those who are still in the running, or wait for lots to go on, are absent. */
export function finalPlaces(
  competition: Competition,
  states: readonly PhaseState[] = competitionState(competition),
): readonly FinalPlace[] {
  const { phases } = competition;
  const all = totalsOf(competition, states);
  const order = placesOf(all.map(({ team }) => team));
  const orderOf = ({ team }: Placing) => order.get(team) as number;
  return phases
    .flatMap((phase, i): FinalPlace[] => {
      const [next, later] = [phases[i + 1], states[i + 1]];
      const gone = later ? teamsIn(later) : [];
      if (next && gone.length < sizeOf(next)) return [];
      return placesIn(phase, states[i] as PhaseState, gone)
        .filter(({ team }) => !gone.includes(team))
        .map((placing) => ({
          ...placing,
          phase: i + 1,
          totals: all[orderOf(placing)] as Standing,
        }));
    })
    .sort((a, b) => a.from - b.from || orderOf(a) - orderOf(b));
}
