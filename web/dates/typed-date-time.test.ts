import { describe, expect, test } from 'vitest';
import { maskDateTime, readDateTime, writeDateTime } from './typed-date-time.ts';

describe('a date and time as it is typed', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['06', '06'],
    ['060', '06/0'],
    ['06032027', '06/03/2027'],
    ['060320271930', '06/03/2027 19:30'],
    ['06/03/2027 19:30', '06/03/2027 19:30'],
    ['0603202719301', '06/03/2027 19:30'],
    ['a0b6', '06'],
  ])('%j is shown as %j', (typed, shown) => expect(maskDateTime(typed)).toBe(shown));

  test('with a time is that hour of Brasília', () => {
    expect(readDateTime('06/03/2027 19:30')).toBe('2027-03-06T22:30:00.000Z');
  });

  test('without a time means that none was chosen', () => {
    expect(readDateTime('06/03/2027')).toBe('2027-03-06T03:00:59.000Z');
    expect(writeDateTime('2027-03-06T03:00:59.000Z')).toBe('06/03/2027');
  });

  test('midnight is a time', () => {
    const midnight = readDateTime('06/03/2027 00:00');
    expect(midnight).toBe('2027-03-06T03:00:00.000Z');
    expect(writeDateTime(midnight as string)).toBe('06/03/2027 00:00');
  });

  test('an empty field is nothing, half a date is not read yet, an impossible one never', () => {
    expect(readDateTime('  ')).toBeNull();
    for (const text of ['06/03', '31/02/2027', '06/13/2027', '06/03/2027 24:10', '06/03/2027 19:3'])
      expect(readDateTime(text), text).toBeUndefined();
  });

  test('what is written is read as the same instant', () => {
    for (const instant of ['2026-12-31T02:59:00.000Z', '2027-01-01T03:00:59.000Z'])
      expect(readDateTime(writeDateTime(instant))).toBe(instant);
  });
});
