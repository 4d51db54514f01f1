import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocateByTable,
  allocateThirds,
  EURO_2016_THIRDS,
  EURO_2020_THIRDS,
  makeAllocationTable,
} from './thirds-allocation.ts';
import { WORLD_CUP_2026_THIRDS } from './world-cup-2026.ts';

function choose(letters: string, count: number): readonly string[] {
  if (count === 0) return [''];
  return [...letters].flatMap((letter, i) =>
    choose(letters.slice(i + 1), count - 1).map((tail) => letter + tail),
  );
}

describe('published tables', () => {
  const EURO_2016 = { A: 'CDE', B: 'ACD', C: 'ABF', D: 'BEF' };
  const EURO_2020 = { B: 'ADEF', C: 'DEF', E: 'ABCD', F: 'ABC' };
  const WORLD_CUP = {
    A: 'CEFHI',
    B: 'EFGIJ',
    D: 'BEFIJ',
    E: 'ABCDF',
    G: 'AEHIJ',
    I: 'CDFGH',
    K: 'DEIJL',
    L: 'EHIJK',
  };

  test.each([
    ['Euro 2016', EURO_2016_THIRDS, EURO_2016, 'ABCDEF', 15],
    ['Euro 2020', EURO_2020_THIRDS, EURO_2020, 'ABCDEF', 15],
    ['World Cup 2026', WORLD_CUP_2026_THIRDS, WORLD_CUP, 'ABCDEFGHIJKL', 495],
  ])(
    '%s: a row for every set of groups, each third once and where it may play',
    (_, table, allowed, groups, rows) => {
      const sets = choose(groups, Object.keys(allowed).length);
      expect(sets).toHaveLength(rows);
      for (const thirds of sets) {
        const allocation = allocateByTable(table, [...thirds].toReversed());
        expect([...(allocation?.values() ?? [])].toSorted().join('')).toBe(thirds);
        for (const [winner, may] of Object.entries(allowed)) {
          expect(may).toContain(allocation?.get(winner));
        }
      }
    },
  );

  test('the rows of tournaments that were played', () => {
    const row = (table: typeof EURO_2016_THIRDS, thirds: string, winners: string) => {
      const allocation = allocateByTable(table, [...thirds]);
      return [...winners].map((winner) => allocation?.get(winner)).join('');
    };
    expect(row(EURO_2016_THIRDS, 'BCEF', 'ABCD')).toBe('ECBF');
    expect(row(EURO_2020_THIRDS, 'ACDF', 'BCEF')).toBe('FDCA');
    expect(row(WORLD_CUP_2026_THIRDS, 'ABCDEFGH', 'ABDEGIKL')).toBe('HGBCAFDE');
    expect(row(WORLD_CUP_2026_THIRDS, 'EFGHIJKL', 'ABDEGIKL')).toBe('EJIFHGLK');
  });

  test('a table of one’s own', () => {
    const own = makeAllocationTable('AB', 'ABC', 'BA CA CB');
    expect(allocateByTable(own, ['C', 'A'])).toEqual(
      new Map([
        ['A', 'C'],
        ['B', 'A'],
      ]),
    );
  });

  test('a set that the table does not know', () => {
    expect(allocateByTable(EURO_2020_THIRDS, ['A', 'B'])).toBeUndefined();
    expect(allocateByTable(WORLD_CUP_2026_THIRDS, ['A', 'B'])).toBeUndefined();
  });
});

describe('the general rule', () => {
  test('the best third takes the first winner of another group', () => {
    expect([...(allocateThirds(['A', 'B', 'C'], ['A', 'B', 'C']) ?? [])].toSorted()).toEqual([
      ['A', 'C'],
      ['B', 'A'],
      ['C', 'B'],
    ]);
  });

  test('gives way when the others would be left without', () => {
    // D could take A, but then A and B of the two winners A and B could not both be placed.
    const allowed = (winner: string, third: string) =>
      `${winner}${third}` !== 'BC' && winner !== third;
    expect([...(allocateThirds(['A', 'B'], ['D', 'C'], allowed) ?? [])].toSorted()).toEqual([
      ['A', 'C'],
      ['B', 'D'],
    ]);
  });

  test('nothing fits', () => {
    expect(allocateThirds(['A'], ['A'])).toBeUndefined();
    expect(allocateThirds(['A'], ['B', 'C'])).toBeUndefined();
    expect(allocateThirds(['A', 'B'], [])).toEqual(new Map());
  });

  test('finds an allocation whenever there is one, never its own group, in no time', () => {
    const letters = [...'ABCDEFGHIJKLMNOP'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(letters, { minLength: 2 }),
        fc.shuffledSubarray(letters, { minLength: 2 }),
        (winners, pool) => {
          const thirds = pool.slice(0, winners.length);
          const allocation = allocateThirds(winners, thirds);
          expect([...(allocation?.values() ?? [])].toSorted()).toEqual(thirds.toSorted());
          for (const [winner, third] of allocation ?? []) expect(winner).not.toBe(third);
        },
      ),
      { numRuns: 500 },
    );
  });
});
