import { describe, expect, test } from 'vitest';
import {
  comecoDaNoite,
  horaOferecida,
  minutosDaNoite,
  passaDaMeiaNoite,
  saidaNaNoite,
  saoDeUmaNoite,
} from './noite.ts';

const at = (local: string) => Date.parse(`${local}:00-03:00`);

describe('the hours of a night', () => {
  test.each([
    ['two groups of four, semi-finals and final', [4, 4, 4, 2, 1], 2, 20, 160],
    ['a league of eight on two screens', [4, 4, 4, 4, 4, 4, 4], 2, 20, 280],
    ['the same on one', [4, 4, 4, 4, 4, 4, 4], 1, 20, 560],
    ['a cup of eight', [4, 2, 1], 2, 20, 80],
    ['more screens than matches', [4, 2, 1], 8, 15, 45],
  ])('%s', (_name, rounds, telas, minutos, whole) => {
    expect(minutosDaNoite(rounds, { telas, minutos })).toBe(whole);
  });

  test('kick-offs at 23:00 and 00:00 are an hour apart, not 23 hours earlier', () => {
    const noite = { comeca_em: new Date(at('2026-11-16T23:00')).toISOString(), minutos: 60 };
    expect(saidaNaNoite(noite, 1)).toBe(new Date(at('2026-11-17T00:00')).toISOString());
  });

  test('a night that ends at midnight sharp does not pass it', () => {
    const noite = { comeca_em: new Date(at('2026-11-16T22:00')).toISOString() };
    expect(passaDaMeiaNoite(noite, 120)).toBe(false);
    expect(passaDaMeiaNoite(noite, 121)).toBe(true);
  });
});

test.each([
  ['2026-11-16T15:00', '19:00', 'hoje', '2026-11-16T22:00:00.000Z'],
  ['2026-11-16T19:20', '19:00', 'hoje', '2026-11-16T22:00:00.000Z'],
  ['2026-11-16T19:31', '19:00', 'amanha', '2026-11-17T22:00:00.000Z'],
  ['2026-11-16T23:50', '00:30', 'amanha', '2026-11-17T03:30:00.000Z'],
])('at %s the hour %s is %s', (now, hora, dia, comeca_em) => {
  expect(comecoDaNoite(at(now), hora)).toEqual({ dia, comeca_em });
});

test.each([
  ['2026-11-16T08:00', '19:00'],
  ['2026-11-16T19:10', '19:30'],
  ['2026-11-16T22:40', '23:00'],
  ['2026-11-16T23:40', '19:00'],
])('at %s it offers %s', (now, hora) => {
  expect(horaOferecida(at(now))).toBe(hora);
});

test('rounds are of one night over midnight too, and no longer once one has another day or none', () => {
  const first = '2026-11-15T22:00:00.000Z';
  const late = '2026-11-16T04:40:00.000Z';
  expect(saoDeUmaNoite([first, late])).toBe(true);
  expect(saoDeUmaNoite([first, late, '2026-11-22T22:00:00.000Z'])).toBe(false);
  expect(saoDeUmaNoite([first, null])).toBe(false);
  expect(saoDeUmaNoite([first]), 'a Swiss may have more').toBe(false);
  expect(saoDeUmaNoite([])).toBe(false);
});
