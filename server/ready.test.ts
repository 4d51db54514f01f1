import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '#scripts/postgres.ts';
import { readConfig } from './config.ts';
import { makeFirst } from './first-start.ts';
import { openReady } from './ready.ts';
import { makeTestDatabase } from './testing/database.ts';

const env = (url: string, DATABASE_URL: string) =>
  readConfig({ APP_URL: url, DATABASE_URL, APP_KEY: 'x'.repeat(32), DEMO: 'off' });

async function start(url: string, database: string): Promise<void> {
  const db = await openReady(env(url, database));
  await db.close();
}

describe.runIf(inject('databaseUrl'))('a PostgreSQL that may lose what was saved', () => {
  let durable: Postgres;
  beforeAll(async () => {
    durable = await startPostgres({ durable: true });
  });
  afterAll(() => durable.stop());

  test('is refused in real use, and told which settings', async () => {
    await expect(start('https://tabelao.example', inject('databaseUrl'))).rejects.toThrow(
      /fsync, full_page_writes, synchronous_commit must be on/,
    );
    await expect(start('https://tabelao.example', durable.url)).resolves.toBeUndefined();
  });

  test('by one setting of the connection is refused too', async () => {
    const url = new URL(durable.url);
    url.searchParams.set('options', '-c synchronous_commit=off');
    await expect(start('https://tabelao.example', url.href)).rejects.toThrow(
      /: synchronous_commit must be on/,
    );
  });

  test('will do for a look on plain http', async () => {
    await expect(start('http://localhost:3000', inject('databaseUrl'))).resolves.toBeUndefined();
  });
});

describe.runIf(inject('databaseUrl'))('the demonstration on PostgreSQL', () => {
  test('is made by a process of its own where nobody is yet, and is left alone afterwards', async () => {
    const { db, options, drop } = await makeTestDatabase(inject('databaseUrl'));
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await drop();
    });
    const url = 'url' in options ? options.url : '';
    vi.stubEnv('DATABASE_URL', url);
    vi.stubEnv('APP_URL', 'http://localhost:3000');
    const count = () => db.first<{ n: number }>(sql`select count(*) as n from usuarios`);
    await makeFirst(readConfig(process.env));
    const made = await count();
    expect(made?.n).toBeGreaterThan(0);
    await makeFirst(readConfig(process.env));
    expect(await count()).toEqual(made);
  });
});
