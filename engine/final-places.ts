// The final places of everybody, over all phases: champion, runner-up, those who fell in the same round
// (5th to 8th), then those who did not go on from the phase before, by their campaign there. FIFA ranks a
// whole tournament like this; beside each place stands what the team won over all phases, and who shares a
// range is listed in that order. Who left before its last match comes after all who stayed.
import {
  type Competition,
  competitionState,
  type Phase,
  type PhaseState,
  type TablePhase,
} from './competition.ts';
import type { KnockoutPhase } from './knockout/bracket-results.ts';
import { bracketMatchesThatCount } from './knockout/forfeits.ts';
import { type Placing, placings } from './knockout/placings.ts';
import { completeGroups } from './knockout/slots.ts';
import { placesOf } from './lists.ts';
import { campaignRanks } from './tables/best-placed.ts';
import { standings } from './tables/standings.ts';
import { matchesThatCount } from './tables/withdrawal.ts';
import type { Match, Standing, TableRules, TeamId } from './types.ts';

export type FinalPlace = Placing & {
  /** The last phase that the team reached, 1 for the first. */
  readonly phase: number;
  /** Over all phases. */
  readonly totals: Standing;
  /** Left, or was put out, before its last match. */
  readonly left?: true;
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

/** One table of all matches of all phases, the best first. */
export function generalTable(
  { phases }: Competition,
  states: readonly PhaseState[],
): readonly Standing[] {
  const tables = phases.flatMap((phase) => (phase.kind === 'table' ? [phase.stage] : []));
  const matches = phases.flatMap((phase, i) => {
    if (phase.kind === 'table') return matchesThatCount({ ...phase.stage, teams: [] });
    const state = states[i];
    if (state?.kind !== 'knockout') return phase.matches;
    const { orphans, results } = state;
    return bracketMatchesThatCount(phase, results).filter(({ id }) => !orphans.includes(id));
  });
  return standings({
    teams: [...new Set(states.flatMap(teamsIn))],
    matches,
    rules: { ...GENERAL, ...tables[0]?.rules, tiebreakers: GENERAL.tiebreakers },
    adjustments: tables.flatMap(({ adjustments = [] }) => adjustments),
    byes: tables.flatMap(({ byes = [] }) => byes),
  });
}

const isIn = (team: TeamId, { home, away }: Pick<Match, 'home' | 'away'>) =>
  home === team || away === team;

/** Of a table: a match of theirs counts otherwise than it was played, or others were paired without them. */
function leftTable({ stage }: TablePhase, state: PhaseState): readonly TeamId[] {
  if (state.kind !== 'table') return [];
  const { matches, byes = [], withdrawals = [] } = stage;
  const before = new Map(matches.map(({ id, result }) => [id, result]));
  const changed = matchesThatCount({ ...stage, teams: [] }).filter(
    ({ id, result }) => result !== before.get(id),
  );
  const rounds = (team: TeamId) =>
    matches.filter((match) => isIn(team, match)).length +
    byes.filter((bye) => bye.team === team).length;
  const missedRounds = (team: TeamId) => {
    const table = [...state.tables.values()].find((rows) => rows.some((row) => row.team === team));
    return table?.some((other) => rounds(other.team) > rounds(team)) ?? false;
  };
  return withdrawals
    .map(({ team }) => team)
    .filter((team) => changed.some((match) => isIn(team, match)) || missedRounds(team));
}

/** Of a bracket: the last tie of theirs on the way to the title was decided because they, or both, left. */
function leftBracket({ out = [] }: KnockoutPhase, state: PhaseState): readonly TeamId[] {
  if (state.kind !== 'knockout') return [];
  return out.filter((team) => {
    const last = state.bracket.ties.findLast(
      ({ tie, teams }) => tie.bracket !== 'third_place' && teams.includes(team),
    );
    if (last?.status !== 'decided' || last.winner === team) return false;
    return state.results.get(last.tie.id)?.byLeaving === true;
  });
}

const leaversOf = ({ phases }: Competition, states: readonly PhaseState[]): ReadonlySet<TeamId> =>
  new Set(
    phases.flatMap((phase, i) => {
      const state = states[i] as PhaseState;
      return phase.kind === 'table' ? leftTable(phase, state) : leftBracket(phase, state);
    }),
  );

/** The others move up; the title, once it is won, stays with who won it, and where nobody did it stays open. */
function withLeaversLast(
  places: readonly FinalPlace[],
  leavers: ReadonlySet<TeamId>,
  teams: number,
): readonly FinalPlace[] {
  const hasLeft = ({ team, to }: FinalPlace) => to > 1 && leavers.has(team);
  const last = places.filter(hasLeft);
  const best = Math.min(2, ...places.map(({ from }) => from));
  const up = (place: number, passed: readonly FinalPlace[]) =>
    Math.max(best, place - passed.length);
  const stayed = places
    .filter((place) => !hasLeft(place))
    .map((place) => ({
      ...place,
      from: up(
        place.from,
        last.filter(({ to }) => to < place.from),
      ),
      to: up(
        place.to,
        last.filter(({ to }) => to <= place.to),
      ),
    }));
  const end = { from: teams - last.length + 1, to: teams, left: true } as const;
  return [...stayed, ...last.map((place) => ({ ...place, ...end }))];
}

/** Best place first; those who are still in the running, or wait for lots to go on, are absent. */
export function finalPlaces(
  competition: Competition,
  states: readonly PhaseState[] = competitionState(competition),
): readonly FinalPlace[] {
  const { phases } = competition;
  const all = generalTable(competition, states);
  const order = placesOf(all.map(({ team }) => team));
  const orderOf = ({ team }: Placing) => order.get(team) as number;
  const places = phases
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
  return withLeaversLast(places, leaversOf(competition, states), all.length);
}
