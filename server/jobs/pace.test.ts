import { expect, test } from 'vitest';
import { makePace } from './pace.ts';

/** Three at once, then one each 100 ms, by a clock that only sleep and `wait` move. */
function paced() {
  let now = 0;
  const wait = (ms: number) => {
    now += ms;
  };
  const pace = makePace({
    ...{ atOnce: 3, everyMs: 100, now: () => now },
    sleep: async (ms) => wait(ms),
  });
  /** When each of them was done: whoever does one begins `apart` later with the next. */
  const times = async (count: number, apart: number) => {
    const done: number[] = [];
    for (let n = 0; n < count; n += 1) {
      wait(apart);
      done.push(now);
      await pace.rest();
    }
    return done;
  };
  return { times, wait };
}

test('of a heap a few are done at once, the others one by one', async () => {
  const { times, wait } = paced();
  expect(await times(6, 0)).toEqual([0, 0, 0, 100, 200, 300]);
  wait(1_000);
  expect(await times(4, 0), 'after a quiet time a few again').toEqual([1_400, 1_400, 1_400, 1_500]);
});

test('what comes one by one, quicker than the pace, is done at the pace in the long run', async () => {
  const { times } = paced();
  const done = await times(31, 10);
  expect(done.slice(0, 3)).toEqual([10, 20, 30]);
  expect(done.at(-1)).toBeGreaterThanOrEqual(28 * 100);
});

test('what takes longer than the pace never rests', async () => {
  const { times } = paced();
  expect(await times(5, 150)).toEqual([150, 300, 450, 600, 750]);
});
