import { expect, test } from 'vitest';
import { median } from './figures.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});
