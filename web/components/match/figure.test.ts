import { expect, test } from 'vitest';
import { figure } from './figure.ts';

test.each([
  [7.666667, 'pt-BR', '7,67'],
  [7.5, 'pt-BR', '7,50'],
  [7.666667, 'en', '7.67'],
  [12, 'pt-BR', '12'],
  [-1, 'en', '−1'],
  [-0.5, 'pt-BR', '−0,50'],
])('points as a table prints them: %d in %s is %s', (value, locale, text) => {
  expect(figure(value, locale)).toBe(text);
});
