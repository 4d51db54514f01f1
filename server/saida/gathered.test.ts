import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeGathered } from './gathered.ts';

const FOR_EVER = Number.POSITIVE_INFINITY;

/** Hands on when it is told to. */
function held() {
  const calls: { readonly ids: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const handOn = (ids: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ ids, end: (error) => (error ? reject(error) : resolve()) });
    });
  return { calls, handOn, idsOf: () => calls.map(({ ids }) => ids) };
}

test('who comes while others are handed on goes with the next turn, all together', async () => {
  const { calls, handOn, idsOf } = held();
  const gathered = makeGathered(handOn, FOR_EVER);
  const done: string[] = [];
  const all = [['a'], ['b'], ['c', 'd']].map((ids) =>
    gathered(ids).then(() => done.push(ids.join())),
  );
  expect(idsOf()).toEqual([['a']]);
  calls[0]?.end();
  await turn();
  expect(done, 'nobody waits longer than for their own').toEqual(['a']);
  expect(idsOf()).toEqual([['a'], ['b', 'c', 'd']]);
  calls[1]?.end();
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'c,d']);
  const last = gathered(['e']);
  expect(idsOf().at(-1), 'nothing is under way: at once').toEqual(['e']);
  calls[2]?.end();
  await last;
});

test('of several of which one fails, the others are handed on', async () => {
  const { calls, handOn, idsOf } = held();
  const gathered = makeGathered(handOn, FOR_EVER);
  const first = gathered(['a']);
  const rest = Promise.allSettled([gathered(['b']), gathered(['c'])]);
  calls[0]?.end();
  await first;
  await turn();
  calls[1]?.end(new Error('not now'));
  await turn();
  expect(idsOf().slice(2)).toEqual([['b'], ['c']]);
  calls[2]?.end(new Error('never'));
  calls[3]?.end();
  expect(await rest, 'each is told of its own').toMatchObject([
    { status: 'rejected', reason: { message: 'never' } },
    { status: 'fulfilled' },
  ]);
});

test('nobody waits for one that takes long', async () => {
  const { calls, handOn, idsOf } = held();
  const gathered = makeGathered(handOn, 0);
  const slow = gathered(['a']);
  const other = gathered(['b']);
  expect(idsOf()).toEqual([['a'], ['b']]);
  calls[1]?.end();
  await other;
  calls[0]?.end();
  await slow;
});

test('one that fails alone is told so, and lets the next one on', async () => {
  const { calls, handOn } = held();
  const gathered = makeGathered(handOn, FOR_EVER);
  const first = gathered(['a']);
  const next = gathered(['b']);
  calls[0]?.end(new Error('not now'));
  await expect(first).rejects.toThrow('not now');
  await turn();
  calls[1]?.end();
  await next;
});
