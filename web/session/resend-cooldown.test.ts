import { beforeEach, describe, expect, test } from 'vitest';
import { secondsLeft, startCooldown } from './resend-cooldown.ts';

const entries = new Map<string, string>();
const shelf = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

const START = 1_800_000_000_000;

describe('the wait for another link', () => {
  beforeEach(() => entries.clear());

  test('lasts 60 seconds by the clock on the wall, whatever happens to the page', () => {
    expect(secondsLeft(shelf, START)).toBe(0);
    startCooldown(shelf, START);
    expect([...entries.keys()]).toEqual(['reenviar_link_segundos']);
    expect(secondsLeft(shelf, START)).toBe(60);
    expect(secondsLeft(shelf, START + 12_300)).toBe(48);
    expect(secondsLeft(shelf, START + 59_999)).toBe(1);
  });

  test('is forgotten when it has passed', () => {
    startCooldown(shelf, START);
    expect(secondsLeft(shelf, START + 60_000)).toBe(0);
    expect(entries.size).toBe(0);
  });

  test('never grows beyond a minute when the clock is set back', () => {
    startCooldown(shelf, START);
    expect(secondsLeft(shelf, START - 86_400_000)).toBe(60);
  });

  test('ignores what is no moment', () => {
    entries.set('reenviar_link_segundos', 'abc');
    expect(secondsLeft(shelf, START)).toBe(0);
  });
});
