import { expect, test } from 'vitest';
import { addDays, addMonths, weeksOf } from './month.ts';

test('a month is shown in whole weeks from Sunday', () => {
  const weeks = weeksOf('2027-02-10');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    '2027-02-01',
    '2027-02-02',
    '2027-02-03',
    '2027-02-04',
    '2027-02-05',
    '2027-02-06',
  ]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(28);
  expect(weeksOf('2026-05-15')).toHaveLength(6);
});

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2026-12-06', 1)).toBe('2027-01-06');
});

test('days pass from one year to the next', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
