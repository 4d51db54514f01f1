import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-05T20:00:00Z');

test.each([
  ['2026-11-05T19:59:40Z', 'agora', 'now'],
  ['2026-11-05T19:46:00Z', 'há 14 minutos', '14 minutes ago'],
  ['2026-11-05T17:30:00Z', 'há 2 horas', '2 hours ago'],
  ['2026-11-04T19:00:00Z', 'ontem', 'yesterday'],
  ['2026-08-01T20:00:00Z', 'há 3 meses', '3 months ago'],
])('%s is %s', (instant, portuguese, english) => {
  expect(relativeTime(instant, 'pt-BR', now)).toBe(portuguese);
  expect(relativeTime(instant, 'en', now)).toBe(english);
});
