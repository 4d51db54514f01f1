import { expect, test } from 'vitest';
import { writtenMatch } from '#engine/fixtures/written.ts';
import { adjustmentTotals, ineligiblePlayer } from './adjustments.ts';

const rules = { points: { win: 3, draw: 1, loss: 0 }, tiebreakers: [] };

test('entries of a team add up; those of a later round are not in force yet', () => {
  const entries = [
    { team: 'A', points: -6 },
    { team: 'A', points: 2, round: 5 },
    { team: 'B', points: 1, round: 6 },
  ];
  expect([...adjustmentTotals(entries)]).toEqual([
    ['A', -4],
    ['B', 1],
  ]);
  expect([...adjustmentTotals(entries, 5)]).toEqual([['A', -4]]);
  expect([...adjustmentTotals(entries, 4)]).toEqual([['A', -6]]);
});

test('an ineligible player costs the points won and those of a win: a draw costs four', () => {
  expect(ineligiblePlayer(writtenMatch('r9 A 1-1 B'), 'away', rules)).toEqual({
    team: 'B',
    points: -4,
    reason: 'ineligible player',
    round: 9,
  });
  expect(ineligiblePlayer(writtenMatch('A 2-1 B'), 'home', rules).points).toBe(-6);
  expect(ineligiblePlayer(writtenMatch('A 0-1 B'), 'home', rules).points).toBe(-3);
  expect(ineligiblePlayer(writtenMatch('A - B'), 'home', rules)).toEqual({
    team: 'A',
    points: -3,
    reason: 'ineligible player',
  });
});
