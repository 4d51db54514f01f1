import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { makeFirst } from './first-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabelao-first-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a new embedded database is made by a process of its own, and is free for the next', async () => {
  const environment = { DATA_DIR: folder, APP_URL: 'http://localhost:3000', DEMO: 'off' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  await makeFirst(readConfig(process.env));
  const db = await openDatabase({ folder });
  expect(await db.first(sql`select count(*) as n from usuarios`)).toEqual({ n: 0 });
  await db.close();
});
