import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, canShareOut, type Ending, isWithin, type Left } from './feasible-results.ts';

const take = (points: number, wins = 0): Amount => ({ points, wins });
const ENDINGS: readonly Ending[] = [
  [take(1), take(1)],
  [take(3, 1), take(0)],
  [take(0), take(3, 1)],
];
const ask = (limits: readonly Amount[], matches: readonly Left[], nodes = 10_000) =>
  canShareOut(limits, matches, ENDINGS, { nodes });

describe('limits', () => {
  test('points first, wins when the points are exactly there', () => {
    expect(isWithin(take(2, 9), take(3, 0))).toBe(true);
    expect(isWithin(take(3, 1), take(3, 1))).toBe(true);
    expect(isWithin(take(3, 2), take(3, 1))).toBe(false);
    expect(isWithin(take(4, 0), take(3, 9))).toBe(false);
  });

  test('somebody is over the limit before anything is played', () => {
    expect(ask([take(-1), take(9)], [])).toBe('no');
    expect(ask([take(0, -1)], [])).toBe('no');
    expect(ask([take(0)], [])).toBe('yes');
  });
});

describe('matches between the limited', () => {
  test('two that may take nothing cannot play', () => {
    expect(ask([take(0), take(0)], [[0, 1]])).toBe('no');
    expect(ask([take(0), take(3, 1)], [[0, 1]])).toBe('yes');
    expect(ask([take(1), take(1)], [[0, 1]])).toBe('yes');
  });

  test('two points fit in parts, but no result gives them so', () => {
    // One may take 2 and the other none: a flow of points fits, a football match does not.
    expect(ask([take(2), take(0)], [[0, 1]])).toBe('no');
  });

  test('a win over the limit of wins', () => {
    expect(ask([take(3, 0), take(0)], [[0, 1]])).toBe('no');
  });

  test('a search that runs out of steps does not pretend to know', () => {
    const ring: readonly Left[] = [
      [0, 1],
      [1, 2],
      [2, 0],
    ];
    const tight = [take(2), take(2), take(2)];
    expect(ask(tight, ring)).toBe('yes');
    expect(ask(tight, ring, 1)).toBe('unknown');
  });

  test('a hopeless case is proved without a search', () => {
    // Six teams, all against all twice: 30 matches hand out at least 60 points, and there is room for 59.
    const all: Left[] = [];
    for (let a = 0; a < 6; a += 1) for (let b = 0; b < 6; b += 1) if (a !== b) all.push([a, b]);
    const limits = [9, 10, 10, 10, 10, 10].map((points) => take(points));
    expect(ask(limits, all, 2_000)).toBe('no');
  });
});

/** Tries everything. */
function bruteForce(limits: readonly Amount[], matches: readonly Left[]): boolean {
  const [match, ...rest] = matches;
  if (!match) return limits.every((limit) => isWithin(take(0), limit));
  return ENDINGS.some(([first, second]) => {
    const left = [...limits];
    for (const [team, taken] of [
      [match[0], first],
      [match[1], second],
    ] as const) {
      const limit = left[team] ?? take(0);
      left[team] = take(limit.points - taken.points, limit.wins - taken.wins);
    }
    return left.every((limit) => limit.points >= 0) && bruteForce(left, rest);
  });
}

test('the answer is that of trying everything', () => {
  const team = fc.nat(3);
  const anyMatch = fc
    .tuple(team, team)
    .filter(([a, b]) => a !== b)
    .map(([a, b]): Left => [a, b]);
  const anyLimit = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.nat(3));
  fc.assert(
    fc.property(
      fc.array(anyLimit, { minLength: 4, maxLength: 4 }),
      fc.array(anyMatch, { maxLength: 7 }),
      (pairs, matches) => {
        const limits = pairs.map(([points, wins]) => take(points, wins));
        expect(ask(limits, matches, 100_000)).toBe(bruteForce(limits, matches) ? 'yes' : 'no');
      },
    ),
    { numRuns: 1000 },
  );
});
