import { expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { makeWorker } from './worker.ts';

/** Does `waiting` things and notes what it did, one after the other. */
function paced(waiting: number, atOnce: number) {
  const notes: string[] = [];
  let left = waiting;
  const worker = makeWorker({
    async look() {
      if (left === 0) return false;
      left -= 1;
      notes.push('work');
      return true;
    },
    onError: () => notes.push('error'),
    times: 1,
    everyMs: 60_000,
    pace: { atOnce, rest: async () => void notes.push('rest') },
  });
  const add = (more: number) => {
    left += more;
    worker.ring();
  };
  return { worker, notes, add };
}

test('a few are done at once; the more that come at the same time, the more rests between', async () => {
  const { worker, notes, add } = paced(2, 3);
  worker.start();
  await eventually(() => expect(notes).toEqual(['work', 'work']));
  // The first two were done, and nothing waited: these begin anew.
  add(5);
  const rested = ['work', 'work', 'work', 'rest', 'work', 'rest', 'work', 'rest'];
  await eventually(() => expect(notes.slice(2)).toEqual(rested));
  await worker.stop();
});
