import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL } from './all.ts';
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

// Faults are planted rarely: a change of the code that they stand in would be told months later.
test.each(ALL)('can be planted today, and its test is there: $symptom', (each) => {
  expect(plant(readFileSync(each.file, 'utf8'), each)).toContain(each.to);
  expect(existsSync(each.test)).toBe(true);
});
