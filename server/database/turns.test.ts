import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeCampeonato } from '#server/testing/campeonato.ts';
import { inTurn } from './turns.ts';

const t = testApp();

test('writes on one championship come in the order in which they were asked for', async () => {
  const order: number[] = [];
  const work = (n: number) => async () => {
    // The first takes longest.
    for (let rest = 5 - n; rest > 0; rest -= 1) await turn();
    order.push(n);
  };
  await Promise.all([0, 1, 2, 3, 4].map((n) => inTurn('a', work(n))));
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

test('one that fails lets the next one on', async () => {
  const failed = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('who says so lets the next one begin before it is done, whatever becomes of it', async () => {
  const rest = Promise.withResolvers<void>();
  const first = inTurn('a', async (goOn) => {
    goOn();
    await rest.promise;
    throw new Error('no');
  });
  expect(await inTurn('a', async () => 'done')).toBe('done');
  rest.resolve();
  await expect(first).rejects.toThrow('no');
  expect(await inTurn('a', async () => 'after')).toBe('after');
});

test('nobody waits for another championship', async () => {
  const held = Promise.withResolvers<void>();
  const first = inTurn('a', () => held.promise);
  expect(await inTurn('b', async () => 'done')).toBe('done');
  held.resolve();
  await first;
});

test('requests with and without a key of their own on one championship all get through', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => {
      const headers = n % 2 ? { 'idempotency-key': `key-${n}` } : {};
      return org.post(`/api/campeonatos/${id}/avisos`, { texto: `Aviso ${n}` }, { headers });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
});
