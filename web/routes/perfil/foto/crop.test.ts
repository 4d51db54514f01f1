import { describe, expect, test } from 'vitest';
import { keepInside, MOST_ZOOM, moved, resized, sideOf, wholeOf } from './crop.ts';

const wide = { width: 400, height: 300 };

describe('resizing', () => {
  test.each([
    [
      { width: 400, height: 300 },
      { width: 160, height: 120 },
    ],
    [
      { width: 300, height: 400 },
      { width: 120, height: 160 },
    ],
    [
      { width: 160, height: 160 },
      { width: 160, height: 160 },
    ],
    [
      { width: 40, height: 30 },
      { width: 40, height: 30 },
    ],
    [
      { width: 5_000, height: 10 },
      { width: 160, height: 1 },
    ],
  ])('%o is kept in at most 160 by 160, its ratio kept', (given, kept) => {
    expect(resized(given)).toEqual(kept);
  });
});

describe('the square', () => {
  test('starts as the largest one in the middle', () => {
    const crop = wholeOf(wide);
    expect(sideOf(wide, crop)).toBe(300);
    expect(keepInside(wide, crop)).toEqual({ x: 200, y: 150, zoom: 1 });
  });

  test('follows the hand and stops at the edges', () => {
    const crop = wholeOf(wide);
    expect(moved(wide, crop, 0.1, 0)).toEqual({ x: 170, y: 150, zoom: 1 });
    expect(moved(wide, crop, 5, 5)).toEqual({ x: 150, y: 150, zoom: 1 });
    expect(moved(wide, crop, -5, -5)).toEqual({ x: 250, y: 150, zoom: 1 });
  });

  test('never leaves the picture when it grows again', () => {
    const corner = moved(wide, { x: 200, y: 150, zoom: 4 }, 9, 9);
    expect(corner).toEqual({ x: 37.5, y: 37.5, zoom: 4 });
    expect(keepInside(wide, { ...corner, zoom: 1 })).toEqual({ x: 150, y: 150, zoom: 1 });
  });

  test('comes only so close and goes only so far', () => {
    expect(keepInside(wide, { ...wholeOf(wide), zoom: 99 }).zoom).toBe(MOST_ZOOM);
    expect(keepInside(wide, { ...wholeOf(wide), zoom: 0.1 }).zoom).toBe(1);
  });
});
