import { expect, test } from 'vitest';
import type { Side } from '#engine/types.ts';
import { abandonedResult, DEFAULT_ABANDONED } from './abandoned.ts';

const stopped = (home: number, away: number, fault?: Side, minute?: number) => ({
  kind: 'abandoned' as const,
  score: { home, away },
  ...(fault && { fault }),
  ...(minute !== undefined && { minute }),
});
const awarded = (home: number, away: number, winner: Side) => ({
  kind: 'awarded',
  score: { home, away },
  winner,
});

test('at fault while level or ahead: beaten 3-0', () => {
  expect(abandonedResult(stopped(1, 1, 'home'))).toEqual(awarded(0, 3, 'away'));
  expect(abandonedResult(stopped(0, 2, 'away'))).toEqual(awarded(3, 0, 'home'));
});

test('at fault and behind by less: 3-0; by as much or more: the score stands', () => {
  expect(abandonedResult(stopped(2, 0, 'away'))).toEqual(awarded(3, 0, 'home'));
  expect(abandonedResult(stopped(4, 1, 'away'))).toEqual(awarded(4, 1, 'home'));
  expect(abandonedResult(stopped(1, 6, 'home'))).toEqual(awarded(1, 6, 'away'));
});

test('amateur rule: whoever was already winning keeps the score', () => {
  const rule = { ...DEFAULT_ABANDONED, keepWhenBehind: true };
  expect(abandonedResult(stopped(1, 0, 'away'), rule)).toEqual(awarded(1, 0, 'home'));
  expect(abandonedResult(stopped(0, 0, 'away'), rule)).toEqual(awarded(3, 0, 'home'));
});

test('nobody at fault: replayed, unless enough was played', () => {
  const rule = { ...DEFAULT_ABANDONED, standsFromMinute: 68 };
  expect(abandonedResult(stopped(1, 0, undefined, 89))).toBeUndefined();
  expect(abandonedResult(stopped(1, 0, undefined, 67), rule)).toBeUndefined();
  expect(abandonedResult(stopped(1, 0), rule)).toBeUndefined();
  expect(abandonedResult(stopped(1, 0, undefined, 68), rule)).toEqual({
    kind: 'played',
    score: { home: 1, away: 0 },
  });
});
