import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRandom } from '#engine/random.ts';
import type { Pair } from './edge-coloring.ts';
import { closedLines, scheduleVenues } from './home-and-away.ts';

const graphs = fc
  .record({
    count: fc.integer({ min: 2, max: 16 }),
    seed: fc.string(),
    share: fc.integer({ min: 5, max: 100 }),
  })
  .map(({ count, seed, share }) => {
    const random = makeRandom(seed);
    const all = Array.from({ length: count }, (_, a) =>
      Array.from({ length: a }, (_, b): Pair => [a, b]),
    );
    return { count, pairs: all.flat().filter(() => random.below(100) < share) };
  });

const balances = (count: number, directed: readonly Pair[]) => {
  const balance = new Array<number>(count).fill(0);
  for (const [home, away] of directed) {
    balance[home] = (balance[home] ?? 0) + 1;
    balance[away] = (balance[away] ?? 0) - 1;
  }
  return balance;
};

test('any matches: home and away level for an even number, one apart for an odd one', () => {
  fc.assert(
    fc.property(graphs, ({ count, pairs }) => {
      const directed = closedLines(count, pairs).flat();
      expect(directed).toHaveLength(pairs.length);
      for (const [team, balance] of balances(count, directed).entries()) {
        const matches = pairs.filter((pair) => pair.includes(team)).length;
        expect(Math.abs(balance)).toBe(matches % 2);
      }
    }),
    { numRuns: 500 },
  );
});

test('turning lines and exchanging rounds keeps matches and balance', () => {
  fc.assert(
    fc.property(graphs, ({ count, pairs }) => {
      const rounds = pairs.map((pair) => [pair]);
      const scheduled = scheduleVenues(count, rounds, closedLines(count, pairs)).flat();
      const key = (pair: Pair) => [...pair].sort((a, b) => a - b).join();
      expect(scheduled.map(key).sort()).toEqual(pairs.map(key).sort());
      const most = Math.max(0, ...balances(count, scheduled).map(Math.abs));
      expect(most).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});

test('two teams that meet four others in turn do not stay at home for three rounds', () => {
  const rounds: Pair[][] = [[[0, 2]], [[0, 3]], [[0, 4]], [[0, 5]]];
  const venues = scheduleVenues(6, rounds, [
    [
      [0, 2],
      [3, 0],
    ],
    [
      [0, 4],
      [5, 0],
    ],
  ]).flat();
  const where = venues.map(([home]) => (home === 0 ? 'H' : 'A')).join('');
  expect(where).not.toMatch(/HH|AA/);
});
