import { expect, test } from 'vitest';
import { bolasFora, intervalo } from './ritmo.ts';

const EM = '2026-11-15T20:00:00.000Z';

const after = (ms: number, moment: { fora?: number; andando?: boolean } = {}) =>
  bolasFora(16, { fora: 0, em: EM, andando: true, ...moment }, Date.parse(EM) + ms);

test('a ball every four seconds, the first after the first four', () => {
  expect([0, 3_999, 4_000, 12_500].map((ms) => after(ms))).toEqual([0, 0, 1, 3]);
});

test('all are out when the time is over, and none before the draw', () => {
  expect(after(3_600_000)).toBe(16);
  expect(after(-5_000)).toBe(0);
});

test('a pause holds the ball, and it goes on from there', () => {
  expect([0, 60_000].map((ms) => after(ms, { fora: 5, andando: false }))).toEqual([5, 5]);
  expect([0, 4_000].map((ms) => after(ms, { fora: 5 }))).toEqual([5, 6]);
});

test('a pause that nobody ends is over after two hours', () => {
  expect(after(7_200_001, { fora: 5, andando: false })).toBe(16);
});

test('a draw of 512 lasts two minutes', () => {
  expect(intervalo(512) * 512).toBe(120_000);
});
