import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom } from '#engine/random.ts';
import { type Matching, minimumMatching, type Weight } from './matching.ts';

const NO = Number.POSITIVE_INFINITY;

/** Tries every perfect matching. */
function lightest(n: number, weight: Weight): number {
  const known = new Map<number, number>([[2 ** n - 1, 0]]);
  const from = (taken: number): number => {
    const answer = known.get(taken);
    if (answer !== undefined) return answer;
    let a = 0;
    while ((taken >> a) & 1) a++;
    let best = NO;
    for (let b = a + 1; b < n; b++) {
      if ((taken >> b) & 1) continue;
      best = Math.min(best, weight(a, b) + from(taken | (1 << a) | (1 << b)));
    }
    known.set(taken, best);
    return best;
  };
  return from(0);
}

const fromTable =
  (table: readonly (readonly number[])[]): Weight =>
  (a, b) =>
    table[Math.max(a, b)]?.[Math.min(a, b)] ?? NO;

const graphs = fc
  .record({ half: fc.integer({ min: 1, max: 6 }), most: fc.constantFrom(1, 3, 10, 100_000) })
  .chain(({ half, most }) => {
    const cell = fc.oneof({ weight: 3, arbitrary: fc.nat(most) }, fc.constant(NO));
    return fc
      .tuple(
        ...Array.from({ length: 2 * half }, (_, row) =>
          fc.array(cell, { minLength: row, maxLength: row }),
        ),
      )
      .map((table) => ({ n: 2 * half, weight: fromTable(table) }));
  });

/** Weak duality: if this holds, no perfect matching weighs less. */
function isProven(n: number, weight: Weight, { weight: total, proof }: Matching): boolean {
  const { ends, blossoms } = proof;
  let bound = ends.reduce((sum, end) => sum + end, 0);
  for (const { members, value } of blossoms) {
    if (value < 0 || members.length % 2 === 0) return false;
    bound -= (value * (members.length - 1)) / 2;
  }
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      const around = blossoms.filter(({ members }) => members.includes(a) && members.includes(b));
      const relief = around.reduce((sum, { value }) => sum + value, 0);
      if ((ends[a] ?? NO) + (ends[b] ?? NO) - relief > 2 * weight(a, b)) return false;
    }
  }
  return bound === 2 * total;
}

const arePartners = (mates: readonly number[]) =>
  mates.every((mate, vertex) => mate !== vertex && mates[mate] === vertex);

describe('small graphs', () => {
  test('as light as the lightest of all the matchings, or none when there is none', () => {
    fc.assert(
      fc.property(graphs, ({ n, weight }) => {
        const matching = minimumMatching(n, weight);
        expect(matching?.weight ?? NO).toBe(lightest(n, weight));
        if (matching) expect(arePartners(matching.mates)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('the proof that comes with it holds', () => {
    fc.assert(
      fc.property(graphs, ({ n, weight }) => {
        const matching = minimumMatching(n, weight);
        if (matching) expect(isProven(n, weight, matching)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('two triangles joined by one heavy edge must use it', () => {
    const edges: Record<string, number> = {
      '0,1': 1,
      '1,2': 1,
      '0,2': 1,
      '3,4': 1,
      '4,5': 1,
      '3,5': 1,
      '2,3': 50,
    };
    const matching = minimumMatching(
      6,
      (a, b) => edges[`${Math.min(a, b)},${Math.max(a, b)}`] ?? NO,
    );
    expect(matching?.mates).toEqual([1, 0, 3, 2, 5, 4]);
    expect(matching?.weight).toBe(52);
  });

  test('an odd number cannot be paired; nobody at all is paired already', () => {
    expect(minimumMatching(3, () => 1)).toBeUndefined();
    expect(minimumMatching(0, () => 1)?.weight).toBe(0);
  });

  test('somebody whom nobody may meet: none', () => {
    expect(minimumMatching(4, (a, b) => (a === 0 || b === 0 ? NO : 1))).toBeUndefined();
  });

  test('a star has no perfect matching although everybody has a neighbour', () => {
    expect(minimumMatching(4, (a, b) => (a === 0 || b === 0 ? 1 : NO))).toBeUndefined();
  });
});

describe('larger graphs', () => {
  test.each([60, 120])('random weights on %i vertices: proven lightest', (n) => {
    for (let round = 0; round < 5; round++) {
      const random = makeRandom(`graph ${n} ${round}`);
      const table = Array.from({ length: n }, (_, row) =>
        Array.from({ length: row }, () => random.below(1000)),
      );
      const matching = minimumMatching(n, fromTable(table));
      expect(matching && isProven(n, fromTable(table), matching)).toBe(true);
    }
  });

  test('points on a line with forbidden neighbours: nested blossoms, proven lightest', () => {
    for (let round = 0; round < 30; round++) {
      const random = makeRandom(`line ${round}`);
      const at = Array.from({ length: 80 }, () => random.below(40));
      const weight: Weight = (a, b) => {
        const gap = Math.abs((at[a] ?? 0) - (at[b] ?? 0));
        return gap <= round % 4 || (a + b) % 7 === round % 7 ? NO : gap * gap;
      };
      const matching = minimumMatching(80, weight);
      expect(matching && isProven(80, weight, matching)).toBe(true);
    }
  });
});
