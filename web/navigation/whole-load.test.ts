import { expect, test } from 'vitest';
import { markOutdated, mustLoadWhole } from './whole-load.ts';

const HOUR = 60 * 60 * 1000;

test('a tab open for less than 6 hours changes pages by itself, one open for 6 hours does not', () => {
  const now = Date.now();
  expect(mustLoadWhole(now)).toBe(false);
  expect(mustLoadWhole(now + 5.9 * HOUR)).toBe(false);
  expect(mustLoadWhole(now + 6 * HOUR)).toBe(true);
});

test('a newer build ends it at once', () => {
  markOutdated();
  expect(mustLoadWhole()).toBe(true);
});
