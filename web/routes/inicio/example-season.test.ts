import { expect, test } from 'vitest';
import { exampleSeason } from './example-season.ts';

test('the table on the board: Cajueiro went up one place with its last win', () => {
  const rows = exampleSeason().rows.map(({ team, position, points, goalDifference, change }) =>
    [position, team, points, goalDifference, change].join(' '),
  );
  expect(rows).toEqual([
    '1 Sertão 11 2 0',
    '2 Trilho Velho 8 0 0',
    '3 Cajueiro F.C. 7 -1 1',
    '4 Cruzeta 6 -1 -1',
  ]);
});

test('goals of the whole table cancel out', () => {
  const { rows } = exampleSeason();
  expect(rows.reduce((sum, row) => sum + row.goalDifference, 0)).toBe(0);
});
