import { describe, expect, test } from 'vitest';
import { cursorAfter, formatPhone } from './phone-format.ts';

describe('a phone while it is typed', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['119123', '(11) 9123'],
    ['1191234', '(11) 9123-4'],
    ['1131234567', '(11) 3123-4567'],
    ['11912345678', '(11) 91234-5678'],
    ['119123456789999', '(11) 91234-5678'],
    ['(11) 91a234-5678', '(11) 91234-5678'],
  ])('in Brazil, %s shows as %s', (typed, shown) => {
    expect(formatPhone(typed, 'BR')).toBe(shown);
  });

  test('elsewhere only digits stay', () => {
    expect(formatPhone('912 345-678x', 'PT')).toBe('912345678');
  });

  test('with a country code it is not forced into another shape', () => {
    expect(formatPhone('+351 912 345 678', 'BR')).toBe('+351912345678');
  });

  test('the cursor stays behind the same digit', () => {
    const formatted = '(11) 91234-5678';
    expect(cursorAfter(formatted, 0)).toBe(0);
    expect(cursorAfter(formatted, 2)).toBe(3);
    expect(cursorAfter(formatted, 3)).toBe(6);
    expect(cursorAfter(formatted, 11)).toBe(formatted.length);
  });
});
