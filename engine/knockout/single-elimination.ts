// Single elimination: who meets whom, before anybody has played. Standard seeding: in a round of L lines,
// line p meets line L + 1 - p and the winner keeps the better line, so 1 and 2 meet only in the final.
// A bye is an entry in a later round, not a match. Results are applied in bracket.ts.

import { listOf, sum } from '#engine/lists.ts';
import {
  done,
  type Outcome,
  refuse,
  refused,
  requireInteger,
  requireThat,
} from '#engine/outcome.ts';
import type { Slot, TieId, TieRule } from '#engine/types.ts';
import type { Bracket, BracketSlot, BracketTie } from './bracket.ts';

export type KnockoutRules = {
  readonly every?: TieRule;
  /** By round, 1 for the first. */
  readonly rounds?: Readonly<Record<number, TieRule>>;
  readonly final?: TieRule;
  readonly thirdPlace?: TieRule;
};

export type Knockout = {
  /** How many, or who they are, best first. */
  readonly entrants: number | readonly Slot[];
  /** How many come in at each round, first round first; the best come in last. Default: byes to the best. */
  readonly entries?: readonly number[];
  readonly rules?: KnockoutRules;
  readonly thirdPlace?: boolean;
  /** In each round the best still in meets the worst still in. */
  readonly reseed?: boolean;
};

const MOST_ENTRANTS = 4096;

export const ONE_MATCH: TieRule = { legs: 1, awayGoals: 'off', deciders: ['penalties'] };

export function knockout(config: Knockout): Outcome<Bracket> {
  const entered = entrantSlots(config.entrants);
  if (!entered.ok) return entered;
  const entrants = entered.value;
  const entries = config.entries ?? defaultEntries(entrants.length);
  const sizes = roundSizes(entries, entrants.length);
  if (!sizes.ok) return sizes;
  const shape = { entries, sizes: sizes.value };
  if (config.thirdPlace && shape.sizes.at(-2) !== 4) {
    return refuse('thirdPlace', 'needs two semi-finals');
  }
  return done({ entrants, ties: drawTies(config, entrants, shape) });
}

/** Entrants given by their number are the seeds 1 to n. */
export function entrantSlots(entrants: number | readonly Slot[]): Outcome<readonly Slot[]> {
  const isNumber = typeof entrants === 'number';
  const problems = requireInteger(
    'entrants',
    isNumber ? entrants : entrants.length,
    2,
    MOST_ENTRANTS,
  );
  if (problems.length > 0) return refused(problems);
  return done(isNumber ? seedSlots(entrants) : entrants);
}

/** Lines of a full round in the order of the drawing: 1 8 4 5 2 7 3 6. `size` is a power of two. */
export function seedOrder(size: number): readonly number[] {
  let order = [1];
  for (let lines = 2; lines <= size; lines *= 2) {
    order = order.flatMap((line) => [line, lines + 1 - line]);
  }
  return order;
}

/** Entrants that give exactly these first-round ties, from top to bottom; as many as a power of two. */
export function entrantsFromPairs(
  pairs: readonly (readonly [Slot, Slot])[],
): Outcome<readonly Slot[]> {
  const size = 2 * pairs.length;
  if (!isPowerOfTwo(size))
    return refuse('pairs.length', `must be a power of two, not ${pairs.length}`);
  const entrants = new Array<Slot>(size);
  for (const [index, line] of seedOrder(size).entries()) {
    entrants[line - 1] = (pairs[index >> 1] as readonly [Slot, Slot])[index % 2] as Slot;
  }
  return done(entrants);
}

export const isPowerOfTwo = (n: number) => n >= 1 && Number.isInteger(Math.log2(n));

export const seedSlots = (count: number): readonly Slot[] =>
  listOf(count, (i) => ({ kind: 'seed', seed: i + 1 }));

function defaultEntries(count: number): readonly number[] {
  const size = 2 ** Math.ceil(Math.log2(count));
  const byes = size - count;
  return byes === 0 ? [count] : [count - byes, byes];
}

/** Teams in each round: the winners of the round before and those who come in. */
function roundSizes(entries: readonly number[], count: number): Outcome<readonly number[]> {
  const total = sum(entries);
  const problems = [
    ...entries.flatMap((entry, i) => requireInteger(`entries[${i}]`, entry, 0, MOST_ENTRANTS)),
    ...requireThat(
      total === count,
      'entries',
      `add up to ${total}, but there are ${count} entrants`,
    ),
  ];
  if (problems.length > 0) return refused(problems);
  const sizes: number[] = [];
  for (let winners = 0; sizes.length < entries.length || winners > 1; winners /= 2) {
    winners += entries[sizes.length] ?? 0;
    sizes.push(winners);
    if (winners === 0 || winners % 2 === 1) {
      return refuse(
        'entries',
        `leave ${winners} teams in round ${sizes.length}: they do not pair up`,
      );
    }
  }
  return done(sizes);
}

type BracketShape = { readonly entries: readonly number[]; readonly sizes: readonly number[] };

/** The ties of a round as pairs of lines, from top to bottom. */
type LinePairs = readonly (readonly [number, number])[];

/** From the final back to the first round: each line that is not an entrant's opens into a tie. */
function linePairs({ entries, sizes }: BracketShape): readonly LinePairs[] {
  const rounds: LinePairs[] = [];
  let lines: number[] = [1];
  for (let r = sizes.length - 1; r >= 0; r--) {
    const size = sizes[r] as number;
    const newcomers = entries[r] ?? 0;
    const pairs: [number, number][] = [];
    const feeders: number[] = [];
    for (const better of lines) {
      const worse = size + 1 - better;
      pairs.push([better, worse]);
      if (better > newcomers) feeders.push(better - newcomers);
      if (worse > newcomers) feeders.push(worse - newcomers);
    }
    rounds.unshift(pairs);
    lines = feeders;
  }
  return rounds;
}

function drawTies(
  config: Knockout,
  entrants: readonly Slot[],
  shape: BracketShape,
): readonly BracketTie[] {
  const { rules = {}, reseed = false, thirdPlace = false } = config;
  const last = shape.sizes.length;
  const ties: BracketTie[] = [];
  /** The tie whose winner takes each line, of those that are not an entrant's. */
  let feeders: TieId[] = [];
  let better = entrants.length;
  for (const [index, pairs] of linePairs(shape).entries()) {
    const round = index + 1;
    const newcomers = shape.entries[index] ?? 0;
    const fed = feeders;
    better -= newcomers;
    const slotOf = (line: number): BracketSlot => {
      if (line <= newcomers) return entrants[better + line - 1] as Slot;
      const rank = line - newcomers;
      if (reseed) return { kind: 'remaining', round: index, rank };
      return { kind: 'winner', tie: fed[rank] as TieId };
    };
    if (thirdPlace && round === last) ties.push(thirdPlaceTie(ties.slice(-2), last, rules));
    const rule = ruleOf(round, round === last, rules);
    const bracket = round === last ? 'final' : 'main';
    const isPlayIn = config.entries !== undefined && pairs.length < 2 ** (last - round);
    feeders = [];
    for (const [i, [first, second]] of pairs.entries()) {
      const id = `${round}.${i + 1}`;
      feeders[first] = id;
      const slots = [slotOf(first), slotOf(second)] as const;
      ties.push({ id, round, bracket, slots, rule, ...(isPlayIn && { isPlayIn }) });
    }
  }
  return ties;
}

function ruleOf(round: number, isFinal: boolean, rules: KnockoutRules): TieRule {
  const named = isFinal ? rules.final : undefined;
  return named ?? rules.rounds?.[round] ?? rules.every ?? ONE_MATCH;
}

function thirdPlaceTie(semiFinals: BracketTie[], round: number, rules: KnockoutRules): BracketTie {
  const [first, second] = semiFinals.map(({ id }): BracketSlot => ({ kind: 'loser', tie: id }));
  return {
    id: 'third',
    round,
    bracket: 'third_place',
    slots: [first as BracketSlot, second as BracketSlot],
    rule: rules.thirdPlace ?? ruleOf(round, true, rules),
  };
}
