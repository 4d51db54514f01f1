import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { dayInRow, dayOfSeason, longDay, shortDateTime, shortDay } from './short-date.ts';

const portuguese = makeTexts('pt-BR', MESSAGES['pt-BR']);
const english = makeTexts('en', MESSAGES.en);
/** 15/11/2026, 21:30 in São Paulo: already the 16th in Greenwich. */
const NOW = Date.parse('2026-11-16T00:30:00Z');

describe('a date in few words', () => {
  test.each([
    ['2026-11-16T01:00:00Z', 'hoje, 22:00', 'today, 22:00'],
    ['2026-11-16T23:00:00Z', 'amanhã, 20:00', 'tomorrow, 20:00'],
    ['2026-11-19T23:00:00Z', 'qui, 19/11, 20:00', 'Thu, 19 Nov, 20:00'],
    ['2026-11-14T23:00:00Z', 'sáb, 14/11, 20:00', 'Sat, 14 Nov, 20:00'],
    ['2027-01-02T23:00:00Z', 'sáb, 02/01/2027, 20:00', 'Sat, 2 Jan 2027, 20:00'],
  ])('%s', (instant, inPortuguese, inEnglish) => {
    expect(shortDateTime(instant, portuguese, NOW)).toBe(inPortuguese);
    expect(shortDateTime(instant, english, NOW)).toBe(inEnglish);
  });

  test('has no time where none was chosen', () => {
    expect(shortDateTime('2026-11-19T03:00:59Z', portuguese, NOW)).toBe('qui, 19/11');
    expect(shortDateTime('2026-11-15T03:00:59Z', portuguese, NOW)).toBe('hoje');
  });

  test('a chip has no year, and a heading the whole name of the day', () => {
    expect(dayOfSeason('2027-05-01T23:00:00Z', portuguese)).toBe('01/05');
    expect(dayOfSeason('2027-05-01T23:00:00Z', english)).toBe('1 May');
    expect(longDay('2027-05-01T23:00:00Z', portuguese, NOW)).toBe('sábado, 01/05/2027');
    expect(longDay('2027-05-01T23:00:00Z', english, NOW)).toBe('Saturday, 1 May 2027');
  });

  test('a row says the year only of a day that is not of this season', () => {
    const said = (at: string) => dayInRow(at, portuguese, NOW);
    expect(said('2026-11-16T23:00:00Z')).toBe('amanhã');
    expect(said('2027-01-04T02:59:00Z')).toBe('03/01');
    expect(said('2028-01-04T02:59:00Z')).toBe('03/01/2028');
  });

  test('the day alone is that of São Paulo', () => {
    expect(shortDay('2026-11-17T01:00:00Z', portuguese, NOW)).toBe('16/11');
    expect(shortDay('2026-11-17T01:00:00Z', english, NOW)).toBe('16 Nov');
  });
});
