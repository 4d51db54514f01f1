// Double elimination: out after two defeats. The losers' side takes in those who fall from each round of
// the winners' side in a permuted order, so that two teams meet again as late as possible. The orders
// were chosen by trying every sequence of the five permutations below for each size up to 256.

import { listOf } from '#engine/lists.ts';
import { done, type Outcome } from '#engine/outcome.ts';
import type { Slot, TieRule } from '#engine/types.ts';
import type { Bracket, BracketSlot, BracketTie } from './bracket.ts';
import { entrantSlots, ONE_MATCH, seedOrder } from './single-elimination.ts';

export type DoubleElimination = {
  /** How many, or who they are, best first. */
  readonly entrants: number | readonly Slot[];
  readonly rule?: TieRule;
  readonly finalRule?: TieRule;
  /** A second final when the team without defeats loses the first (default). */
  readonly reset?: boolean;
};

type Order = <T>(list: readonly T[]) => readonly T[];

const natural: Order = (list) => list;
const reverse: Order = (list) => list.toReversed();
const halfShift: Order = (list) => [
  ...list.slice(list.length / 2),
  ...list.slice(0, list.length / 2),
];
const reverseHalves: Order = (list) => reverse(halfShift(list));
const pairFlip: Order = (list) => list.map((item, i) => list[i % 2 === 0 ? i + 1 : i - 1] ?? item);

/** For the rounds of the winners' side after the first; the last drops one team and needs none. */
const DROP_ORDERS: readonly (readonly Order[])[] = [
  [],
  [reverse],
  [reverse, reverse],
  [reverse, halfShift, reverse],
  [reverseHalves, reverse, halfShift, reverse],
];

export function doubleElimination(config: DoubleElimination): Outcome<Bracket> {
  const entered = entrantSlots(config.entrants);
  if (!entered.ok) return entered;
  const entrants = entered.value;
  const { rule = ONE_MATCH, finalRule = rule, reset = true } = config;
  const builder = makeBuilder(rule);
  const winners = winnersSide(entrants, builder);
  const losers = losersSide(winners.dropped, builder);
  const finals = grandFinal(winners.champion, losers, withoutDrop(finalRule), reset);
  return done({ entrants, ties: [...builder.ties, ...finals] });
}

/** Only from the winners' side can both drop. */
const withoutDrop = (rule: TieRule): TieRule =>
  rule.doubleWalkover === 'both_drop' ? { ...rule, doubleWalkover: 'both_out' } : rule;

const BYE: Slot = { kind: 'bye' };

type TieExits = { readonly winner: BracketSlot; readonly loser: BracketSlot };

/** Adds ties; against a bye there is none, and the place of its loser is a bye too. */
function makeBuilder(rule: TieRule) {
  const ties: BracketTie[] = [];
  const numbers = new Map<string, number>();
  const play = (
    bracket: 'main' | 'losers',
    round: number,
    a: BracketSlot,
    b: BracketSlot,
  ): TieExits => {
    if (b.kind === 'bye') return { winner: a, loser: BYE };
    if (a.kind === 'bye') return { winner: b, loser: BYE };
    const name = `${bracket === 'main' ? 'W' : 'L'}${round}`;
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const id = `${name}.${number}`;
    const own = bracket === 'main' ? rule : withoutDrop(rule);
    ties.push({ id, round, bracket, slots: [a, b], rule: own });
    return { winner: { kind: 'winner', tie: id }, loser: { kind: 'loser', tie: id } };
  };
  const playNeighbours = (
    bracket: 'main' | 'losers',
    round: number,
    places: readonly BracketSlot[],
  ) =>
    listOf(places.length / 2, (i) =>
      play(bracket, round, places[2 * i] as BracketSlot, places[2 * i + 1] as BracketSlot),
    );
  return { ties, play, playNeighbours };
}

type Builder = ReturnType<typeof makeBuilder>;

function winnersSide(entrants: readonly Slot[], builder: Builder) {
  const size = 2 ** Math.ceil(Math.log2(entrants.length));
  let places: readonly BracketSlot[] = seedOrder(size).map((seed) => entrants[seed - 1] ?? BYE);
  const dropped: (readonly BracketSlot[])[] = [];
  for (let round = 1; places.length > 1; round++) {
    const played = builder.playNeighbours('main', round, places);
    places = played.map(({ winner }) => winner);
    dropped.push(played.map(({ loser }) => loser));
  }
  return { champion: places[0] as BracketSlot, dropped };
}

/** Survivors among themselves, then against those who fall, by turns. */
function losersSide(dropped: readonly (readonly BracketSlot[])[], builder: Builder): BracketSlot {
  const orders = dropOrders(dropped.length - 2);
  let survivors = dropped[0] as readonly BracketSlot[];
  for (const [index, fallen] of dropped.slice(1).entries()) {
    const among = builder.playNeighbours('losers', 2 * index + 1, survivors);
    const ordered = (orders[index] ?? natural)(fallen);
    survivors = among.map(
      ({ winner }, i) =>
        builder.play('losers', 2 * index + 2, ordered[i] as BracketSlot, winner).winner,
    );
  }
  return survivors[0] as BracketSlot;
}

function dropOrders(count: number): readonly Order[] {
  if (count < DROP_ORDERS.length) return DROP_ORDERS[count] ?? [];
  const flips = new Array<Order>(count - 5).fill(pairFlip);
  return [reverseHalves, reverse, halfShift, ...flips, halfShift, reverse];
}

function grandFinal(
  unbeaten: BracketSlot,
  survivor: BracketSlot,
  rule: TieRule,
  reset: boolean,
): readonly BracketTie[] {
  const first: BracketTie = {
    id: 'F1',
    round: 1,
    bracket: 'final',
    slots: [unbeaten, survivor],
    rule,
  };
  if (!reset) return [first];
  const slots = [
    { kind: 'loser', tie: 'F1' },
    { kind: 'winner', tie: 'F1' },
  ] as const;
  return [first, { ...first, id: 'F2', round: 2, slots, onlyIfLost: 'F1' }];
}
