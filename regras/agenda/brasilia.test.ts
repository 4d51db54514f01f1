import { expect, test } from 'vitest';
import { diaEmBrasilia, emBrasilia, horaEmBrasilia, meiaNoite } from './brasilia.ts';

test.each([
  ['2026-11-15T02:59:59.999Z', '2026-11-14T23:59', '2026-11-14T03:00:00.000Z'],
  ['2026-11-15T03:00:00.000Z', '2026-11-15T00:00', '2026-11-15T03:00:00.000Z'],
  ['2027-01-01T01:30:00.000Z', '2026-12-31T22:30', '2026-12-31T03:00:00.000Z'],
])('%s is %s in Brasília', (instant, local, midnight) => {
  expect(emBrasilia(instant)).toBe(local);
  expect(emBrasilia(Date.parse(instant))).toBe(local);
  expect(`${diaEmBrasilia(instant)}T${horaEmBrasilia(instant)}`).toBe(local);
  expect(new Date(meiaNoite(instant)).toISOString()).toBe(midnight);
});
