import { expect, test } from 'vitest';
import { bolasFora, intervalo } from './ritmo.ts';

test('a ball every four seconds, the first after the first four', () => {
  expect([0, 3_999, 4_000, 12_500].map((ms) => bolasFora(16, ms))).toEqual([0, 0, 1, 3]);
});

test('all are out when the time is over, and none before the draw', () => {
  expect(bolasFora(16, 10_000_000)).toBe(16);
  expect(bolasFora(16, -5_000)).toBe(0);
});

test('a draw of 512 lasts two minutes', () => {
  expect(intervalo(512) * 512).toBe(120_000);
});
