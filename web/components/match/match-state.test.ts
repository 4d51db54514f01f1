import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { badgeOf, figuresOf, isToCome, losersOf } from './match-state.ts';

const played = (mandante: number, visitante: number, penaltis: [number, number] | null = null) => ({
  placar: { mandante, visitante, prorrogacao: false, penaltis },
  wo_de: null,
  placar_wo: null,
});

test('a match given away shows the score that it counts as, not an ×', () => {
  const away = { placar: null, wo_de: 'mandante', placar_wo: [0, 3] } as const;
  expect(figuresOf({ ...away, placar_wo: [0, 3] })).toEqual({ goals: [0, 3], penalties: null });
  expect(losersOf({ ...away, placar_wo: [0, 3] })).toEqual([true, false]);
  expect(badgeOf({ ...away, estado: 'wo' } as unknown as Partida)?.key).toBe('wo');
});

test('where it gives only points there are no figures, and who did not come has lost', () => {
  const points = { placar: null, wo_de: 'visitante', placar_wo: null } as const;
  expect(figuresOf(points)).toBeNull();
  expect(losersOf(points)).toEqual([false, true]);
  expect(losersOf({ ...points, wo_de: 'ambos' })).toEqual([true, true]);
});

test('a match that was called off is not to come: neither a deadline nor a calendar is for it', () => {
  const open = { placar: null, wo_de: null } as const;
  expect(isToCome({ ...open, estado: 'adiada' })).toBe(true);
  expect(isToCome({ ...open, estado: 'cancelada' })).toBe(false);
  expect(isToCome({ ...played(1, 0), estado: 'confirmada' })).toBe(false);
});

test('penalties decide who lost a level match', () => {
  expect(losersOf(played(1, 1, [4, 3]))).toEqual([false, true]);
  expect(losersOf(played(1, 1))).toEqual([false, false]);
});

test('only what is not ordinary has a mark', () => {
  const ordinary = { ...played(2, 0), estado: 'confirmada' } as Partida;
  expect(badgeOf(ordinary)).toBeNull();
  expect(badgeOf({ ...ordinary, estado: 'adiada' })?.key).toBe('adiada');
});
