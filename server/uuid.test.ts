import { expect, test, vi } from 'vitest';

// A worker keeps its modules from file to file, and ids never go back: one made while a test had moved the
// clock would hold these ahead.
vi.resetModules();
const { uuidv7 } = await import('./uuid.ts');

test('ids sort in the order in which they were made, however many in a millisecond', () => {
  const made = Array.from({ length: 20_000 }, uuidv7);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('an id is of version 7 and tells when it was made', () => {
  const before = Date.now();
  const id = uuidv7();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  // Counting on from a full millisecond may lead a little ahead of the clock.
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThan(Date.now() + 1_000);
});
