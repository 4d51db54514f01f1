import { expect, test } from 'vitest';
import { caber } from './encolher.ts';

test.each([
  [4_000, 3_000, 1_600, 1_200],
  [3_000, 4_000, 1_200, 1_600],
  [800, 600, 800, 600],
  [20_000, 3, 1_600, 1],
])('%i × %i is sent as %i × %i', (width, height, w, h) => {
  expect(caber({ width, height })).toEqual({ width: w, height: h });
});
