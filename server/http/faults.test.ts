// The database goes away under a running app, and comes back.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Postgres, startPostgres } from '#scripts/postgres.ts';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { APP_URL } from '#server/testing/app.ts';
import { makeClient } from '#server/testing/client.ts';

describe.runIf(inject('databaseUrl'))('while PostgreSQL is stopped', () => {
  let postgres: Postgres;
  let db: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    postgres = await startPostgres();
    // More than usual, so that a busy machine is not taken for a database that hangs.
    db = await openDatabase({ url: postgres.url, connections: 4, patience: 3 });
    await migrate(db);
    const env = { APP_URL, APP_KEY: 'x'.repeat(32), LOG_LEVEL: 'silent' };
    app = await makeApp(readConfig(env), db, { pages: 'none' });
  });

  afterAll(async () => {
    await app.close();
    await db.close();
    await postgres.stop();
  });

  test('requests are told to come back, the process lives, and all recovers without a restart', async () => {
    const client = makeClient(app, APP_URL);
    await client.get('/sanctum/csrf-cookie');
    const login = () => client.post('/api/login', { email: 'a@exemplo.com', password: 'x' });
    expect((await login()).statusCode).toBe(422);

    await postgres.pause();
    const refused = await login();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ code: 'indisponivel' });
    expect(refused.body).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
    expect((await client.get('/health/live')).statusCode).toBe(200);
    expect((await client.get('/health/ready')).statusCode).toBe(503);

    await postgres.resume();
    await expect.poll(async () => (await login()).statusCode).toBe(422);
    expect((await client.get('/health/ready')).statusCode).toBe(200);
  });

  test('a hanging one is not waited for as long as a statement may take', async () => {
    const client = makeClient(app, APP_URL);
    await client.get('/sanctum/csrf-cookie');
    const login = () => client.post('/api/login', { email: 'a@exemplo.com', password: 'x' });
    expect((await login()).statusCode).toBe(422);
    postgres.freeze();
    try {
      const giveUp = new AbortController();
      // What a statement may take: until then nothing but another look can tell that nobody is there.
      const statement = sleep(15_000, 'waited', { signal: giveUp.signal });
      const first = await Promise.race([login(), statement]);
      giveUp.abort();
      expect(first).toMatchObject({ statusCode: 503 });
      // Known by now, it is told at once.
      for (const answer of await Promise.all([login(), login(), login()])) {
        expect(answer.json()).toMatchObject({ code: 'indisponivel' });
      }
      expect((await client.get('/health/live')).statusCode).toBe(200);
    } finally {
      postgres.thaw();
    }
    await expect.poll(async () => (await login()).statusCode).toBe(422);
  });
});
