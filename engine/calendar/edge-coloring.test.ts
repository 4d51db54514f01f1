import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom } from '#engine/random.ts';
import { type Pair, shareIntoRounds } from './edge-coloring.ts';

const graphs = fc
  .record({
    count: fc.integer({ min: 2, max: 14 }),
    seed: fc.string(),
    share: fc.integer({ min: 5, max: 100 }),
  })
  .map(({ count, seed, share }) => {
    const random = makeRandom(seed);
    const pairs: Pair[] = [];
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < a; b++) if (random.below(100) < share) pairs.push([a, b]);
    }
    return { count, pairs, random };
  })
  .filter(({ pairs }) => pairs.length > 0);

const busiest = (pairs: readonly Pair[]) =>
  Math.max(...[...Map.groupBy(pairs.flat(), (team) => team).values()].map((all) => all.length));

describe('any set of matches', () => {
  test('each match in one round, nobody twice in a round, one round more than anybody needs', () => {
    fc.assert(
      fc.property(graphs, ({ count, pairs, random }) => {
        const rounds = shareIntoRounds(count, pairs, random);
        const key = (pair: Pair) => [...pair].sort((a, b) => a - b).join();
        expect(rounds.flat().map(key).sort()).toEqual(pairs.map(key).sort());
        for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
        expect(rounds.length).toBeLessThanOrEqual(busiest(pairs) + 1);
      }),
      { numRuns: 1000 },
    );
  });

  test('rounds differ by at most one match unless they are full', () => {
    fc.assert(
      fc.property(graphs, ({ count, pairs, random }) => {
        const sizes = shareIntoRounds(count, pairs, random).map((round) => round.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});

test('everybody against everybody among eight takes seven full rounds', () => {
  const pairs: Pair[] = Array.from({ length: 8 }, (_, a) => a).flatMap((a) =>
    Array.from({ length: a }, (_, b): Pair => [a, b]),
  );
  expect(shareIntoRounds(8, pairs, makeRandom('x')).map((round) => round.length)).toEqual(
    new Array(7).fill(4),
  );
});

test('two triangles need three rounds although everybody plays twice', () => {
  const pairs: Pair[] = [
    [0, 1],
    [1, 2],
    [0, 2],
    [3, 4],
    [4, 5],
    [3, 5],
  ];
  expect(shareIntoRounds(6, pairs, makeRandom('x')).map((round) => round.length)).toEqual([
    2, 2, 2,
  ]);
});
