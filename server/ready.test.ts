import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Postgres, startPostgres } from '#scripts/postgres.ts';
import { readConfig } from './config.ts';
import { openReady } from './ready.ts';

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
