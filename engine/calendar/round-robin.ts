// Round robin, all against all: circle method with the venues of de Werra (1981, "Scheduling in sports"), which has
// the fewest breaks (n - 2 for n even, none for n odd; 3n - 6 mirrored). Later turns: mirrored, or the
// French order (the turn starts one round later, 2n breaks). Carry-over is deliberately not balanced.

import { listOf } from '#engine/lists.ts';
import {
  done,
  type Outcome,
  problem,
  refused,
  requireDistinct,
  requireInteger,
} from '#engine/outcome.ts';
import type { Problem, TeamId } from '#engine/types.ts';

export type Pairing = { readonly home: TeamId; readonly away: TeamId };

export type Round = {
  /** 1 for the first. */
  readonly number: number;
  readonly turn: number;
  readonly matches: readonly Pairing[];
  /** With an odd number of teams, who has no match. */
  readonly rests?: TeamId;
};

export type RoundRobin = {
  readonly teams: readonly TeamId[];
  /** How many times each pair meets, 1 to 4; venues alternate. */
  readonly turns?: number;
  /** Every turn in the order of the first (default), or each starting one round later. */
  readonly mirrored?: boolean;
  /** Pairs of teams that share a ground: never both at home in one round. */
  readonly sharedGrounds?: readonly (readonly [TeamId, TeamId])[];
};

const MOST_TEAMS = 1000;

const NEVER = Number.POSITIVE_INFINITY;

type LabelRound = readonly (readonly [number, number])[];

export function roundRobin(config: RoundRobin): Outcome<readonly Round[]> {
  const problems = findProblems(config);
  if (problems.length > 0) return refused(problems);
  const { turns = 1, mirrored = true } = config;
  const venues = venuesOf(config.teams.length);
  const labels = labelTeams(config.teams, config.sharedGrounds ?? [], venues);
  const turn = circle(venues);
  const rounds: Round[] = [];
  for (let t = 0; t < turns; t++) {
    for (let i = 0; i < turn.length; i++) {
      const source = turn[mirrored ? i : (i + t) % turn.length] as LabelRound;
      rounds.push(makeRound(source, labels, t, rounds.length + 1));
    }
  }
  return done(rounds);
}

/** How often a team plays two matches running at home, or two away; a rest is skipped over. */
export function countBreaks(rounds: readonly Round[]): number {
  const venue = new Map<TeamId, 'home' | 'away'>();
  let breaks = 0;
  for (const { matches } of rounds) {
    for (const { home, away } of matches) {
      if (venue.get(home) === 'home') breaks++;
      if (venue.get(away) === 'away') breaks++;
      venue.set(home, 'home').set(away, 'away');
    }
  }
  return breaks;
}

const findProblems = ({ teams, turns = 1, sharedGrounds = [] }: RoundRobin): Problem[] => [
  ...requireInteger('teams.length', teams.length, 2, MOST_TEAMS),
  ...requireInteger('turns', turns, 1, 4),
  ...requireDistinct('teams', teams),
  ...requireDistinct('sharedGrounds', sharedGrounds.flat()),
  ...sharedGrounds
    .flat()
    .filter((team) => !teams.includes(team))
    .flatMap((team) => problem('sharedGrounds', `"${team}" is not one of the teams`)),
];

type Venues = readonly [startsHome: boolean, flipsAt: number];

/**
 * Where each label plays: by turns home and away, the alternation flipped once from round `flipsAt` on
 * (the break). Labels that flip in the same round have opposite venues throughout.
 */
function venuesOf(teams: number): readonly Venues[] {
  const size = teams + (teams % 2);
  const calm = teams % 2 === 0 && teams >= 6;
  return listOf(size, (label) => (calm ? calmVenues(label, size) : plainVenues(label, size)));
}

function plainVenues(label: number, size: number): Venues {
  if (label === 0) return [true, NEVER];
  if (label === size - 1) return [false, NEVER];
  return [label % 2 === 1, label + (label % 2)];
}

/** As few breaks, and none in the second or the last round: mirroring never gives three running. */
function calmVenues(label: number, size: number): Venues {
  if (label === 0) return [false, NEVER];
  if (label === size - 2) return [true, NEVER];
  if (label === size - 1) return [true, 2];
  if (label === 3) return [false, 2];
  if (label < 3) return [label === 2, 3];
  return [label % 2 === 0, label + 1 - (label % 2)];
}

/** One turn over the labels, each pair as [home, away]. */
function circle(venues: readonly Venues[]): readonly LabelRound[] {
  const size = venues.length;
  const last = size - 1;
  const oriented = (round: number, a: number, b: number): readonly [number, number] => {
    const [startsHome, flipsAt] = venues[a] as Venues;
    const flips = round + (round >= flipsAt ? 1 : 0);
    return startsHome === (flips % 2 === 0) ? [a, b] : [b, a];
  };
  return listOf(last, (round) =>
    listOf(size / 2, (k) => {
      const ahead = (round + k) % last;
      const behind = (round - k + last) % last;
      return oriented(round, ahead, k === 0 ? last : behind);
    }),
  );
}

/** The team of each label; an odd number leaves the last label without team, whose opponent rests. */
function labelTeams(
  teams: readonly TeamId[],
  sharedGrounds: readonly (readonly [TeamId, TeamId])[],
  venues: readonly Venues[],
): readonly (TeamId | undefined)[] {
  const byFlip = Map.groupBy(venues.keys(), (label) => (venues[label] as Venues)[1]);
  const opposites = [...byFlip].sort(([a], [b]) => a - b).map(([, labels]) => labels);
  const labels = new Array<TeamId | undefined>(venues.length).fill(undefined);
  for (const [index, pair] of sharedGrounds.entries()) {
    const [first, second] = opposites[index] as [number, number];
    labels[first] = pair[0];
    labels[second] = pair[1];
  }
  const paired = new Set(sharedGrounds.flat());
  const free = teams.filter((team) => !paired.has(team));
  let next = 0;
  return labels.map((team) => team ?? free[next++]);
}

function makeRound(
  source: LabelRound,
  labels: readonly (TeamId | undefined)[],
  turn: number,
  number: number,
): Round {
  const matches: Pairing[] = [];
  let rests: TeamId | undefined;
  for (const [first, second] of source) {
    const home = labels[turn % 2 === 0 ? first : second];
    const away = labels[turn % 2 === 0 ? second : first];
    if (home !== undefined && away !== undefined) matches.push({ home, away });
    else rests = home ?? away;
  }
  return { number, turn: turn + 1, matches, ...(rests === undefined ? {} : { rests }) };
}
