import { describe, expect, test } from 'vitest';
import type { Draw } from './draw-rules.ts';
import { checkGroups, type Groups } from './hand-made-groups.ts';

const draw: Draw = {
  pots: [
    ['a1', 'b1'],
    ['a2', 'b2'],
  ],
  groups: ['A', 'B'],
  seed: '',
  constraints: {
    attributes: { a1: { city: 'X' }, a2: { city: 'X' }, b1: { city: 'Y' } },
    limits: [{ attribute: 'city' }, { attribute: 'city', value: 'Y', min: 0, max: 1 }],
  },
};

const found = (groups: Groups, change: Partial<Draw> = {}) =>
  checkGroups({ ...draw, ...change }, groups).map(({ field, reason }) => `${field}: ${reason}`);

describe('groups made by hand', () => {
  test('that keep every rule have nothing to report', () => {
    expect(found({ A: ['a1', 'b2'], B: ['b1', 'a2'] })).toEqual([]);
  });

  test('two of one city in a group', () => {
    expect(found({ A: ['a1', 'a2'], B: ['b1', 'b2'] })).toEqual([
      'groups.A: city: X: 2, at most 1',
    ]);
  });

  test('a city that every group must have', () => {
    const limits = [{ attribute: 'city', value: 'Y', max: 2, min: 1 }];
    const constraints = { ...draw.constraints, limits };
    expect(found({ A: ['a1', 'b2'], B: ['b1', 'a2'] }, { constraints })).toEqual([
      'groups.A: city: Y: 0, at least 1',
    ]);
  });

  test('a team missing, a stranger, a team twice, a group too many', () => {
    expect(found({ A: ['a1', 'zz'], B: ['b1', 'a1'], C: ['b2'] })).toEqual([
      'groups.A: "zz" is in no pot',
      'groups.B: "a1" is already in a group',
      'groups.C: is not a group of the draw',
      'groups: "a2" has no group',
    ]);
  });

  test('a group too small', () => {
    expect(found({ A: ['a1'], B: ['b1', 'a2', 'b2'] })).toEqual([
      'groups.A: has 1 teams, not 2',
      'groups.B: has 3 teams, not 2',
    ]);
  });

  test('a draw that makes no sense is refused first', () => {
    expect(found({}, { groups: [] })).toEqual([
      'groups.length: must be a whole number from 1 to 128, not 0',
    ]);
  });
});
