import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#engine/outcome.ts';
import type { Slot } from '#engine/types.ts';
import { crossedGroups, rankedByCampaign } from './crossings.ts';
import { knockout } from './single-elimination.ts';

const letters = (n: number) => Array.from({ length: n }, (_, i) => String.fromCharCode(65 + i));

const written = (slot: unknown) => {
  const { kind, group, position, rank } = slot as Record<string, unknown>;
  return kind === 'group' ? `${group}${position}` : `${position}.${rank}`;
};

function firstRound(entrants: Outcome<readonly Slot[]>): string[] {
  const bracket = entrants.ok ? knockout({ entrants: entrants.value }) : entrants;
  if (!bracket.ok) return bracket.problems.map(({ field, reason }) => `${field}: ${reason}`);
  return bracket.value.ties
    .filter(({ round }) => round === 1)
    .map(({ slots }) => slots.map(written).join('x'));
}

describe('crossed groups', () => {
  test('eight groups, two from each: the drawing of the World Cup from 1998 to 2022', () => {
    expect(firstRound(crossedGroups(letters(8), 2))).toEqual([
      'A1xB2',
      'C1xD2',
      'E1xF2',
      'G1xH2',
      'B1xA2',
      'D1xC2',
      'F1xE2',
      'H1xG2',
    ]);
  });

  test('two groups, four from each', () => {
    expect(firstRound(crossedGroups(['A', 'B'], 4))).toEqual(['A1xB4', 'B2xA3', 'B1xA4', 'A2xB3']);
  });

  test('four groups, four from each: couples of groups stay apart in the first two rounds', () => {
    expect(firstRound(crossedGroups(letters(4), 4))).toEqual([
      'A1xB4',
      'D2xC3',
      'C1xD4',
      'B2xA3',
      'B1xA4',
      'C2xD3',
      'D1xC4',
      'A2xB3',
    ]);
  });

  test('one from each: neighbours meet', () => {
    expect(firstRound(crossedGroups(letters(4), 1))).toEqual(['A1xB1', 'C1xD1']);
  });

  test('with two from each, the two of a group are in opposite halves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), (power) => {
        const ties = firstRound(
          crossedGroups(
            Array.from({ length: 2 ** power }, (_, i) => `g${i}.`),
            2,
          ),
        );
        const half = (side: string[]) =>
          side.flatMap((tie) => tie.split('x').map((team) => team.split('.')[0]));
        const top = half(ties.slice(0, ties.length / 2));
        expect(new Set(top).size).toBe(top.length);
        expect(new Set(half(ties)).size).toBe(2 ** power);
      }),
      { numRuns: 500 },
    );
  });

  test.each<[number, number, string]>([
    [3, 2, 'groups.length: must be even, not 3'],
    [6, 2, 'perGroup: 12 teams make no full bracket: cross them by campaign'],
    [0, 2, 'groups.length: must be a whole number from 1 to 512, not 0'],
    [2, 0, 'perGroup: must be a whole number from 1 to 64, not 0'],
  ])('%i groups with %i from each are refused', (groups, perGroup, reason) => {
    expect(firstRound(crossedGroups(letters(groups), perGroup))).toEqual([reason]);
  });
});

describe('by campaign', () => {
  test('eight groups, two from each: seed k meets seed 17 - k', () => {
    expect(firstRound(rankedByCampaign(letters(8), 2)).slice(0, 3)).toEqual([
      '1.1x2.8',
      '1.8x2.1',
      '1.4x2.5',
    ]);
  });

  test('three groups, two from each and the best third: seven, the best first has a bye', () => {
    expect(firstRound(rankedByCampaign(letters(3), 2, 1))).toEqual([
      '2.1x2.2',
      '1.2x3.1',
      '1.3x2.3',
    ]);
  });

  test('more of the next position than there are groups is refused', () => {
    expect(firstRound(rankedByCampaign(letters(4), 2, 5))).toEqual([
      'bestOfNext: must be a whole number from 0 to 4, not 5',
    ]);
  });
});
