import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MOST_GOALS,
  makeRandom,
  makeRandomFrom,
  negativeExponential,
  poisson,
  poissonThresholds,
  shuffle,
} from './random.ts';

const take = (count: number, next: () => number) => Array.from({ length: count }, next);

describe('the generator', () => {
  test('state 1 2 3 4 gives the published reference sequence of xoshiro128**', () => {
    expect(take(10, makeRandomFrom(1, 2, 3, 4).bits)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  test('the all-zero state, which would never move, is replaced', () => {
    expect(new Set(take(20, makeRandomFrom(0, 0, 0, 0).bits)).size).toBeGreaterThan(15);
  });

  test('a seed text gives this sequence on every machine, for ever', () => {
    expect(take(4, makeRandom('Tabelão').bits)).toEqual([
      346792881, 4262989240, 2238641575, 4014110131,
    ]);
    expect(take(4, makeRandom('').bits)).toEqual([771935108, 2552452940, 182225224, 2797387411]);
  });

  test('the same seed gives the same sequence and another seed another', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(take(5, makeRandom(a).bits)).toEqual(take(5, makeRandom(a).bits));
        if (a !== b) expect(take(5, makeRandom(a).bits)).not.toEqual(take(5, makeRandom(b).bits));
      }),
      { numRuns: 1000 },
    );
  });

  test('seeds that differ in one character give unrelated bits', () => {
    const first = take(200, makeRandom('seed 1').bits);
    const second = take(200, makeRandom('seed 2').bits);
    const equalBits = first.reduce((sum, value, i) => {
      const different = (value ^ (second[i] ?? 0)).toString(2).replace('-', '').replaceAll('0', '');
      return sum + 32 - different.length;
    }, 0);
    expect(equalBits / (200 * 32)).toBeGreaterThan(0.45);
    expect(equalBits / (200 * 32)).toBeLessThan(0.6);
  });
});

describe('bounded numbers', () => {
  test('stay inside the bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const value = makeRandom(seed).below(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('a bound that does not divide 2^32 is not biased to its low half', () => {
    // With a plain remainder, 3 * 2^30 would give its lowest quarter-range twice as often.
    const random = makeRandom('bias');
    const bound = 3 * 2 ** 30;
    const low = take(6000, () => random.below(bound)).filter((v) => v < 2 ** 30).length;
    expect(low).toBeGreaterThan(1850);
    expect(low).toBeLessThan(2150);
  });

  test('each face of a die comes about as often', () => {
    const random = makeRandom('die');
    const faces = new Array<number>(6).fill(0);
    for (const face of take(60_000, () => random.below(6))) faces[face] = (faces[face] ?? 0) + 1;
    const chiSquare = faces.reduce((sum, seen) => sum + (seen - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });
});

describe('shuffle', () => {
  test('keeps every item and leaves the list given alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const after = shuffle(items, makeRandom(seed));
        expect(items).toEqual(before);
        expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  test('the six orders of three come about as often', () => {
    const random = makeRandom('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(170);
  });
});

describe('Poisson', () => {
  test('e^-x agrees with the mathematical function', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 30, noNaN: true }), (x) => {
        const exact = Math.exp(-x);
        expect(Math.abs(negativeExponential(x) - exact) / exact).toBeLessThan(1e-12);
      }),
      { numRuns: 1000 },
    );
  });

  test('the mean and the share of goalless draws are those of the law', () => {
    const random = makeRandom('goals');
    const table = poissonThresholds(1.4);
    const goals = take(40_000, () => poisson(table, random));
    expect(goals.reduce((a, b) => a + b, 0) / goals.length).toBeCloseTo(1.4, 1);
    expect(goals.filter((g) => g === 0).length / goals.length).toBeCloseTo(Math.exp(-1.4), 1);
  });

  test('a mean of nothing never scores, an enormous mean stays bounded', () => {
    const random = makeRandom('edge');
    expect(take(50, () => poisson(poissonThresholds(0), random))).toEqual(take(50, () => 0));
    expect(poisson(poissonThresholds(1e6), random)).toBe(MOST_GOALS);
    for (const mean of [Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(poisson(poissonThresholds(mean), random)).toBeLessThanOrEqual(MOST_GOALS);
    }
  });
});
