import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match, Result } from '#engine/types.ts';
import { bases, estimateStrengths } from './strengths.ts';

const game = (home: string, away: string, h: number, a: number): Match => ({
  id: `${home}${away}`,
  home,
  away,
  result: { kind: 'played', score: { home: h, away: a } },
});

describe('strengths', () => {
  test('before the first match everybody is average', () => {
    expect(estimateStrengths(['A', 'B'], [])).toEqual({
      homeBase: 1.4,
      awayBase: 1.1,
      attack: [1, 1],
      defence: [1, 1],
    });
  });

  test('who scores much has attack above 1, who concedes much defence above 1', () => {
    const { attack, defence } = estimateStrengths(
      ['A', 'B', 'C'],
      [game('A', 'B', 5, 0), game('B', 'C', 1, 1), game('C', 'A', 0, 3), game('A', 'C', 4, 0)],
    );
    expect(attack[0]).toBeGreaterThan(1.3);
    expect(attack[1]).toBeLessThan(1);
    expect(defence[0]).toBeLessThan(1);
    expect(defence[1]).toBeGreaterThan(1);
  });

  test('one enormous win moves a team only part of the way', () => {
    const { attack } = estimateStrengths(['A', 'B'], [game('A', 'B', 9, 0)]);
    expect(attack[0]).toBeGreaterThan(1);
    expect(attack[0]).toBeLessThan(2);
  });

  test('many matches bring the bases to what is seen', () => {
    const season = Array.from({ length: 400 }, (_, i) =>
      game(i % 2 ? 'A' : 'B', i % 2 ? 'B' : 'A', 2, 1),
    );
    const { homeBase, awayBase, attack } = estimateStrengths(['A', 'B'], season);
    expect(homeBase).toBeCloseTo(2, 1);
    expect(awayBase).toBeCloseTo(1, 1);
    expect(attack[0]).toBeCloseTo(1, 2);
  });

  test('a W.O. and a decision of a court say nothing', () => {
    const results: Result[] = [
      { kind: 'walkover', winner: 'home', score: { home: 9, away: 0 } },
      { kind: 'awarded', score: { home: 9, away: 0 } },
      { kind: 'annulled' },
    ];
    const matches = results.map(
      (result, i): Match => ({ id: `${i}`, home: 'A', away: 'B', result }),
    );
    expect(estimateStrengths(['A', 'B'], matches)).toEqual(estimateStrengths(['A', 'B'], []));
  });

  test('teams that are not of the stage are left out', () => {
    expect(estimateStrengths(['A'], [game('A', 'Z', 9, 0)])).toEqual(estimateStrengths(['A'], []));
  });

  test('neutral ground has no home side', () => {
    expect(bases(2, 1, true)).toEqual([1.5, 1.5]);
    expect(bases(2, 1, false)).toEqual([2, 1]);
  });

  test('any scores give positive and finite strengths, whatever the order of the matches', () => {
    const teams = ['A', 'B', 'C', 'D'];
    const matches = fc.array(
      fc
        .record({
          pair: fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 }),
          h: fc.nat(20),
          a: fc.nat(20),
        })
        .map(({ pair: [home = '', away = ''], h, a }) => game(home, away, h, a)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(matches, (season) => {
        const { attack, defence } = estimateStrengths(teams, season);
        for (const value of [...attack, ...defence])
          expect(value > 0 && Number.isFinite(value)).toBe(true);
        const reversed = estimateStrengths(teams, season.toReversed()).attack;
        for (const [i, value] of attack.entries()) expect(reversed[i]).toBeCloseTo(value, 9);
      }),
      { numRuns: 500 },
    );
  });
});
