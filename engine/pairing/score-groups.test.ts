import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom } from '#engine/random.ts';
import { pairByScore, pairWeight, type Ranking } from './score-groups.ts';

/** Scores highest first, and a random share of pairs that have met. */
const rankings = fc
  .record({
    scores: fc
      .array(fc.nat(6), { minLength: 1, maxLength: 5 })
      .map((half) => [...half, ...half.map((s) => s >> 1)]),
    seed: fc.string(),
    share: fc.nat(70),
  })
  .map(({ scores, seed, share }): Ranking => {
    const random = makeRandom(seed);
    const count = scores.length;
    const met = new Uint8Array(count * count);
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < a; b++) {
        met[a * count + b] = random.below(100) < share ? 1 + random.below(2) : 0;
        met[b * count + a] = met[a * count + b] ?? 0;
      }
    }
    return { scores: scores.sort((a, b) => b - a), met };
  });

type Cost = readonly [rematches: number, groups: number, distance: number];

function pairCost({ scores, met }: Ranking, a: number, b: number): Cost {
  const levels = [...new Set(scores)];
  const groups = (levels.indexOf(scores[a] ?? 0) - levels.indexOf(scores[b] ?? 0)) ** 2;
  const size = scores.filter((score) => score === scores[a]).length;
  const ideal = groups === 0 ? Math.floor(size / 2) : 1;
  return [met[a * scores.length + b] ?? 0, groups, (Math.abs(a - b) - ideal) ** 2];
}

const add = (x: Cost, y: Cost): Cost => [x[0] + y[0], x[1] + y[1], x[2] + y[2]];

/** Every way to pair the places, each as its cost in order of importance. */
function allCosts(ranking: Ranking, left = [...ranking.scores.keys()]): Cost[] {
  const [a, ...rest] = left;
  if (a === undefined) return [[0, 0, 0]];
  return rest.flatMap((b) =>
    allCosts(
      ranking,
      rest.filter((other) => other !== b),
    ).map((cost) => add(cost, pairCost(ranking, a, b))),
  );
}

const least = (costs: readonly Cost[]) =>
  costs.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])[0];

const costOf = (ranking: Ranking, rematches: boolean) =>
  pairByScore(ranking, 'halves', rematches)
    ?.map(([a, b]) => pairCost(ranking, a, b))
    .reduce(add, [0, 0, 0]);

describe('against every possible pairing', () => {
  test('no rematch, then least between groups, then least inside them', () => {
    fc.assert(
      fc.property(rankings, (ranking) => {
        const free = allCosts(ranking).filter(([met]) => met === 0);
        expect(costOf(ranking, false)).toEqual(least(free));
      }),
      { numRuns: 1000 },
    );
  });

  test('when rematches are allowed, as few as can be', () => {
    fc.assert(
      fc.property(rankings, (ranking) => {
        expect(costOf(ranking, true)).toEqual(least(allCosts(ranking)));
      }),
      { numRuns: 1000 },
    );
  });
});

test('a whole field of 4096 with 50 score groups keeps its weights exact', () => {
  const scores = Array.from({ length: 4096 }, (_, i) => 50 - Math.floor(i / 83));
  const met = new Uint8Array(4096 * 4096);
  met[4095] = 1;
  met[4095 * 4096] = 1;
  const heaviest = pairWeight({ scores, met }, 'halves', true)(0, 4095);
  expect(Number.isSafeInteger(2 * heaviest)).toBe(true);
});
