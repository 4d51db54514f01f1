import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test.each([
  ['(11) 98765-4321', '11987654321'],
  ['+55 11', '5511'],
  ['12a34', '1234'],
  ['٣٤', ''],
  ['', ''],
])('of %j only the digits stay', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
