import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { patience } from '#server/testing/database.ts';
import { openDatabase, poolOptions, type Tx } from './database.ts';
import { DatabaseUnavailable } from './faults.ts';
import { makeLine } from './line.ts';
import { migrate } from './migrate.ts';
import { PULSE } from './pulse.ts';
import { sendAhead } from './tx.ts';

const t = testApp();
const insert = (key: string) => sql`
  insert into limites (chave, contagem, expira_em) values (${key}, 1, now())`;
const exists = async (key: string) =>
  (await t.db.first(sql`select 1 from limites where chave = ${key}`)) !== undefined;

describe('a transaction', () => {
  test('is kept whole or not at all', async () => {
    await t.db.transaction((tx) => tx.run(insert('inteira')));
    const failing = t.db.transaction(async (tx) => {
      await tx.run(insert('pela metade'));
      throw new Error('no meio');
    });
    await expect(failing).rejects.toThrow('no meio');
    expect(await exists('inteira')).toBe(true);
    expect(await exists('pela metade')).toBe(false);
  });

  test('that failed leaves the connection usable', async () => {
    for (let i = 0; i < 12; i++) {
      await expect(t.db.transaction((tx) => tx.run(sql`select 1 / 0`))).rejects.toThrow('zero');
    }
    expect(await t.db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

test('a commit on its way is told before it is answered; that of what failed is not', async () => {
  const told: string[] = [];
  const kept = t.db.transaction(
    (tx) => tx.run(insert('a caminho')),
    () => told.push('on its way'),
  );
  await kept.then(() => told.push('committed'));
  expect(told).toEqual(['on its way', 'committed']);
  const failed = t.db.transaction(
    (tx) => tx.run(sql`select 1 / 0`),
    () => told.push('of what failed'),
  );
  await expect(failed).rejects.toThrow('zero');
  expect(told).toHaveLength(2);
});

describe.skipIf(inject('databaseUrl'))('who waits for the only connection', () => {
  test('begins behind a commit that is on its way, whatever becomes of that', async () => {
    const order: string[] = [];
    const told = (what: string) => () => void order.push(what);
    const first = t.db.transaction(async (tx) => {
      await tx.run(insert('primeira'));
      void tx.soon?.(sql`select 1 / 0`);
    }, told('the first commits'));
    const second = t.db.transaction(async (tx) => {
      order.push('the second begins');
      await tx.run(insert('segunda'));
    });
    const third = t.db.rows(sql`select 1 / 0`).catch(told('the third has failed'));
    const fourth = t.db.first<{ one: number }>(sql`select 1 as one`);
    await expect(first.catch(told('the first is told'))).resolves.toBeUndefined();
    await second;
    await third;
    expect(await fourth).toEqual({ one: 1 });
    expect(order).toEqual([
      ...['the first commits', 'the second begins', 'the first is told', 'the third has failed'],
    ]);
    expect([await exists('primeira'), await exists('segunda')]).toEqual([false, true]);
  });

  test('sends before one that is not answered, not before two', async () => {
    const order: string[] = [];
    const client = (name: string) => ({ release: () => void order.push(name) });
    const answers = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const handOn = makeLine();
    for (const [at, { promise }] of answers.entries()) handOn(client(`${at + 1}`), promise);
    await new Promise(setImmediate);
    expect(order).toEqual(['1']);
    answers[0]?.reject(new Error('no'));
    await new Promise(setImmediate);
    expect(order).toEqual(['1', '2']);
    answers[1]?.resolve();
    await new Promise(setImmediate);
    expect(order).toEqual(['1', '2', '3']);
  });
});

describe('a statement that is sent ahead', () => {
  test('is run before the one after it', async () => {
    const found = await t.db.transaction(async (tx) => {
      void tx.soon?.(sql`select 1`);
      void tx.soon?.(insert('antes'));
      return tx.first<{ n: number }>(sql`select count(*) as n from limites where chave = 'antes'`);
    });
    expect(found).toEqual({ n: 1 });
    expect(await exists('antes')).toBe(true);
  });

  test('tells its error to the one after it, or to the commit, and nothing is kept', async () => {
    for (let i = 0; i < 6; i++) {
      const asked = t.db.transaction(async (tx) => {
        void tx.soon?.(sql`select 1`);
        void tx.soon?.(insert('perdida'));
        void tx.soon?.(sql`select 1 / 0`);
        return tx.rows(sql`select 1 as one`);
      });
      await expect(asked).rejects.toThrow('zero');
      const last = t.db.transaction(async (tx) => {
        await tx.run(insert('perdida'));
        void tx.soon?.(sql`select 1 / 0`);
      });
      await expect(last).rejects.toThrow('zero');
    }
    expect(await exists('perdida')).toBe(false);
    expect(await t.db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

test('a transaction whose error was overlooked is not told as done', async () => {
  const overlooked = t.db.transaction(async (tx) => {
    await tx.run(insert('engolida'));
    await tx.run(sql`select 1 / 0`).catch(() => {});
  });
  await expect(overlooked).rejects.toThrow('rolled back');
  expect(await exists('engolida')).toBe(false);
});

test('a value that the driver might not be able to write is refused before it is sent', async () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  const sent = t.db.transaction(async (tx) => {
    await tx.run(insert('antes do erro'));
    await sendAhead(tx, sql`select ${round}::jsonb`);
  });
  await expect(sent).rejects.toThrow(TypeError);
  expect(await exists('antes do erro')).toBe(false);
});

describe.runIf(inject('databaseUrl'))('a connection that PostgreSQL closes', () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  beforeAll(() => void process.on('uncaughtExceptionMonitor', note));
  afterAll(() => void process.off('uncaughtExceptionMonitor', note));

  const endings: [string, (tx: Tx, pid: number) => Promise<unknown>][] = [
    ['because it was terminated', (_tx, pid) => t.db.run(sql`select pg_terminate_backend(${pid})`)],
    [
      'because it was idle for too long',
      (tx) => tx.run(sql`set local idle_in_transaction_session_timeout = '1ms'`),
    ],
  ];

  test.each(endings)('inside a transaction %s does not end the process', async (_how, end) => {
    const work = t.db.transaction(async (tx) => {
      await tx.run(insert('fechada no meio'));
      const pid = (await tx.first<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid;
      await end(tx, pid ?? 0);
      await expect
        .poll(() => t.db.rows(sql`select 1 from pg_stat_activity where pid = ${pid}`))
        .toEqual([]);
      return tx.rows(sql`select 1`);
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(uncaught).toEqual([]);
    expect(await exists('fechada no meio')).toBe(false);
  });
});

describe.runIf(inject('databaseUrl'))('two transactions that wait for each other', () => {
  test('are both done: the one that the database ended is run again', async () => {
    await t.db.run(insert('a'));
    await t.db.run(insert('b'));
    const hold = (key: string) =>
      sql`update limites set contagem = contagem + 1 where chave = ${key}`;
    const runs = { ab: 0, ba: 0 };
    // Each goes on when the other holds its first row too.
    const held = new Map<string, () => void>();
    const bothHold = Promise.all(
      ['ab', 'ba'].map((name) => new Promise<void>((resolve) => held.set(name, resolve))),
    );
    const work = (name: 'ab' | 'ba') =>
      t.db.transaction(async (tx) => {
        runs[name] += 1;
        const [first = '', second = ''] = name;
        // On a busy machine the database may see the deadlock later than a visitor would wait for a lock.
        await tx.run(sql`set local lock_timeout = '60s'`);
        await tx.run(hold(first));
        held.get(name)?.();
        await bothHold;
        await tx.run(hold(second));
      });
    await Promise.all([work('ab'), work('ba')]);
    // At least one was run again; they may meet once more.
    expect(runs.ab + runs.ba).toBeGreaterThanOrEqual(3);
    const counts = await t.db.rows(sql`
      select contagem from limites where chave in ('a', 'b') order by chave`);
    expect(counts).toEqual([{ contagem: 3 }, { contagem: 3 }]);
  });

  test('for ever are told to come back', async () => {
    let runs = 0;
    const always = t.db.transaction(async (tx) => {
      runs += 1;
      await tx.run(sql`do $$ begin raise exception 'met' using errcode = '40001'; end $$`);
    });
    await expect(always).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(runs).toBe(4);
  });
});

test('nothing waits longer for the database than a visitor would', () => {
  const options = poolOptions({ url: 'postgres://db.example/tabelao', connections: 4 }, undefined);
  const waits = {
    toConnect: options.connectionTimeoutMillis,
    forALock: options.lock_timeout,
    forAStatement: Number(options.statement_timeout),
    forAnAnswer: options.query_timeout,
  };
  for (const [what, ms] of Object.entries(waits)) {
    // No limit is written as 0, or not at all.
    expect(ms, what).toBeGreaterThan(0);
    expect(ms, what).toBeLessThan(10_000);
  }
  // One that hangs is noticed before, within the two seconds that a visitor may wait.
  expect(PULSE.waitMs + PULSE.answerMs).toBeLessThan(2_000);
  expect(waits.toConnect).toBeLessThan(2_000);
  // The database gives up first: its own words are better than silence.
  expect(waits.forAStatement).toBeLessThan(waits.forAnAnswer ?? 0);
});

describe.runIf(inject('databaseUrl'))('a session of PostgreSQL', () => {
  test('has these limits too', async () => {
    const row = await t.db.first(sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(Object.values(row ?? {})).not.toContain('0');
  });
});

test('instants come as ISO texts and counts as numbers', async () => {
  const row = await t.db.first(sql`
    select timestamptz '2026-11-15 12:00:00-03' as at, count(*) as n from limites where false`);
  expect(row).toEqual({ at: '2026-11-15T15:00:00.000Z', n: 0 });
});

test('a new connection can prepare what the one before had prepared', async () => {
  const statement = sql`select ${1}::int as one`;
  await t.db.rows(statement);
  // An error that says that the server is going away makes the pool take a new connection.
  const goingAway = sql`do $$ begin raise exception 'bye' using errcode = '57P01'; end $$`;
  await expect(t.db.rows(goingAway)).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await t.db.rows(statement)).toEqual([{ one: 1 }]);
});

describe('migrations', () => {
  test('already applied are not applied again', async () => {
    expect(await migrate(t.db)).toEqual([]);
  });

  test.runIf(inject('databaseUrl'))(
    'are applied once when three processes start at once',
    async () => {
      const admin = await openDatabase({ url: inject('databaseUrl'), connections: 1, patience });
      await admin.run(sql`create database tres_ao_mesmo_tempo`);
      const url = new URL(inject('databaseUrl'));
      url.pathname = '/tres_ao_mesmo_tempo';
      const starts = [0, 1, 2].map(async () => {
        const db = await openDatabase({ url: url.href, connections: 2, patience });
        const applied = await migrate(db);
        await db.close();
        return applied.length;
      });
      const counts = await Promise.all(starts);
      const total = await t.db.rows(sql`select nome from migracoes`);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total.length);
      await admin.close();
    },
  );
});

test.each(['55P03', '57014'])(
  'a statement that waited too long (%s) is no fault of the caller, and the connection stays',
  async (code) => {
    const late = `do $$ begin raise exception 'late' using errcode = '${code}'; end $$`;
    await expect(t.db.run(sql`${raw(late)}`)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(t.db.script(late)).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await t.db.rows(sql`select 1 as n`)).toEqual([{ n: 1 }]);
  },
);

describe('a database that is not there', () => {
  test
    .runIf(inject('databaseUrl'))
    .each(['postgres://nobody@127.0.0.1:9/nada', 'postgres://nobody@%2Fno%2Fsuch%2Ffolder:9/nada'])(
    'is reported as unavailable: %s',
    async (url) => {
      const db = await openDatabase({ url, connections: 1 });
      await expect(db.rows(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailable);
      await db.close();
    },
  );

  test.skipIf(inject('databaseUrl'))(
    'because a query is stuck in it, is started anew and has lost nothing',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
      const db = await openDatabase({ folder, patience: 0.1 });
      await db.script('create table provas (n int); insert into provas values (1)');
      await expect(db.rows(sql`select pg_sleep(600)`)).rejects.toBeInstanceOf(DatabaseUnavailable);
      await expect
        .poll(() => db.rows(sql`select n from provas`).catch(() => []))
        .toEqual([{ n: 1 }]);
      await db.close();
    },
  );
});
