import { expect, test } from 'vitest';
import { type Fault, plant } from './fault.ts';

const fault: Fault = {
  symptom: 'two and two are five',
  file: 'sum.ts',
  from: 'return a + b;',
  to: 'return a + b + 1;',
  project: 'engine',
  test: 'sum.test.ts',
};

test('a fault is a change of one place', () => {
  expect(plant('{ return a + b; }', fault)).toBe('{ return a + b + 1; }');
});

test('a fault whose text is gone, or stands twice, is told and not skipped', () => {
  expect(() => plant('{ return b + a; }', fault)).toThrow(
    /'two and two are five' cannot be planted: sum.ts holds its text no longer/,
  );
  expect(() => plant('return a + b;return a + b;', fault)).toThrow('2 times');
});

test('signs that mean something in a replacement stay as they are', () => {
  expect(plant('return a + b;', { ...fault, to: '$& $1' })).toBe('$& $1');
});
