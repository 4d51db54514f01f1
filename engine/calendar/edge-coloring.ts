// Edge colouring puts the matches of a graph into rounds: nobody plays twice in a round. With an even number of
// teams that all play k times, k rounds by taking out perfect matchings (found by chance, bounded);
// otherwise k + 1, which always exist: Vizing's theorem, by the algorithm of Misra and Gries (1992).

import { gamesOf, listOf } from '#engine/lists.ts';
import { minimumMatching, pairsOf } from '#engine/pairing/matching.ts';
import type { Random } from '#engine/random.ts';

export type Pair = readonly [number, number];

const ATTEMPTS = 30;
const NOBODY = -1;

export function shareIntoRounds(
  count: number,
  pairs: readonly Pair[],
  random: Random,
): readonly (readonly Pair[])[] {
  const degrees = gamesOf(count, pairs);
  const isRegular = degrees.every((degree) => degree === degrees[0]);
  if (count % 2 === 0 && isRegular) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const rounds = takeMatchings(count, pairs, random);
      if (rounds) return rounds;
    }
  }
  return evenOut(vizing(count, pairs, Math.max(...degrees) + 1));
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
    const round = pairsOf(matching);
    for (const pair of round) set(pair, Number.POSITIVE_INFINITY);
    rounds.push(round);
  }
  return rounds;
}

/** `table[team][round]` is the opponent. */
type Table = readonly number[][];

const rowOf = (table: Table, team: number) => table[team] as number[];

const isFree = (table: Table, team: number, round: number) => rowOf(table, team)[round] === NOBODY;

const freeRound = (table: Table, team: number) => rowOf(table, team).indexOf(NOBODY);

const roundOf = (table: Table, a: number, b: number) => rowOf(table, a).indexOf(b);

function join(table: Table, a: number, b: number, round: number): void {
  rowOf(table, a)[round] = b;
  rowOf(table, b)[round] = a;
}

function part(table: Table, a: number, b: number, round: number): void {
  rowOf(table, a)[round] = NOBODY;
  rowOf(table, b)[round] = NOBODY;
}

/** With more rounds than anybody has matches, everybody is free in one. */
function vizing(count: number, pairs: readonly Pair[], rounds: number): Table {
  const table = listOf(count, () => new Array<number>(rounds).fill(NOBODY));
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
  const opponents = rowOf(table, hub);
  for (let round = 0; round < opponents.length; round++) {
    const next = opponents[round] as number;
    if (next === NOBODY || fan.includes(next)) continue;
    if (!isFree(table, fan.at(-1) as number, round)) continue;
    fan.push(next);
    round = -1;
  }
  return fan;
}

/** The part of a fan that the flip left whole, up to somebody who is free in the round. */
function stillFan(table: Table, hub: number, fan: readonly number[], free: number) {
  for (const [i, spoke] of fan.entries()) {
    if (isFree(table, spoke, free)) return fan.slice(0, i + 1);
    const next = fan[i + 1];
    if (next === undefined || !isFree(table, spoke, roundOf(table, hub, next))) break;
  }
  return fan;
}

type Link = readonly [a: number, b: number, from: number, to: number];

/** Matches of two rounds by turns, from a team that plays in at most one of them. */
function chainFrom(table: Table, start: number, first: number, second: number): readonly Link[] {
  const chain: Link[] = [];
  let [team, from, to] = [start, first, second];
  for (;;) {
    const next = rowOf(table, team)[from] as number;
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
function evenOut(table: Table): readonly (readonly Pair[])[] {
  const matchesIn = (round: number) =>
    table.map((row, a): Pair => [a, row[round] as number]).filter(([a, b]) => a < b);
  for (;;) {
    const rounds = [...rowOf(table, 0).keys()].map(matchesIn);
    const sizes = rounds.map((round) => round.length);
    const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
    if (most - least < 2) return rounds;
    const [largest, smallest] = [sizes.indexOf(most), sizes.lastIndexOf(least)];
    const longer = (rounds[largest] as readonly Pair[])
      .flat()
      .filter((team) => isFree(table, team, smallest))
      .map((team) => chainFrom(table, team, largest, smallest))
      .find((chain) => chain.length % 2 === 1);
    if (!longer) return rounds;
    flip(table, longer);
  }
}
