import { describe, expect, test } from 'vitest';
import { moved, placeAt } from './order.ts';

describe('moving an item', () => {
  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 9, ['b', 'c', 'a']],
    [2, -1, ['c', 'a', 'b']],
  ])('from %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
  });
});

describe('the place under the finger', () => {
  const middles = [20, 60, 100];
  test.each([
    [20, 0, 0],
    [59, 0, 0],
    [61, 0, 1],
    [500, 0, 2],
    [-10, 2, 0],
    [61, 2, 2],
    [59, 2, 1],
  ])('at %i, dragged from place %i', (y, from, place) => {
    expect(placeAt(y, middles, from)).toBe(place);
  });
});
