import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Slot, TieRule } from '#engine/types.ts';
import { type Bracket, type BracketSlot, fillSeeds, playBracket } from './bracket.ts';
import {
  entrantsFromPairs,
  isPowerOfTwo,
  type Knockout,
  knockout,
  seedOrder,
} from './single-elimination.ts';

const twoLegs: TieRule = { legs: 2, awayGoals: 'on', deciders: ['extra_time', 'penalties'] };
const oneLeg: TieRule = { legs: 1, awayGoals: 'off', deciders: ['penalties'] };

function bracketOf(config: Knockout): Bracket {
  const outcome = knockout(config);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const reasons = (config: Knockout) => {
  const outcome = knockout(config);
  return outcome.ok ? [] : outcome.problems.map(({ field, reason }) => `${field}: ${reason}`);
};

function written(slot: BracketSlot): string {
  if (slot.kind === 'seed') return `${slot.seed}`;
  if (slot.kind === 'winner') return `W${slot.tie}`;
  if (slot.kind === 'loser') return `L${slot.tie}`;
  if (slot.kind === 'remaining') return `#${slot.rank} of ${slot.round}`;
  return slot.kind === 'team' ? slot.team : slot.kind;
}

const drawn = (config: Knockout) =>
  bracketOf(config).ties.map(({ id, slots }) => `${id} ${written(slots[0])}x${written(slots[1])}`);

describe('the drawing', () => {
  test('eight entrants: the standard order, 1 and 2 in opposite halves', () => {
    expect(drawn({ entrants: 8 })).toEqual([
      '1.1 1x8',
      '1.2 4x5',
      '1.3 2x7',
      '1.4 3x6',
      '2.1 W1.1xW1.2',
      '2.2 W1.3xW1.4',
      '3.1 W2.1xW2.2',
    ]);
  });

  test('five entrants: three byes to the best three, who wait in the second round', () => {
    expect(drawn({ entrants: 5 })).toEqual(['1.1 4x5', '2.1 1xW1.1', '2.2 2x3', '3.1 W2.1xW2.2']);
  });

  test('two entrants: a final and nothing else', () => {
    expect(bracketOf({ entrants: 2 }).ties).toEqual([
      {
        id: '1.1',
        round: 1,
        bracket: 'final',
        slots: [
          { kind: 'seed', seed: 1 },
          { kind: 'seed', seed: 2 },
        ],
        rule: oneLeg,
      },
    ]);
  });

  test('third place: the losers of the semi-finals meet before the final', () => {
    const ties = bracketOf({ entrants: 4, thirdPlace: true }).ties;
    expect(drawn({ entrants: 4, thirdPlace: true })).toEqual([
      '1.1 1x4',
      '1.2 2x3',
      'third L1.1xL1.2',
      '2.1 W1.1xW1.2',
    ]);
    expect(ties.map(({ bracket, round }) => `${bracket} ${round}`)).toEqual([
      'main 1',
      'main 1',
      'third_place 2',
      'final 2',
    ]);
  });

  test('re-seeding: later rounds ask for the best still in', () => {
    expect(drawn({ entrants: 7, reseed: true })).toEqual([
      '1.1 4x5',
      '1.2 2x7',
      '1.3 3x6',
      '2.1 1x#3 of 1',
      '2.2 #1 of 1x#2 of 1',
      '3.1 #1 of 2x#2 of 2',
    ]);
  });

  test('named entrants keep their names', () => {
    const entrants: Slot[] = ['Bahia', 'Vitória', 'Ceará'].map((team) => ({ kind: 'team', team }));
    expect(drawn({ entrants })).toEqual(['1.1 VitóriaxCeará', '2.1 BahiaxW1.1']);
  });

  test('the seed order of sixteen', () => {
    expect(seedOrder(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    expect(seedOrder(1)).toEqual([1]);
  });
});

describe('entering in a later round', () => {
  test('league phase: eight wait while 9 to 24 play off for the other places', () => {
    const ties = drawn({ entrants: 24, entries: [16, 8] });
    expect(ties.slice(0, 8)).toEqual([
      '1.1 16x17',
      '1.2 9x24',
      '1.3 13x20',
      '1.4 12x21',
      '1.5 15x18',
      '1.6 10x23',
      '1.7 14x19',
      '1.8 11x22',
    ]);
    expect(ties.slice(8, 10)).toEqual(['2.1 1xW1.1', '2.2 8xW1.2']);
  });

  test('stepladder: one more waits in each round', () => {
    expect(drawn({ entrants: 5, entries: [2, 1, 1, 1] })).toEqual([
      '1.1 4x5',
      '2.1 3xW1.1',
      '3.1 2xW2.1',
      '4.1 1xW3.1',
    ]);
  });

  test('cup of 92: 80 in the first phase, twelve in the third', () => {
    const { ties } = bracketOf({ entrants: 92, entries: [80, 0, 12] });
    const perRound = Map.groupBy(ties, ({ round }) => round);
    expect([...perRound.values()].map((round) => round.length)).toEqual([40, 20, 16, 8, 4, 2, 1]);
    const third = perRound.get(3)?.flatMap(({ slots }) => slots.map(written)) ?? [];
    expect(
      third
        .filter((slot) => !slot.startsWith('W'))
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });
});

describe('rules of each round', () => {
  const legs = (config: Knockout) => bracketOf(config).ties.map(({ rule }) => rule?.legs);

  test('one match and penalties unless told', () => {
    expect(bracketOf({ entrants: 4 }).ties.map(({ rule }) => rule)).toEqual([
      oneLeg,
      oneLeg,
      oneLeg,
    ]);
  });

  test('two legs everywhere but the final', () => {
    expect(legs({ entrants: 4, rules: { every: twoLegs, final: oneLeg } })).toEqual([2, 2, 1]);
  });

  test('one round apart; the final has its own rule even when its round is named', () => {
    const rules = { rounds: { 1: twoLegs, 3: twoLegs }, final: oneLeg };
    expect(legs({ entrants: 8, rules })).toEqual([2, 2, 2, 2, 1, 1, 1]);
    expect(legs({ entrants: 8, rules: { rounds: { 3: twoLegs } } }).at(-1)).toBe(2);
  });

  test('the match for third place follows the final unless it has its own rule', () => {
    const thirdLegs = (rules: Knockout['rules']) =>
      bracketOf({ entrants: 4, thirdPlace: true, ...(rules ? { rules } : {}) }).ties.find(
        ({ id }) => id === 'third',
      )?.rule?.legs;
    expect(thirdLegs({ every: oneLeg, final: twoLegs })).toBe(2);
    expect(thirdLegs({ every: twoLegs, thirdPlace: oneLeg })).toBe(1);
    expect(thirdLegs({ every: twoLegs })).toBe(2);
    expect(thirdLegs(undefined)).toBe(1);
  });
});

describe('for any number of entrants', () => {
  const count = fc.integer({ min: 2, max: 200 });

  test('there are n - 1 ties, every entrant once and every tie but the last feeds one other', () => {
    fc.assert(
      fc.property(count, fc.boolean(), (entrants, reseed) => {
        const { ties } = bracketOf({ entrants, reseed });
        expect(ties).toHaveLength(entrants - 1);
        const slots = ties.flatMap((tie) => tie.slots);
        const seeds = slots.flatMap((slot) => (slot.kind === 'seed' ? [slot.seed] : []));
        expect(seeds.sort((a, b) => a - b)).toEqual(
          Array.from({ length: entrants }, (_, i) => i + 1),
        );
        const fed = slots.filter((slot) => slot.kind !== 'seed').map(written);
        expect(new Set(fed).size).toBe(entrants - 2);
        expect(new Set(ties.map(({ id }) => id)).size).toBe(entrants - 1);
      }),
      { numRuns: 500 },
    );
  });

  test('byes go to the best seeds and nobody waits beyond the second round', () => {
    fc.assert(
      fc.property(count, (entrants) => {
        const byes = 2 ** Math.ceil(Math.log2(entrants)) - entrants;
        const entered = bracketOf({ entrants }).ties.flatMap(({ round, slots }) =>
          slots.flatMap((slot) => (slot.kind === 'seed' ? [{ round, seed: slot.seed }] : [])),
        );
        expect(entered.filter(({ round, seed }) => round !== (seed <= byes ? 2 : 1))).toEqual([]);
        expect(entered).toHaveLength(entrants);
      }),
      { numRuns: 500 },
    );
  });

  test('when the better seed always wins, every round pairs the best with the worst still in', () => {
    fc.assert(
      fc.property(count, fc.boolean(), (entrants, reseed) => {
        const bracket = bracketOf({ entrants, reseed });
        const rounds = Math.ceil(Math.log2(entrants));
        const teams = bracket.entrants.map((_, i) => `${i + 1}`);
        const sums: [number, number][] = [];
        const { champion } = playBracket(bracket, fillSeeds(teams), ({ round }, [a, b]) => {
          sums.push([Number(a) + Number(b), 2 ** (rounds - round + 1) + 1]);
          return Number(a) < Number(b) ? a : b;
        });
        expect(sums.map(([sum]) => sum)).toEqual(sums.map(([, wanted]) => wanted));
        expect(champion).toBe('1');
      }),
      { numRuns: 500 },
    );
  });
});

describe('first-round ties given by hand', () => {
  const slot = (team: string): Slot => ({ kind: 'team', team });

  test('come out in that order, top to bottom', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), (power) => {
        const pairs = Array.from(
          { length: 2 ** power },
          (_, i) => [slot(`a${i}`), slot(`b${i}`)] as const,
        );
        const entrants = entrantsFromPairs(pairs);
        if (!entrants.ok) throw new Error('refused');
        const first = bracketOf({ entrants: entrants.value }).ties.filter(
          ({ round }) => round === 1,
        );
        expect(first.map(({ slots }) => slots)).toEqual(pairs);
      }),
      { numRuns: 500 },
    );
  });

  test('three ties fill no bracket', () => {
    const pair = [slot('a'), slot('b')] as const;
    expect(entrantsFromPairs([pair, pair, pair])).toEqual({
      ok: false,
      problems: [{ field: 'pairs.length', reason: 'must be a power of two, not 3' }],
    });
    expect(entrantsFromPairs([]).ok).toBe(false);
  });

  test('powers of two', () => {
    expect([0, 1, 2, 3, 4, 6, 1024, 0.5, -2].filter(isPowerOfTwo)).toEqual([1, 2, 4, 1024]);
  });
});

describe('nonsense is refused with the field and the reason', () => {
  test.each<[Knockout, string[]]>([
    [{ entrants: 1 }, ['entrants: must be a whole number from 2 to 4096, not 1']],
    [{ entrants: Number.NaN }, ['entrants: must be a whole number from 2 to 4096, not NaN']],
    [{ entrants: 4097 }, ['entrants: must be a whole number from 2 to 4096, not 4097']],
    [{ entrants: [] }, ['entrants: must be a whole number from 2 to 4096, not 0']],
    [{ entrants: 3, thirdPlace: true }, ['thirdPlace: needs two semi-finals']],
    [{ entrants: 2, thirdPlace: true }, ['thirdPlace: needs two semi-finals']],
    [{ entrants: 6, entries: [4] }, ['entries: add up to 4, but there are 6 entrants']],
    [{ entrants: 6, entries: [5, 1] }, ['entries: leave 5 teams in round 1: they do not pair up']],
    [{ entrants: 6, entries: [6] }, ['entries: leave 3 teams in round 2: they do not pair up']],
    [{ entrants: 6, entries: [0, 6] }, ['entries: leave 0 teams in round 1: they do not pair up']],
    [
      { entrants: 3, entries: [2, 1, 0] },
      ['entries: leave 1 teams in round 3: they do not pair up'],
    ],
    [
      { entrants: 4, entries: [5, -1] },
      ['entries[1]: must be a whole number from 0 to 4096, not -1'],
    ],
  ])('%j', (config, expected) => {
    expect(reasons(config)).toEqual(expected);
  });

  test('the largest bracket is accepted', () => {
    expect(bracketOf({ entrants: 4096 }).ties).toHaveLength(4095);
  });
});

test('a round for the places that later entrants leave is a play-in, not a round of sixteen', () => {
  const roundsOf = (config: Parameters<typeof knockout>[0]) => {
    const made = knockout(config);
    if (!made.ok) throw new Error('refused');
    const rounds = Map.groupBy(made.value.ties, ({ round }) => round);
    return [...rounds.values()].map((ties) => ties.filter(({ isPlayIn }) => isPlayIn).length);
  };
  expect(roundsOf({ entrants: 24, entries: [16, 8] })).toEqual([8, 0, 0, 0, 0]);
  expect(roundsOf({ entrants: 8, entries: [4, 2, 2] })).toEqual([2, 2, 0, 0]);
  expect(roundsOf({ entrants: 8, entries: [8] })).toEqual([0, 0, 0]);
  // Byes to the best of a cup that is not full leave its round the name that it has.
  expect(roundsOf({ entrants: 24 })).toEqual([0, 0, 0, 0, 0]);
});
