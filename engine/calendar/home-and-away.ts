// Home and away for any set of matches: walking each connected part as a closed line (Euler, 1736) gives every
// team as many home as away matches, or one more of either when it plays an odd number. Turning a whole
// line round keeps that, so lines and rounds are turned and exchanged while fewer runs come of it.

import { gamesOf, listOf } from '#engine/lists.ts';
import type { Pair } from './edge-coloring.ts';

/** Closed lines through all the pairs, each pair as [home, away]. */
export function closedLines(count: number, pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const nowhere = count;
  const odd = gamesOf(count, pairs).flatMap((degree, team) => (degree % 2 === 1 ? team : []));
  const all = [...pairs, ...odd.map((team): Pair => [team, nowhere])];
  const at = listOf(count + 1, (): number[] => []);
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

/** Turned round in place. */
type Directed = [home: number, away: number];

const PASSES = 20;
const MOST_ROUNDS = 40;

/** The rounds with venues, in the order and the directions in which few teams stay home or away long. */
export function scheduleVenues(
  count: number,
  rounds: readonly (readonly Pair[])[],
  lines: readonly (readonly Pair[])[],
): readonly (readonly Pair[])[] {
  const key = ([a, b]: Pair) => Math.min(a, b) * count + Math.max(a, b);
  const turnable = lines.map((line) => line.map(([home, away]): Directed => [home, away]));
  const directed = new Map(turnable.flat().map((pair) => [key(pair), pair]));
  const schedule = rounds.map((round) => round.map((pair) => directed.get(key(pair)) as Directed));
  if (rounds.length <= MOST_ROUNDS) improve(count, schedule, turnable);
  return schedule;
}

function improve(count: number, rounds: Directed[][], lines: readonly Directed[][]): void {
  let least = runs(count, rounds);
  const attempt = (change: () => void) => {
    change();
    const now = runs(count, rounds);
    if (now < least) least = now;
    else change();
  };
  const turn = (line: Directed[]) => {
    for (const pair of line) pair.reverse();
  };
  const swap = (i: number, j: number) => {
    [rounds[i], rounds[j]] = [rounds[j] as Directed[], rounds[i] as Directed[]];
  };
  for (let pass = 0, before = least + 1; pass < PASSES && least < before; pass++) {
    before = least;
    for (const line of lines) attempt(() => turn(line));
    for (const i of rounds.keys()) for (const j of rounds.keys()) attempt(() => swap(i, j));
  }
}

/** Two running at one kind of venue count 1, every further one 100. */
function runs(count: number, rounds: readonly (readonly Pair[])[]): number {
  const run = new Int32Array(count);
  let cost = 0;
  const note = (team: number, venue: 1 | -1) => {
    const before = run[team] as number;
    const length = before * venue > 0 ? before + venue : venue;
    run[team] = length;
    if (length * venue === 2) cost += 1;
    if (length * venue > 2) cost += 100;
  };
  for (const round of rounds) {
    for (const pair of round) {
      note(pair[0], 1);
      note(pair[1], -1);
    }
  }
  return cost;
}
