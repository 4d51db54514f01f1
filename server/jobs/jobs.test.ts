import sql from 'sql-template-tag';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { Tx } from '#server/database/database.ts';
import { testApp } from '#server/testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { carta, job, waitAfter } from './job.ts';
import { type Jobs, makeJobs } from './jobs.ts';
import { claimJob, claimRotina } from './queries.ts';

const t = testApp();

const note = job('teste.nota', z.object({ n: z.number() }), { tentativas: 3 });

const log = { lines: [] as object[], warn: push, error: push };
function push(details: object): void {
  log.lines.push(details);
}

const started: Jobs[] = [];

/** A queue of its own over the test's database, as another process would have it. */
function queue(handler: (n: number) => Promise<void>): Jobs {
  const jobs = makeJobs(t.db, log);
  jobs.handle(note, ({ n }) => handler(n));
  jobs.start();
  started.push(jobs);
  return jobs;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
  await t.db.run(sql`delete from tarefas`);
  log.lines = [];
});

const left = () =>
  t.db.rows<{ tentativas: number; erro: string | null; failed: boolean; wait: number }>(sql`
    select tentativas, erro, falhou_em is not null as failed,
      extract(epoch from executar_em - now())::int as wait from tarefas`);

describe('a job', () => {
  test('runs once its cause has been committed, and leaves no trace', async () => {
    const done: number[] = [];
    const jobs = queue(async (n) => void done.push(n));
    await t.db.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { n: 1 });
      // The embedded database has one connection: nobody can look while a transaction holds it.
      if (t.db.kind === 'embedded') return;
      await jobs.enqueue(t.db, note, { n: 0 });
      await eventually(() => expect(done).toEqual([0]));
    });
    await eventually(() => expect(done).toContain(1));
    await eventually(async () => expect(await left()).toEqual([]));
  });

  test('does not exist when its cause was rolled back', async () => {
    const done: number[] = [];
    const jobs = queue(async (n) => void done.push(n));
    const cause = t.db.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { n: 2 });
      throw new Error('the cause failed');
    });
    await expect(cause).rejects.toThrow('the cause failed');
    await jobs.enqueue(t.db, note, { n: 3 });
    await eventually(() => expect(done).toEqual([3]));
  });

  test('refuses data that does not belong to its kind', async () => {
    const jobs = queue(async () => {});
    await expect(jobs.enqueue(t.db, note, { n: 'um' } as never)).rejects.toThrow();
    expect(await left()).toEqual([]);
  });

  test('added while nobody listens is done by whoever starts next', async () => {
    const idle = makeJobs(t.db, log);
    await idle.enqueue(t.db, note, { n: 4 });
    await idle.stop();
    const done: number[] = [];
    queue(async (n) => void done.push(n));
    await eventually(() => expect(done).toEqual([4]));
  });

  test('for later waits for its time', async () => {
    const done: number[] = [];
    const jobs = queue(async (n) => void done.push(n));
    await jobs.enqueue(t.db, note, { n: 5 }, { afterSeconds: 3_600 });
    await jobs.enqueue(t.db, note, { n: 6 });
    await eventually(() => expect(done).toEqual([6]));
    await eventually(async () => expect(await left()).toMatchObject([{ tentativas: 0 }]));
  });

  test('of an unknown kind is left for a version that knows it', async () => {
    const other = job('teste.outra', z.object({}));
    const done: number[] = [];
    const jobs = queue(async (n) => void done.push(n));
    await jobs.enqueue(t.db, other, {});
    await jobs.enqueue(t.db, note, { n: 7 });
    await eventually(() => expect(done).toEqual([7]));
    await eventually(async () =>
      expect(await left()).toMatchObject([{ tentativas: 0, failed: false }]),
    );
  });

  test('is done once, however many processes look for it', async () => {
    const done: number[] = [];
    const jobs = queue(async (n) => void done.push(n));
    queue(async (n) => void done.push(n));
    queue(async (n) => void done.push(n));
    const all = Array.from({ length: 40 }, (_, n) => n);
    await t.db.transaction(async (tx) => {
      for (const n of all) await jobs.enqueue(tx, note, { n });
    });
    await eventually(() => expect(done).toHaveLength(all.length));
    expect(done.toSorted((a, b) => a - b)).toEqual(all);
  });
});

// The embedded database has one connection: nobody can look while somebody takes.
test.skipIf(!inject('databaseUrl'))(
  'a job that another process is taking is passed over, and not taken twice',
  async () => {
    const jobs = makeJobs(t.db, log);
    await t.db.transaction(async (tx) => {
      for (const n of [1, 2]) await jobs.enqueue(tx, note, { n });
    });
    const take = (tx: Tx) => claimJob(tx, note.fila, [note.tipo]);
    const taken = await t.db.transaction(async (tx) => [await take(tx), await take(t.db)]);
    expect(taken.map((one) => one?.dados)).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
  },
);

describe('a job that fails', () => {
  test('is tried again later, and says only what kind of error it was', async () => {
    const failing = async () => {
      throw Object.assign(new Error('refused for ana@exemplo.com'), { code: 'EENVELOPE' });
    };
    const jobs = queue(failing);
    await jobs.enqueue(t.db, note, { n: 8 });
    await eventually(async () => expect((await left())[0]?.erro).toBe('Error EENVELOPE'));
    const [row] = await left();
    expect(row).toMatchObject({ tentativas: 1, failed: false });
    expect(row?.wait).toBeGreaterThan(10);
    expect(JSON.stringify(log.lines)).not.toContain('ana@exemplo.com');
  });

  test('succeeds at another attempt', async () => {
    let attempts = 0;
    const jobs = queue(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
    });
    await jobs.enqueue(t.db, note, { n: 9 });
    await eventually(async () => expect((await left())[0]?.erro).toBe('Error'));
    await t.db.run(sql`update tarefas set executar_em = now()`);
    await eventually(async () => expect(await left()).toEqual([]));
    expect(attempts).toBe(2);
  });

  test('is given up after its last attempt and stays to be looked at', async () => {
    const jobs = queue(async () => {
      throw new Error('never');
    });
    await jobs.enqueue(t.db, note, { n: 10 }, { afterSeconds: 3_600 });
    await t.db.run(sql`update tarefas set tentativas = 2, executar_em = now()`);
    await eventually(async () => expect((await left())[0]).toMatchObject({ failed: true }));
    expect((await left())[0]?.tentativas).toBe(3);
  });

  test('waits four times as long each time, but never longer than four hours', () => {
    expect([1, 2, 3, 4].map(waitAfter)).toEqual([15, 60, 240, 960]);
    expect(waitAfter(20)).toBe(14_400);
  });
});

describe('lanes', () => {
  const mail = carta('teste.carta', z.object({ n: z.number() }));

  test('a mail does not wait behind other work that takes long', async () => {
    const gate = Promise.withResolvers<void>();
    const sent: number[] = [];
    const jobs = queue(() => gate.promise);
    jobs.handle(mail, async ({ n }) => void sent.push(n));
    for (const n of [1, 2, 3, 4]) await jobs.enqueue(t.db, note, { n });
    await eventually(async () => {
      expect((await left()).filter(({ tentativas }) => tentativas === 1)).toHaveLength(2);
    });
    await jobs.enqueue(t.db, mail, { n: 5 });
    await eventually(() => expect(sent).toEqual([5]));
    expect(await left()).toHaveLength(4);
    gate.resolve();
  });

  test('a kind that has a lane of its own now is still done in the one where it lies', async () => {
    const done: number[] = [];
    const jobs = queue(async (n) => void done.push(n));
    jobs.handle(mail, async () => {});
    await jobs.enqueue(t.db, { ...note, fila: 'correio' }, { n: 6 });
    await eventually(() => expect(done).toEqual([6]));
  });

  test('a job with a key is there once; done, there may be another', async () => {
    const idle = makeJobs(t.db, log);
    for (const n of [1, 2]) await idle.enqueue(t.db, note, { n }, { chave: 'mesma' });
    await idle.enqueue(t.db, note, { n: 3 }, { chave: 'outra' });
    const done: number[] = [];
    const jobs = queue(async (n) => void done.push(n));
    await eventually(async () => expect(await left()).toEqual([]));
    expect(done.toSorted()).toEqual([1, 3]);
    await jobs.enqueue(t.db, note, { n: 4 }, { chave: 'mesma' });
    await eventually(() => expect(done.toSorted()).toEqual([1, 3, 4]));
  });
});

test('a chore is done once an hour, however many processes look at the same time', async () => {
  const looks = () =>
    Promise.all(Array.from({ length: 5 }, () => claimRotina(t.db, 'teste.rotina')));
  expect((await looks()).filter(Boolean)).toHaveLength(1);
  expect((await looks()).filter(Boolean)).toHaveLength(0);
  await t.db.run(sql`update rotinas set feita_em = now() - interval '61 minutes'`);
  expect((await looks()).filter(Boolean)).toHaveLength(1);
});

test('a job whose process died is taken over once its time has passed', async () => {
  const done: number[] = [];
  const jobs = queue(async (n) => void done.push(n));
  await jobs.enqueue(t.db, note, { n: 11 }, { afterSeconds: 3_600 });
  await t.db.run(sql`update tarefas set tentativas = 1, executar_em = now() - interval '1 second'`);
  await eventually(() => expect(done).toEqual([11]));
});

test('stopping waits for the job under way and takes no other', async () => {
  const gate = Promise.withResolvers<void>();
  const done: number[] = [];
  const jobs = queue(async (n) => {
    await gate.promise;
    done.push(n);
  });
  for (const n of [1, 2, 3]) await jobs.enqueue(t.db, note, { n });
  await eventually(async () => {
    expect((await left()).filter(({ tentativas }) => tentativas === 1)).toHaveLength(2);
  });
  const stopped = jobs.stop();
  gate.resolve();
  await stopped;
  expect(done).toHaveLength(2);
  expect(await left()).toHaveLength(1);
});
