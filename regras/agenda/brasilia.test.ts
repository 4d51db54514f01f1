import { expect, test } from 'vitest';
import {
  BRASILIA,
  deBrasilia,
  diaEmBrasilia,
  emBrasilia,
  horaEmBrasilia,
  meiaNoite,
} from './brasilia.ts';

test.each([
  ['2026-11-15T02:59:59.999Z', '2026-11-14T23:59', '2026-11-14T03:00:00.000Z'],
  ['2026-11-15T03:00:00.000Z', '2026-11-15T00:00', '2026-11-15T03:00:00.000Z'],
  ['2027-01-01T01:30:00.000Z', '2026-12-31T22:30', '2026-12-31T03:00:00.000Z'],
  // Summer time, until 2019: two hours behind, and a day that began at one o'clock.
  ['2018-12-01T01:30:00.000Z', '2018-11-30T23:30', '2018-11-30T02:00:00.000Z'],
  ['2018-12-01T02:00:00.000Z', '2018-12-01T00:00', '2018-12-01T02:00:00.000Z'],
  ['2018-11-04T12:00:00.000Z', '2018-11-04T10:00', '2018-11-04T03:00:00.000Z'],
])('%s is %s in Brasília', (instant, local, midnight) => {
  expect(emBrasilia(instant)).toBe(local);
  expect(emBrasilia(Date.parse(instant))).toBe(local);
  expect(`${diaEmBrasilia(instant)}T${horaEmBrasilia(instant)}`).toBe(local);
  expect(new Date(meiaNoite(instant)).toISOString()).toBe(midnight);
});

test.each(['2026-11-15T20:00', '2026-12-31T23:59', '2018-07-01T00:00', '2018-12-25T20:00'])(
  '%s as written there is that hour there, with summer time and without',
  (local) => {
    expect(emBrasilia(deBrasilia(local))).toBe(local);
  },
);

test('a number of days later is midnight there too, over the day on which the clock changes', () => {
  const before = '2018-11-03T15:00:00.000Z';
  expect(emBrasilia(meiaNoite(before, 1))).toBe('2018-11-04T01:00');
  expect(emBrasilia(meiaNoite(before, 2))).toBe('2018-11-05T00:00');
});

test('what is reckoned is what the rules of the platform say, from the last summer time to years ahead', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    timeZone: BRASILIA,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const end = Date.now() + 5 * 366 * 86_400_000;
  for (let at = Date.parse('2018-10-01T00:30Z'); at < end; at += 37 * 3_600_000) {
    expect(emBrasilia(at).replace('T', ' ')).toBe(platform.format(at));
  }
  for (
    let at = Date.parse('2019-02-16T23:00Z');
    at < Date.parse('2019-02-17T05:00Z');
    at += 600_000
  ) {
    expect(emBrasilia(at).replace('T', ' ')).toBe(platform.format(at));
  }
});
