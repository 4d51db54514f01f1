import { expect, test } from 'vitest';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { formatDateTime, hasTime } from './date-time.ts';

test('an instant is shown as dd/MM/yyyy HH:mm:ss in São Paulo', () => {
  expect(formatDateTime('2026-11-05T23:07:09Z', BRASILIA)).toBe('05/11/2026 20:07:09');
});

test('the last second of the year stays in its year', () => {
  expect(formatDateTime('2027-01-01T02:59:59Z', BRASILIA)).toBe('31/12/2026 23:59:59');
});

test('midnight is 00, not 24', () => {
  expect(formatDateTime('2026-11-05T03:00:00Z', BRASILIA)).toBe('05/11/2026 00:00:00');
});

test('the viewer may be in another zone', () => {
  expect(formatDateTime('2026-11-05T23:07:09Z', 'Europe/Lisbon')).toBe('05/11/2026 23:07:09');
});

test('00:00:59 means no time: only the date is shown', () => {
  expect(formatDateTime('2026-11-05T03:00:59Z', BRASILIA)).toBe('05/11/2026');
  expect(hasTime('2026-11-05T03:00:59Z')).toBe(false);
  expect(hasTime('2026-11-05T03:00:58Z')).toBe(true);
});

test('a date without a time is the same date everywhere', () => {
  expect(formatDateTime('2026-11-05T03:00:59Z', 'America/Manaus')).toBe('05/11/2026');
});
