// The chances of every position and zone: the rest of the season is played many times (Monte Carlo) with
// Poisson goals from the teams' strengths. 0 % here means "not seen in these runs", which is not the same
// as impossible: clinch.ts proves that.

import { sum } from '#engine/lists.ts';
import { done, type Outcome, refused, requireInteger, requireThat } from '#engine/outcome.ts';
import { makeRandom } from '#engine/random.ts';
import type { Problem, TableStage, TeamId, Zone } from '#engine/types.ts';
import { zoneProblems } from '#engine/validation.ts';
import { makeRun, makeSeason, playSeason } from './season-run.ts';
import { estimateStrengths, type Strengths } from './strengths.ts';

export type SimulationOptions = {
  readonly runs: number;
  readonly seed: string;
  readonly zones?: readonly Zone[];
  /** In the order of the stage's teams; estimated from the matches played unless given. */
  readonly strengths?: Strengths;
};

export type TeamChances = {
  readonly team: TeamId;
  /** Share of the runs in each position, 1st first. */
  readonly positions: readonly number[];
  readonly zones: Readonly<Record<string, number>>;
  readonly meanPoints: number;
};

export type Simulation = {
  readonly runs: number;
  /** How many matches each run plays. */
  readonly left: number;
  /** Best mean position first. */
  readonly teams: readonly TeamChances[];
};

const MOST_RUNS = 1_000_000;
const MOST_WORK = 1_000_000_000;

/** Half the width of the 95 % interval; what was never (or always) seen has 3 / n (rule of three). */
export function margin(share: number, runs: number): number {
  if (share === 0 || share === 1) return 3 / runs;
  return 1.96 * Math.sqrt((share * (1 - share)) / runs);
}

export function simulate(stage: TableStage, options: SimulationOptions): Outcome<Simulation> {
  const problems = findProblems(stage, options);
  if (problems.length > 0) return refused(problems);
  const { runs, seed, zones = [] } = options;
  const strengths = options.strengths ?? estimateStrengths(stage.teams, stage.matches);
  const season = makeSeason(stage, strengths);
  const run = makeRun(season);
  const random = makeRandom(seed);
  const size = stage.teams.length;
  const times = new Int32Array(size * size);
  const points = new Float64Array(size);
  for (let i = 0; i < runs; i++) {
    playSeason(season, run, random);
    for (let position = 0; position < size; position++) {
      const team = run.order[position] as number;
      const cell = team * size + position;
      times[cell] = (times[cell] as number) + 1;
      points[team] = (points[team] as number) + (run.points[team] as number);
    }
  }
  const teams = stage.teams.map((team, place) => {
    const positions = [...times.subarray(place * size, (place + 1) * size)].map((n) => n / runs);
    const meanPoints = (points[place] as number) / runs;
    return { team, positions, zones: zoneChances(positions, zones), meanPoints };
  });
  const left = season.left.length;
  return done({ runs, left, teams: teams.sort((a, b) => meanPosition(a) - meanPosition(b)) });
}

const meanPosition = ({ positions }: TeamChances) =>
  sum(positions.map((share, index) => share * (index + 1)));

function zoneChances(positions: readonly number[], zones: readonly Zone[]) {
  const chances = zones.map(({ id, from, to }) => {
    const inside = sum(positions.slice(from - 1, to));
    return [id, Math.min(inside, 1)] as const;
  });
  return Object.fromEntries(chances);
}

function findProblems({ teams, matches }: TableStage, options: SimulationOptions): Problem[] {
  const { runs, zones = [], strengths } = options;
  const isTooMuch = runs <= MOST_RUNS && runs * (matches.length + teams.length) > MOST_WORK;
  return [
    ...requireInteger('runs', runs, 1, MOST_RUNS),
    ...requireThat(!isTooMuch, 'runs', `${runs} are too many for ${matches.length} matches`),
    ...zoneProblems(zones, teams.length),
    ...(strengths ? strengthProblems(strengths, teams.length) : []),
  ];
}

function strengthProblems(strengths: Strengths, count: number): Problem[] {
  const isRate = (value: number) => value >= 0 && value < Number.POSITIVE_INFINITY;
  return (['attack', 'defence'] as const).flatMap((side) => {
    const values = strengths[side];
    const isMet = values.length === count && values.every(isRate);
    return requireThat(isMet, `strengths.${side}`, `must be ${count} numbers, none below 0`);
  });
}
