import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Placing } from '#engine/knockout/placings.ts';
import { makeRandom, shuffle } from '#engine/random.ts';
import {
  movement,
  type RankedEvent,
  type RankingRow,
  type RankingRules,
  ranking,
} from './ranking.ts';

const order = (...teams: string[]): Placing[] =>
  teams.map((team, i) => ({ team, from: i + 1, to: i + 1 }));

const event = (
  id: string,
  date: number,
  teams: string[],
  more: Partial<RankedEvent> = {},
): RankedEvent => ({
  id,
  date,
  placings: order(...teams),
  ...more,
});

function rows(
  events: RankedEvent[],
  rules: Partial<RankingRules> = {},
  now = 100,
): readonly RankingRow[] {
  const outcome = ranking(events, { points: [10, 6, 3], ...rules }, now);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const written = (...args: Parameters<typeof rows>) =>
  rows(...args).map(({ position, team, points }) => `${position} ${team} ${points}`);

describe('points', () => {
  test('by final position, times the weight of the championship', () => {
    const events = [event('a', 1, ['X', 'Y', 'Z', 'W']), event('b', 2, ['Y', 'X'], { weight: 2 })];
    expect(written(events)).toEqual(['1 Y 26', '2 X 22', '3 Z 3', '4 W 0']);
  });

  test('positions after the table get the points of participation', () => {
    expect(written([event('a', 1, ['X', 'Y', 'Z', 'W'])], { participation: 1 })[3]).toBe('4 W 1');
  });

  test('a championship with its own table', () => {
    expect(written([event('a', 1, ['X', 'Y'], { points: [800, 640] })])).toEqual([
      '1 X 800',
      '2 Y 640',
    ]);
  });

  test('teams that share places get the first of them, or the mean', () => {
    const placings = [
      { team: 'X', from: 1, to: 1 },
      { team: 'Y', from: 2, to: 3 },
      { team: 'Z', from: 2, to: 3 },
    ];
    const cup = [{ id: 'cup', date: 1, placings }];
    expect(written(cup)).toEqual(['1 X 10', '2 Y 6', '2 Z 6']);
    expect(written(cup, { shared: 'mean' })).toEqual(['1 X 10', '2 Y 4.5', '2 Z 4.5']);
  });

  test('level teams share a position and the next one is skipped', () => {
    const events = [
      event('a', 1, ['X', 'Y']),
      event('b', 1, ['Y', 'X']),
      event('c', 1, ['Z'], { points: [2] }),
    ];
    expect(written(events)).toEqual(['1 X 16', '1 Y 16', '3 Z 2']);
  });
});

describe('what counts', () => {
  const three = [event('a', 1, ['X']), event('b', 2, ['Y', 'X']), event('c', 3, ['Y', 'Z', 'X'])];

  test('the best two of three; the one left out is told', () => {
    const x = rows(three, { bestOf: 2 }).find(({ team }) => team === 'X');
    expect(x?.points).toBe(16);
    expect(x?.counted).toEqual([
      { event: 'a', points: 10 },
      { event: 'b', points: 6 },
    ]);
    expect(x?.left).toEqual([{ event: 'c', points: 3 }]);
  });

  test('a mandatory one counts before better ones', () => {
    const events = three.map((one) => ({ ...one, mandatory: one.id === 'c' }));
    expect(rows(events, { bestOf: 2 }).find(({ team }) => team === 'X')?.points).toBe(13);
  });

  test('more mandatory ones than places: all of them count', () => {
    const events = three.map((one) => ({ ...one, mandatory: true }));
    expect(rows(events, { bestOf: 1 }).find(({ team }) => team === 'X')?.points).toBe(19);
  });

  test('exactly one window later the points are gone; the future does not count', () => {
    const at = (now: number) => written([event('a', 10, ['X'])], { window: 52 }, now);
    expect([at(9), at(10), at(61), at(62)]).toEqual([[], ['1 X 10'], ['1 X 10'], []]);
  });

  test('five years worth 5-4-3-2-1', () => {
    const worth = (age: number) =>
      rows([event('a', 100 - age, ['X'])], { window: 5, decay: [5, 4, 3, 2, 1] })[0]?.points;
    expect([0, 0.9, 1, 2, 3, 4, 4.9].map(worth)).toEqual([50, 50, 40, 30, 20, 10, 10]);
  });
});

describe('movement', () => {
  test('places won and lost, and who is new', () => {
    const before = rows([event('a', 1, ['X', 'Y', 'Z'])]);
    const after = rows([event('a', 1, ['X', 'Y', 'Z']), event('b', 2, ['Z', 'N'])]);
    expect(movement(before, after)).toEqual([
      { team: 'Z', position: 1, places: 2, points: 10 },
      { team: 'X', position: 2, places: -1, points: 0 },
      { team: 'N', position: 3, points: 6 },
      { team: 'Y', position: 3, places: -1, points: 0 },
    ]);
  });
});

describe('any events', () => {
  const events = fc.array(
    fc.record({
      id: fc.uuid(),
      date: fc.integer({ min: 0, max: 120 }),
      placings: fc.shuffledSubarray(['A', 'B', 'C', 'D', 'E']).map((teams) => order(...teams)),
      weight: fc.constantFrom(0.1, 0.7, 1, 2.5),
      mandatory: fc.boolean(),
    }),
    { maxLength: 12 },
  );

  test('the order in which they are given does not matter', () => {
    fc.assert(
      fc.property(events, fc.string(), (list, seed) => {
        const rules = { window: 60, bestOf: 3, decay: [1, 0.5] };
        expect(rows(shuffle(list, makeRandom(seed)), rules)).toEqual(rows(list, rules));
      }),
      { numRuns: 500 },
    );
  });

  test('points are the sum of what counted, and nothing left out beats it unless mandatory', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const { points, counted, left } of rows(list, { bestOf: 3 })) {
          expect(counted.reduce((sum, entry) => sum + entry.points, 0)).toBeCloseTo(points, 6);
          const mandatory = new Set(list.filter((one) => one.mandatory).map(({ id }) => id));
          const must = [...counted, ...left].filter((entry) => mandatory.has(entry.event)).length;
          expect(counted).toHaveLength(Math.max(must, Math.min(3, counted.length + left.length)));
          const free = counted.filter((entry) => !mandatory.has(entry.event));
          for (const entry of left) {
            for (const used of free) expect(used.points).toBeGreaterThanOrEqual(entry.points);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test.each<[Partial<RankingRules>, string]>([
  [{ bestOf: 0 }, 'bestOf: must be a whole number from 1 to 10000, not 0'],
  [{ window: 0 }, 'window: must be more than 0, not 0'],
  [{ decay: [1] }, 'decay: needs a window to be divided'],
  [{ points: [1, Number.NaN] }, 'points[1]: must be a number, not NaN'],
])('nonsense is refused: %j', (rules, reason) => {
  const outcome = ranking([], { points: [1], ...rules }, 0);
  expect(outcome.ok ? [] : outcome.problems.map((p) => `${p.field}: ${p.reason}`)).toEqual([
    reason,
  ]);
});

test.each([
  [{ team: 'X', from: 0, to: 1 }, 'events[0].placings[0].from'],
  [{ team: 'X', from: 3, to: 2 }, 'events[0].placings[0].to'],
  [{ team: 'X', from: 1, to: 1e12 }, 'events[0].placings[0].to'],
])('a place that cannot be is refused: %j', (placing, field) => {
  const outcome = ranking([{ id: 'a', date: 0, placings: [placing] }], { points: [1] }, 0);
  expect(outcome.ok ? [] : outcome.problems.map((problem) => problem.field)).toEqual([field]);
});
