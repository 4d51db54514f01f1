// Venues for any set of matches: walking each connected part as a closed line (Euler, 1736) gives every
// team as many home as away matches, or one more of either when it plays an odd number. Turning a whole
// line round keeps that, so lines and rounds are turned and exchanged while fewer runs come of it.

import type { Pair } from './edge-coloring.ts';

/** Closed lines through all the pairs, each pair as [home, away]. */
export function closedLines(count: number, pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const nowhere = count;
  const degrees = new Int32Array(count);
  for (const team of pairs.flat()) degrees[team] = (degrees[team] as number) + 1;
  const odd = [...degrees.keys()].filter((team) => (degrees[team] as number) % 2 === 1);
  const all = [...pairs, ...odd.map((team): Pair => [team, nowhere])];
  const at = Array.from({ length: count + 1 }, (): number[] => []);
  for (const [index, pair] of all.entries()) for (const end of pair) at[end]?.push(index);
  const isWalked = new Uint8Array(all.length);
  const lines = [...at.keys()].map((start) => walkFrom(start, all, at, isWalked));
  return lines.map((line) => line.filter((pair) => !pair.includes(nowhere)));
}

/** The number of pairs at every team is even, so a walk can only end where it began. */
function walkFrom(
  start: number,
  pairs: readonly Pair[],
  at: readonly number[][],
  isWalked: Uint8Array,
): readonly Pair[] {
  const line: Pair[] = [];
  let team = start;
  for (let index = at[team]?.pop(); index !== undefined; index = at[team]?.pop()) {
    if (isWalked[index] === 1) continue;
    isWalked[index] = 1;
    const [a, b] = pairs[index] as Pair;
    const next = a === team ? b : a;
    line.push([team, next]);
    team = next;
  }
  return line;
}

type Schedule = {
  readonly count: number;
  /** By the number of the pair. */
  readonly rounds: number[][];
  readonly pairs: readonly Pair[];
  readonly lineOf: readonly number[];
  readonly isTurned: Uint8Array;
};

const PASSES = 20;
const MOST_ROUNDS = 40;

/** The rounds with venues, in the order and the directions in which few teams stay home or away long. */
export function scheduleVenues(
  count: number,
  rounds: readonly (readonly Pair[])[],
  lines: readonly (readonly Pair[])[],
): readonly (readonly Pair[])[] {
  const schedule = makeSchedule(count, rounds, lines);
  if (rounds.length <= MOST_ROUNDS) improve(schedule);
  return schedule.rounds.map((round) => round.map((index) => directed(schedule, index)));
}

function makeSchedule(
  count: number,
  rounds: readonly (readonly Pair[])[],
  lines: readonly (readonly Pair[])[],
): Schedule {
  const pairs = lines.flat();
  const key = ([a, b]: Pair) => Math.min(a, b) * count + Math.max(a, b);
  const indexOf = new Map(pairs.map((pair, index) => [key(pair), index]));
  return {
    count,
    rounds: rounds.map((round) => round.map((pair) => indexOf.get(key(pair)) as number)),
    pairs,
    lineOf: lines.flatMap((line, index) => line.map(() => index)),
    isTurned: new Uint8Array(lines.length),
  };
}

function directed({ pairs, lineOf, isTurned }: Schedule, index: number): Pair {
  const [home, away] = pairs[index] as Pair;
  return isTurned[lineOf[index] as number] === 1 ? [away, home] : [home, away];
}

function improve(schedule: Schedule): void {
  const { rounds, isTurned } = schedule;
  let least = runs(schedule);
  const attempt = (change: () => void) => {
    change();
    const now = runs(schedule);
    if (now < least) least = now;
    else change();
  };
  const turn = (line: number) => {
    isTurned[line] = 1 - (isTurned[line] as number);
  };
  const swap = (i: number, j: number) => {
    const moved = rounds[i] as number[];
    rounds[i] = rounds[j] as number[];
    rounds[j] = moved;
  };
  for (let pass = 0, before = least + 1; pass < PASSES && least < before; pass++) {
    before = least;
    for (const line of isTurned.keys()) attempt(() => turn(line));
    for (const i of rounds.keys()) for (const j of rounds.keys()) attempt(() => swap(i, j));
  }
}

/** Two running at one kind of venue count 1, every further one 100. */
function runs(schedule: Schedule): number {
  const run = new Int32Array(schedule.count);
  let cost = 0;
  const note = (team: number, venue: 1 | -1) => {
    const before = run[team] as number;
    const length = before * venue > 0 ? before + venue : venue;
    run[team] = length;
    if (length * venue === 2) cost += 1;
    if (length * venue > 2) cost += 100;
  };
  for (const round of schedule.rounds) {
    for (const index of round) {
      const [home, away] = directed(schedule, index);
      note(home, 1);
      note(away, -1);
    }
  }
  return cost;
}
