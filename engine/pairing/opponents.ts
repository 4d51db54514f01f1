// Who meets whom when each team has the same number of opponents from each pot. Starts from a regular
// pattern and exchanges opponents at random ((a, b), (c, d) becomes (a, d), (c, b)), which keeps every
// number; an exchange that breaks more rules than it mends is taken only now and then. Bounded.

import type { Pair } from '#engine/calendar/edge-coloring.ts';
import { listOf } from '#engine/lists.ts';
import { type Random, shuffle } from '#engine/random.ts';

export type OpponentTask = {
  /** Teams of each pot; all of one size. */
  readonly pots: readonly (readonly number[])[];
  /** Opponents from each pot. */
  readonly perPot: number;
  /** Origin of each team as a number, -1 for none. */
  readonly originOf: readonly number[];
  readonly origins: number;
  readonly sameOrigin: boolean;
  readonly mostPerOrigin: number;
};

const MIXING = 20;
const MOST_EXCHANGES = 2000;
const UPHILL = 50;

type OpponentBoard = {
  readonly task: OpponentTask;
  readonly count: number;
  readonly pairs: [number, number][];
  /** For each pair, those of the same two pots, by their place in `pairs`. */
  readonly kinOf: readonly (readonly number[])[];
  readonly meets: Uint8Array;
  /** How many opponents of each origin a team has. */
  readonly faced: Int32Array;
};

export function drawOpponents(task: OpponentTask, random: Random): readonly Pair[] | undefined {
  const board = regularPattern(task, random);
  let broken = brokenBy(board, [...task.originOf.keys()]);
  const mixing = MIXING * board.pairs.length;
  const most = MOST_EXCHANGES * board.pairs.length;
  for (let tried = 0; tried < mixing || (broken > 0 && tried < most); tried++) {
    broken += tryExchange(board, random);
  }
  return broken === 0 ? board.pairs : undefined;
}

function regularPattern(task: OpponentTask, random: Random): OpponentBoard {
  const { perPot, origins, originOf } = task;
  const pots = task.pots.map((pot) => shuffle(pot, random));
  const pairs: [number, number][] = [];
  const kinOf: number[][] = [];
  for (const [i, first] of pots.entries()) {
    for (const second of pots.slice(i)) {
      const added = first === second ? withinPot(first, perPot) : along(first, second, 0, perPot);
      const kin = added.map((_, index) => pairs.length + index);
      kinOf.push(...added.map(() => kin));
      pairs.push(...added);
    }
  }
  const count = originOf.length;
  const meets = new Uint8Array(count * count);
  const faced = new Int32Array(count * Math.max(origins, 1));
  const board = { task, count, pairs, kinOf, meets, faced };
  for (const [a, b] of pairs) meet(board, a, b, 1);
  return board;
}

/** Each of the first with as many of the second, starting so many places further on. */
const along = (first: readonly number[], second: readonly number[], ahead: number, each: number) =>
  first.flatMap((team, i) =>
    listOf(each, (step): [number, number] => [
      team,
      second[(i + ahead + step) % second.length] as number,
    ]),
  );

/** Neighbours on a circle; when the number is odd, also those opposite. */
function withinPot(pot: readonly number[], each: number): [number, number][] {
  const half = pot.length / 2;
  return [...along(pot, pot, 1, each >> 1), ...along(pot.slice(0, half), pot, half, each % 2)];
}

function meet(
  { task, count, meets, faced }: OpponentBoard,
  a: number,
  b: number,
  step: 1 | -1,
): void {
  for (const [team, other] of [
    [a, b],
    [b, a],
  ] as const) {
    meets[team * count + other] = step === 1 ? 1 : 0;
    const origin = task.originOf[other] as number;
    if (origin < 0) continue;
    const cell = team * task.origins + origin;
    faced[cell] = (faced[cell] as number) + step;
  }
}

/** By how much the opponents of these teams break the rules. */
function brokenBy({ task, faced }: OpponentBoard, teams: readonly number[]): number {
  const { origins, originOf, sameOrigin, mostPerOrigin } = task;
  let broken = 0;
  for (const team of teams) {
    for (let origin = 0; origin < origins; origin++) {
      const times = faced[team * origins + origin] as number;
      const isOwn = originOf[team] === origin;
      if (isOwn && !sameOrigin) broken += times;
      else if (!isOwn) broken += Math.max(0, times - mostPerOrigin);
    }
  }
  return broken;
}

/** The change in broken rules; 0 when nothing was exchanged. */
function tryExchange(board: OpponentBoard, random: Random): number {
  const { pairs, kinOf, meets, count } = board;
  const one = random.below(pairs.length);
  const kin = kinOf[one] as readonly number[];
  const other = kin[random.below(kin.length)] as number;
  const [a, b] = pairs[one] as [number, number];
  const [x, y] = pairs[other] as [number, number];
  const isWithin = board.task.pots.some((pot) => pot.includes(a) && pot.includes(b));
  const [c, d] = isWithin && random.below(2) === 1 ? [y, x] : [x, y];
  if (a === c || b === d || a === d || b === c) return 0;
  if (meets[a * count + d] === 1 || meets[c * count + b] === 1) return 0;
  const touched = [a, b, c, d];
  const before = brokenBy(board, touched);
  exchange(board, [a, b], [c, d]);
  const change = brokenBy(board, touched) - before;
  if (change > 0 && random.below(UPHILL) > 0) {
    exchange(board, [a, d], [c, b]);
    return 0;
  }
  pairs[one] = [a, d];
  pairs[other] = [c, b];
  return change;
}

function exchange(board: OpponentBoard, [a, b]: Pair, [c, d]: Pair): void {
  meet(board, a, b, -1);
  meet(board, c, d, -1);
  meet(board, a, d, 1);
  meet(board, c, b, 1);
}
