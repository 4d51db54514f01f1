// A new embedded database is made, and the demonstration in any new one, by a process of its own. Compiling what
// makes it and drawing all those matches takes hundreds of megabytes for a moment, which a process never quite gives
// back (docs/decisions/0037-memory-at-rest.md).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import type { Config } from './config.ts';
import { type DatabaseOptions, openDatabase } from './database/database.ts';

const MAKER = new URL('./make-database.ts', import.meta.url);

/** A server that is there and has nobody in it yet, or not even tables. */
async function isEmpty(database: DatabaseOptions): Promise<boolean> {
  const db = await openDatabase(database);
  try {
    const known = await db.first<{ there: boolean }>(
      sql`select to_regclass('public.usuarios') is not null as there`,
    );
    return !known?.there || !(await db.first(sql`select 1 from usuarios limit 1`));
  } catch {
    return false;
  } finally {
    await db.close();
  }
}

const isToBeMade = async ({ database, demonstration }: Config): Promise<boolean> =>
  'folder' in database
    ? !existsSync(join(database.folder, 'database/PG_VERSION'))
    : demonstration && (await isEmpty(database));

/** Whatever goes wrong there is told by who opens the database next. */
export async function makeFirst(config: Config): Promise<void> {
  if (!(await isToBeMade(config))) return;
  const maker = fork(MAKER, { stdio: 'ignore' });
  await once(maker, 'exit').catch(() => undefined);
}
