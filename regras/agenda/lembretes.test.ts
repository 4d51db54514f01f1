import { describe, expect, test } from 'vitest';
import { deBrasilia, emBrasilia } from './brasilia.ts';
import { ehSilencio, fimDoSilencio, horaDoLembrete, proximoPasso } from './lembretes.ts';

const at = deBrasilia;

test.each([
  ['2026-11-15T21:59', false],
  ['2026-11-15T22:00', true],
  ['2026-11-16T03:00', true],
  ['2026-11-16T07:59', true],
  ['2026-11-16T08:00', false],
])('at %s nobody is reminded: %s', (local, isQuiet) => {
  expect(ehSilencio(at(local))).toBe(isQuiet);
});

test('what is put off for the night is said at eight', () => {
  expect(emBrasilia(fimDoSilencio(at('2026-11-15T23:30')))).toBe('2026-11-16T08:00');
  expect(emBrasilia(fimDoSilencio(at('2026-11-16T01:00')))).toBe('2026-11-16T08:00');
  expect(emBrasilia(fimDoSilencio(at('2026-11-16T12:00')))).toBe('2026-11-16T12:00');
});

describe('a reminder', () => {
  test.each([
    ['2026-11-16T20:00', 24, '2026-11-15T20:00'],
    ['2026-11-16T20:00', 2, '2026-11-16T18:00'],
    // In the night: the morning after it.
    ['2026-11-16T07:00', 24, '2026-11-15T08:00'],
    ['2026-11-16T23:59', 24, '2026-11-16T08:00'],
    ['2026-11-16T09:30', 2, '2026-11-16T08:00'],
    // The morning is too late: the evening before.
    ['2026-11-16T01:00', 2, '2026-11-15T21:59'],
    ['2026-11-16T08:00', 2, '2026-11-15T21:59'],
  ])('of what is due at %s, %i hours before, is said at %s', (due, hours, said) => {
    expect(emBrasilia(horaDoLembrete(at(due), hours))).toBe(said);
  });

  test('never comes at night, whatever the hour of the deadline', () => {
    for (let minutes = 0; minutes < 1_440; minutes += 7) {
      const due = at('2026-11-16T00:00') + minutes * 60_000;
      for (const hours of [24, 2]) {
        const said = horaDoLembrete(due, hours);
        expect(ehSilencio(said)).toBe(false);
        expect(said).toBeLessThan(due);
      }
    }
  });
});

test('steps come one after the other, and those that were slept through are left out', () => {
  const due = at('2026-11-16T20:00');
  const next = (now: string, lembra = true) => proximoPasso(due, at(now), lembra).passo;
  expect(next('2026-11-14T12:00')).toBe('lembrete_24h');
  expect(next('2026-11-15T20:00')).toBe('lembrete_2h');
  expect(next('2026-11-16T18:00')).toBe('vence');
  expect(next('2026-11-17T18:00')).toBe('vence');
  expect(next('2026-11-14T12:00', false)).toBe('vence');
});
