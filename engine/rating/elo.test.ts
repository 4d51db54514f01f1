import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ELO,
  type EloMatch,
  type EloRating,
  type EloRules,
  eloRatings,
  expectedScore,
} from './elo.ts';

const match = (
  home: string,
  away: string,
  score: string,
  more: Partial<EloMatch> = {},
): EloMatch => {
  const [h = 0, a = 0] = score.split('-').map(Number);
  return { home, away, score: { home: h, away: a }, ...more };
};

function rated(matches: EloMatch[], rules: Partial<EloRules> = {}, known: EloRating[] = []) {
  const outcome = eloRatings(matches, { ...ELO, ...rules }, known);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return new Map(outcome.value.map((rating) => [rating.team, rating]));
}

const player = (team: string, rating: number, matches = 100): EloRating => ({
  team,
  rating,
  matches,
  peak: rating,
  last: 0,
});

describe('one match', () => {
  test('equal newcomers: the winner takes half of K', () => {
    const after = rated([match('A', 'B', '2-0')]);
    expect(after.get('A')).toEqual({ team: 'A', rating: 1520, matches: 1, peak: 1520, last: 20 });
    expect(after.get('B')?.rating).toBe(1480);
    expect(after.get('B')?.peak).toBe(1500);
  });

  test('a draw against a stronger team gains points', () => {
    const after = rated([match('A', 'B', '1-1')], {}, [player('A', 1500), player('B', 1900)]);
    expect(after.get('A')?.last).toBeCloseTo(20 * (0.5 - 1 / 11), 9);
    expect(after.get('B')?.last).toBeCloseTo(-20 * (0.5 - 1 / 11), 9);
  });

  test('K by experience: 40 for the first thirty, then 20, then 10 from 2400 on', () => {
    const gain = (rating: number, matches: number) =>
      rated([match('A', 'B', '1-0')], {}, [player('A', rating, matches), player('B', rating)]).get(
        'A',
      )?.last;
    expect([gain(1500, 29), gain(1500, 30), gain(2399, 30), gain(2400, 30)]).toEqual([
      20, 10, 10, 5,
    ]);
  });

  test('playing at home raises what is expected, unless the ground is neutral', () => {
    const homeWin = (neutral: boolean) =>
      rated([match('A', 'B', '1-0', { neutral })], { homeAdvantage: 100 }).get('A')?.last ?? 0;
    expect(homeWin(false)).toBeCloseTo(40 * (1 - 1 / (1 + 10 ** (-100 / 400))), 9);
    expect(homeWin(true)).toBe(20);
  });

  test.each<[EloRules['shootout'], number, number]>([
    ['draw', 0, 0],
    ['win', 20, -20],
    ['fifa', 10, 0],
  ])('penalties as %s', (shootout, winner, loser) => {
    const after = rated([match('A', 'B', '1-1', { shootoutWinner: 'away' })], { shootout });
    expect([after.get('B')?.last, after.get('A')?.last]).toEqual([winner, loser]);
    const home = rated([match('A', 'B', '0-0', { shootoutWinner: 'home' })], { shootout });
    expect(home.get('A')?.last).toBe(winner);
  });

  test('a shoot-out after a match that somebody won changes nothing', () => {
    const after = rated([match('A', 'B', '2-1', { shootoutWinner: 'away' })], { shootout: 'win' });
    expect(after.get('A')?.last).toBe(20);
  });

  test.each([
    ['1-0', 20],
    ['2-0', 30],
    ['0-3', -35],
    ['7-1', 42.5],
  ])('by goal margin %s', (score, change) => {
    expect(rated([match('A', 'B', score)], { goalMargin: true }).get('A')?.last).toBe(change);
  });
});

describe("FIFA's variant", () => {
  test('We with a scale of 600, importance in place of K', () => {
    expect(expectedScore(1700, 1400, 600)).toBeCloseTo(0.75975, 4);
    const known = [player('A', 1400), player('B', 1700)];
    const after = rated([match('A', 'B', '1-0', { importance: 25 })], { scale: 600 }, known);
    expect(after.get('A')?.last).toBeCloseTo(25 * 0.75975, 3);
  });

  test('nobody loses points in a protected match', () => {
    const after = rated([match('A', 'B', '0-2', { importance: 50, protected: true })], {
      scale: 600,
    });
    expect(after.get('A')?.last).toBe(0);
    expect(after.get('B')?.last).toBe(25);
  });
});

describe('any season', () => {
  const matches = fc.array(
    fc
      .record({
        pair: fc.shuffledSubarray(['A', 'B', 'C', 'D'], { minLength: 2, maxLength: 2 }),
        h: fc.nat(5),
        a: fc.nat(5),
      })
      .map(({ pair: [home = '', away = ''], h, a }) => match(home, away, `${h}-${a}`)),
    { maxLength: 60 },
  );

  test('with one K nothing is created or lost', () => {
    fc.assert(
      fc.property(matches, (season) => {
        const k = { fresh: 20, normal: 20, top: 20 };
        const after = [...rated(season, { k, goalMargin: true, homeAdvantage: 60 }).values()];
        const total = after.reduce((sum, { rating }) => sum + rating, 0);
        expect(total).toBeCloseTo(1500 * after.length, 6);
      }),
      { numRuns: 500 },
    );
  });

  test('in two parts, going on from the first, gives the same as at once', () => {
    fc.assert(
      fc.property(matches, fc.nat(60), (season, cut) => {
        const first = [...rated(season.slice(0, cut)).values()];
        expect(rated(season.slice(cut), {}, first)).toEqual(rated(season));
      }),
      { numRuns: 500 },
    );
  });
});

test('nonsense is refused with the field and the reason', () => {
  expect(eloRatings([match('A', 'A', '1-0')])).toEqual({
    ok: false,
    problems: [{ field: 'matches[0]', reason: '"A" cannot play itself' }],
  });
  expect(eloRatings([match('A', 'B', '1-x')])).toMatchObject({
    problems: [{ field: 'matches[0].score.away' }],
  });
  expect(eloRatings([], { ...ELO, scale: 0 })).toEqual({
    ok: false,
    problems: [{ field: 'scale', reason: 'must be more than 0, not 0' }],
  });
});
