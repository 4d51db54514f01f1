// Forward-only migrations: numbered SQL files, each applied once in its own transaction, under an
// advisory lock so that several processes may start at the same time.
import { readdirSync, readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import type { Database } from './database.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

// Waits for another process that is migrating, but never long for a table that somebody is using.
const ALONE = `
  set local statement_timeout = 0;
  set local lock_timeout = '60s';
  select pg_advisory_xact_lock(7231904);
  set local lock_timeout = '3s';`;

const LIST = `create table if not exists migracoes (
  nome text primary key,
  aplicada_em timestamptz not null default now()
);`;

/** Those of this release, in order. */
export const knownMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Names of the migrations applied now, in order. `only`: as an earlier release would have. */
export async function migrate(db: Database, only?: ReadonlySet<string>): Promise<string[]> {
  await db.script(`${ALONE} ${LIST}`);
  const rows = await db.rows<{ nome: string }>(sql`select nome from migracoes`);
  const done = new Set(rows.map((row) => row.nome));
  const applied: string[] = [];
  for (const name of knownMigrations()) {
    if (only && !only.has(name)) continue;
    if (!done.has(name) && (await applyOnce(db, name))) applied.push(name);
  }
  return applied;
}

const UNIQUE_VIOLATION = '23505';

/** The entry in the list and the script are committed together. */
async function applyOnce(db: Database, name: string): Promise<boolean> {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  try {
    await db.script(`${ALONE} insert into migracoes (nome) values ('${name}'); ${text}`);
    return true;
  } catch (error) {
    // Another process applied it between our look and our lock.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
