import { expect, test } from 'vitest';
import type { JanelaSemanal } from '#regras/configuracao/padroes-do-elenco.ts';
import { isJanelaAberta } from './janelas.ts';

const window = { abre_em: '2026-11-01T00:00:00Z', fecha_em: '2026-11-10T00:00:00Z' };
/** 2026-11-13 was a Friday. */
const friday: JanelaSemanal = { dia_semana: 5, das: '18:00', ate: '22:00' };

const at = (time: string, dates: (typeof window)[] | null, weekly: JanelaSemanal[] = []) =>
  isJanelaAberta({ transferencias: dates, transferencias_semanais: weekly }, Date.parse(time));

test('without windows squads move whenever, with them only inside of one', () => {
  expect(at('2026-12-01T00:00:00Z', null)).toBe(true);
  expect(at('2026-11-05T00:00:00Z', [window])).toBe(true);
  expect(at('2026-11-10T00:00:00Z', [window])).toBe(false);
  expect(at('2026-11-05T00:00:00Z', [])).toBe(false);
});

test('weekly hours are those of Brasília, from the first minute to before the last', () => {
  expect(at('2026-11-13T20:59:59Z', null, [friday])).toBe(false);
  expect(at('2026-11-13T21:00:00Z', null, [friday])).toBe(true);
  expect(at('2026-11-14T00:59:59Z', null, [friday])).toBe(true);
  expect(at('2026-11-14T01:00:00Z', null, [friday])).toBe(false);
  expect(at('2026-11-14T22:00:00Z', null, [friday])).toBe(false);
});

test('weekly hours may last until midnight, or into the day after', () => {
  const untilMidnight = { ...friday, ate: '00:00' };
  expect(at('2026-11-14T02:59:59Z', null, [untilMidnight])).toBe(true);
  expect(at('2026-11-14T03:00:00Z', null, [untilMidnight])).toBe(false);
  const saturdayNight: JanelaSemanal = { dia_semana: 6, das: '22:00', ate: '02:00' };
  expect(at('2026-11-15T00:59:59Z', null, [saturdayNight])).toBe(false);
  expect(at('2026-11-15T01:00:00Z', null, [saturdayNight])).toBe(true);
  expect(at('2026-11-15T04:59:59Z', null, [saturdayNight])).toBe(true);
  expect(at('2026-11-15T05:00:00Z', null, [saturdayNight])).toBe(false);
  // The early hours of Saturday belong to Friday.
  expect(at('2026-11-14T04:00:00Z', null, [saturdayNight])).toBe(false);
});

test('a date or an hour is enough', () => {
  expect(at('2026-11-13T22:00:00Z', [window], [friday])).toBe(true);
  expect(at('2026-11-05T12:00:00Z', [window], [friday])).toBe(true);
  expect(at('2026-11-12T12:00:00Z', [window], [friday])).toBe(false);
});
