import { expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { makeWorker } from './worker.ts';

test('with a pace there is a rest after each thing that was done, and none where there was nothing', async () => {
  const notes: string[] = [];
  let left = 2;
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
    pace: { rest: async () => void notes.push('rest') },
  });
  worker.start();
  await eventually(() => expect(notes).toEqual(['work', 'rest', 'work', 'rest']));
  left += 1;
  worker.ring();
  await eventually(() => expect(notes.slice(4)).toEqual(['work', 'rest']));
  await worker.stop();
});
