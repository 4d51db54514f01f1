import { expect, test } from 'vitest';
import { mannWhitneyP, median } from './figures.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('samples of one thing are likely, samples of two things that differ are not', () => {
  const even = Array.from({ length: 100 }, (_, i) => 2 * i);
  const odd = even.map((value) => value + 1);
  expect(mannWhitneyP(even, odd)).toBeCloseTo(0.903, 2);
  expect(mannWhitneyP(even, even)).toBeCloseTo(1, 5);
  const later = even.map((value) => value + 60);
  expect(mannWhitneyP(even, later)).toBeLessThan(0.001);
  expect(mannWhitneyP(later, even)).toBeCloseTo(mannWhitneyP(even, later), 9);
});
