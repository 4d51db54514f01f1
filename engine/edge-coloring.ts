// Sharing the matches of a graph out into rounds: nobody plays twice in a round. With an even number of
// teams that all play k times, k rounds by taking out perfect matchings (found by chance, bounded);
// otherwise k + 1, which always exist: Vizing's theorem, by the algorithm of Misra and Gries (1992).

import { minimumMatching } from './matching.ts';
import type { Random } from './random.ts';

export type Pair = readonly [number, number];

const ATTEMPTS = 30;
const NOBODY = -1;

export function shareIntoRounds(
  count: number,
  pairs: readonly Pair[],
  random: Random,
): readonly (readonly Pair[])[] {
  const degrees = new Int32Array(count);
  for (const team of pairs.flat()) degrees[team] = (degrees[team] as number) + 1;
  const isRegular = degrees.every((degree) => degree === degrees[0]);
  if (count % 2 === 0 && isRegular) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const rounds = takeMatchings(count, pairs, random);
      if (rounds) return rounds;
    }
  }
  return evenOut(count, vizing(count, pairs, Math.max(...degrees) + 1));
}

function takeMatchings(count: number, pairs: readonly Pair[], random: Random) {
  const weight = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY);
  const set = ([a, b]: Pair, value: number) => {
    weight[a * count + b] = value;
    weight[b * count + a] = value;
  };
  for (const pair of pairs) set(pair, random.below(1000));
  const rounds: Pair[][] = [];
  for (let left = pairs.length; left > 0; left -= count / 2) {
    const matching = minimumMatching(count, (a, b) => weight[a * count + b] as number);
    if (!matching) return undefined;
    const round = matching.mates.flatMap((b, a): Pair[] => (a < b ? [[a, b]] : []));
    for (const pair of round) set(pair, Number.POSITIVE_INFINITY);
    rounds.push(round);
  }
  return rounds;
}

/** `opponent(team, round)`, written and read as a table. */
type Table = { readonly rounds: number; readonly cells: Int32Array };

const opponent = ({ rounds, cells }: Table, team: number, round: number) =>
  cells[team * rounds + round] as number;

function join({ rounds, cells }: Table, a: number, b: number, round: number): void {
  cells[a * rounds + round] = b;
  cells[b * rounds + round] = a;
}

function part({ rounds, cells }: Table, a: number, b: number, round: number): void {
  cells[a * rounds + round] = NOBODY;
  cells[b * rounds + round] = NOBODY;
}

function freeRound(table: Table, team: number): number {
  let round = 0;
  while (opponent(table, team, round) !== NOBODY) round++;
  return round;
}

const roundOf = ({ rounds, cells }: Table, a: number, b: number) =>
  cells.subarray(a * rounds, (a + 1) * rounds).indexOf(b);

/** With more rounds than anybody has matches, everybody is free in one. */
function vizing(count: number, pairs: readonly Pair[], rounds: number): Table {
  const table = { rounds, cells: new Int32Array(count * rounds).fill(NOBODY) };
  for (const [hub, first] of pairs) {
    const fan = makeFan(table, hub, first);
    const free = freeRound(table, fan.at(-1) as number);
    flip(table, chainFrom(table, hub, free, freeRound(table, hub)));
    rotate(table, hub, stillFan(table, hub, fan, free), free);
  }
  return table;
}

/** Opponents of the hub, each playing it in a round in which the one before is free. */
function makeFan(table: Table, hub: number, first: number): readonly number[] {
  const fan = [first];
  for (let round = 0; round < table.rounds; round++) {
    const next = opponent(table, hub, round);
    const isFree = opponent(table, fan.at(-1) as number, round) === NOBODY;
    if (next === NOBODY || fan.includes(next) || !isFree) continue;
    fan.push(next);
    round = -1;
  }
  return fan;
}

/** The part of a fan that the flip left whole, up to somebody who is free in the round. */
function stillFan(table: Table, hub: number, fan: readonly number[], free: number) {
  for (const [i, spoke] of fan.entries()) {
    if (opponent(table, spoke, free) === NOBODY) return fan.slice(0, i + 1);
    const next = fan[i + 1];
    if (next === undefined || opponent(table, spoke, roundOf(table, hub, next)) !== NOBODY) break;
  }
  return fan;
}

type Link = readonly [a: number, b: number, from: number, to: number];

/** Matches of two rounds by turns, from a team that plays in at most one of them. */
function chainFrom(table: Table, start: number, first: number, second: number): readonly Link[] {
  const chain: Link[] = [];
  let [team, from, to] = [start, first, second];
  for (;;) {
    const next = opponent(table, team, from);
    if (next === NOBODY) return chain;
    chain.push([team, next, from, to]);
    [team, from, to] = [next, to, from];
  }
}

function flip(table: Table, chain: readonly Link[]): void {
  for (const [a, b, from] of chain) part(table, a, b, from);
  for (const [a, b, , to] of chain) join(table, a, b, to);
}

/** Each opponent in the fan takes the round of the next one, the last takes the free round. */
function rotate(table: Table, hub: number, fan: readonly number[], free: number): void {
  const rounds = [...fan.slice(1).map((spoke) => roundOf(table, hub, spoke)), free];
  for (const [i, spoke] of fan.slice(1).entries()) part(table, hub, spoke, rounds[i] as number);
  for (const [i, spoke] of fan.entries()) join(table, hub, spoke, rounds[i] as number);
}

/** Moves matches until no round has two more than another. */
function evenOut(count: number, table: Table): readonly (readonly Pair[])[] {
  const matchesIn = (round: number) =>
    Array.from({ length: count }, (_, a): Pair => [a, opponent(table, a, round)]).filter(
      ([a, b]) => a < b,
    );
  for (;;) {
    const rounds = Array.from({ length: table.rounds }, (_, round) => matchesIn(round));
    const order = [...rounds.keys()].sort((a, b) => sizeOf(rounds, b) - sizeOf(rounds, a));
    const [largest = 0] = order;
    const smallest = order.at(-1) ?? 0;
    if (sizeOf(rounds, largest) - sizeOf(rounds, smallest) < 2) return rounds;
    const longer = (rounds[largest] as Pair[])
      .flat()
      .filter((team) => opponent(table, team, smallest) === NOBODY)
      .map((team) => chainFrom(table, team, largest, smallest))
      .find((chain) => chain.length % 2 === 1);
    if (!longer) return rounds;
    flip(table, longer);
  }
}

const sizeOf = (rounds: readonly (readonly Pair[])[], round: number) => rounds[round]?.length ?? 0;
