import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_MS } from '#web/offline/keep.ts';
import { makeRefetch, spreadOf } from './refetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page({ answers = [2] }: { answers?: number[] } = {}) {
  const at = {
    known: 1,
    loads: 0,
    isHidden: false,
    isEditing: false,
    isHeld: false,
    isChanging: false,
  };
  const refetch = makeRefetch({
    known: () => at.known,
    load: async () => {
      at.known = answers[Math.min(at.loads, answers.length - 1)] ?? 0;
      at.loads += 1;
    },
    spreadMs: () => 1_000,
    keptMs: () => KEPT_MS,
    isHidden: () => at.isHidden,
    isEditing: () => at.isEditing,
    isChanging: () => at.isChanging,
    onHeld: (isHeld) => {
      at.isHeld = isHeld;
    },
    random: () => 0.5,
  });
  return { at, refetch };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a page that was told of a version', () => {
  test('asks once, at its own moment, and not for what it has', async () => {
    const { at, refetch } = page();
    refetch.heard(2);
    refetch.heard(2);
    await pass(499);
    expect(at.loads).toBe(0);
    await pass(10_000);
    expect(at.loads).toBe(1);
    refetch.heard(2);
    refetch.heard(1);
    await pass(10_000);
    expect(at.loads).toBe(1);
  });

  test('asks again when it was given something older, and gives up in the end', async () => {
    const late = page({ answers: [1, 2] });
    late.refetch.heard(2);
    await pass(10_000);
    expect(late.at).toMatchObject({ loads: 2, known: 2 });
    const never = page({ answers: [1] });
    never.refetch.heard(2);
    await pass(60_000);
    expect(never.at.loads).toBe(4);
  });

  test('does not while nobody looks, and once when somebody does', async () => {
    const { at, refetch } = page({ answers: [5] });
    at.isHidden = true;
    for (const versao of [2, 3, 4, 5]) refetch.heard(versao);
    await pass(60_000);
    expect(at.loads).toBe(0);
    at.isHidden = false;
    refetch.look();
    await pass(60_000);
    expect(at.loads).toBe(1);
    refetch.look();
    await pass(60_000);
    expect(at.loads).toBe(1);
  });

  test('waits for who types, offers it, and goes on by itself or when it is asked for', async () => {
    const { at, refetch } = page();
    at.isEditing = true;
    refetch.heard(2);
    await pass(5_000);
    expect(at).toMatchObject({ loads: 0, isHeld: true });
    at.isEditing = false;
    await pass(5_000);
    expect(at).toMatchObject({ loads: 1, isHeld: false });
    const asked = page();
    asked.at.isEditing = true;
    asked.refetch.heard(2);
    await pass(5_000);
    asked.refetch.now();
    await pass(5_000);
    expect(asked.at).toMatchObject({ loads: 1, isHeld: false });
  });

  test('of a change of one’s own waits for the page that it brings, and offers nothing in its sheet', async () => {
    const { at, refetch } = page();
    Object.assign(at, { isChanging: true, isEditing: true });
    refetch.heard(2);
    await pass(5_000);
    expect(at).toMatchObject({ loads: 0, isHeld: false });
    Object.assign(at, { isChanging: false, isEditing: false, known: 2 });
    await pass(60_000);
    expect(at.loads).toBe(0);
  });

  test('that is left asks no more', async () => {
    const { at, refetch } = page();
    refetch.heard(2);
    refetch.stop();
    await pass(60_000);
    expect(at.loads).toBe(0);
  });
});

test('what makes no version is asked for when nobody is given the page from before', async () => {
  const { at, refetch } = page({ answers: [1] });
  refetch.again();
  refetch.again();
  await pass(KEPT_MS);
  expect(at.loads).toBe(0);
  await pass(60_000);
  expect(at.loads).toBe(1);
});

test('the more watch, the further they are apart', () => {
  expect(spreadOf(1)).toBe(250);
  expect(spreadOf(1_000)).toBe(4_000);
  expect(spreadOf(5_000)).toBe(20_000);
  expect(spreadOf(100_000)).toBe(20_000);
  expect(spreadOf(null)).toBe(1_000);
});
