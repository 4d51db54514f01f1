import { expect, test } from 'vitest';
import { comecoExpresso } from './comeco-expresso.ts';

test.each([
  ['2026-11-15T00:00:00-03:00', 'hoje', '2026-11-15'],
  ['2026-11-15T19:59:59-03:00', 'hoje', '2026-11-15'],
  ['2026-11-15T20:00:00-03:00', 'amanha', '2026-11-16'],
  ['2026-11-15T23:59:59-03:00', 'amanha', '2026-11-16'],
])('made at %s it begins %s', (madeAt, dia, day) => {
  const begin = comecoExpresso(Date.parse(madeAt));
  expect(begin.dia).toBe(dia);
  const inBrasilia = new Date(begin.comeca_em).toLocaleDateString('sv', {
    timeZone: 'America/Sao_Paulo',
  });
  expect(inBrasilia).toBe(day);
});
