// A migrated, empty database for one test file. Every worker keeps one and empties it between files: to make one, to
// connect to it and to plan each statement anew costs more than most files' tests.
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { type Database, type DatabaseOptions, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';

export type TestDatabase = { db: Database; options: DatabaseOptions; drop(): Promise<void> };

function migrationsHash(): string {
  const folder = new URL('../migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}

/** The folder of an embedded database that nobody has used, prepared once per set of migrations. */
export async function templateFolder(): Promise<string> {
  if (process.env.DATABASE_TEMPLATE) return process.env.DATABASE_TEMPLATE;
  const template = join(tmpdir(), `tabelao-template-${migrationsHash()}`);
  if (existsSync(template)) return template;
  const draft = mkdtempSync(join(tmpdir(), 'tabelao-draft-'));
  const db = await openDatabase({ folder: draft, patience });
  await migrate(db);
  await db.close();
  try {
    renameSync(draft, template);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // Another process was faster.
  }
  return template;
}

const TEMPLATE = 'tabelao_modelo';

/** A disk that is slow for a while, or a machine that is busy on every core, fails no test. */
export const patience = 12;

/** On a server that is empty as yet; every database of a test is a copy of it. */
export async function makeTemplate(server: string): Promise<void> {
  const admin = await openDatabase({ url: server, connections: 1, patience });
  await admin.run(sql`create database ${raw(TEMPLATE)}`);
  const db = await openDatabase({ url: addressOf(server, TEMPLATE), connections: 1, patience });
  await migrate(db);
  await db.close();
  await admin.close();
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** One of its own, for what does more to it than writing rows, or lives in another process. */
export async function embeddedDatabase(clockShift = 0): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
  cpSync(await templateFolder(), folder, { recursive: true });
  const options = { folder, clockShift, patience };
  const db = await openDatabase(options);
  return {
    db,
    options,
    async drop() {
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every row goes and every counter starts anew; rules that forbid it (the audit only grows) are set aside. */
async function empty(db: Database): Promise<void> {
  const [row] = await db.rows<{ tables: string[] | null; counters: string | null }>(sql`
    select
      (select array_agg(quote_ident(relname)) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migracoes'
          and pg_relation_size(oid) > 0) as tables,
      (select string_agg(format('select setval(%L, %s, false)', sequencename, start_value), ';')
        from pg_sequences where schemaname = 'public' and last_value is not null) as counters`);
  if (!row?.tables) return;
  const deletes = row.tables.map((table) => `delete from ${table}`).join(';');
  await db.script(
    `set local session_replication_role = replica; ${deletes}; ${row.counters ?? ''}`,
  );
  // Deleted rows would stay, and each file would read past those of all before it. To truncate makes a new file
  // for every table and index that refers to one of these: six times the work.
  await db.run(raw(`vacuum ${row.tables.join(', ')}`));
}

/** Columns, triggers and functions, as one text. */
async function schemaOf(db: Database): Promise<string | undefined> {
  const row = await db.first<{ schema: string }>(sql`
    select string_agg(line, ';' order by line) as schema from (
      select format('%s %s %s %s', attrelid::regclass, attnum, attname, atttypid) as line
      from pg_attribute join pg_class c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0
      union all
      select format('%s %s', tgrelid::regclass, tgname) from pg_trigger
      union all
      select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    ) as lines`);
  return row?.schema;
}

const ofItsOwn = (server: string, clockShift = 0): Promise<TestDatabase> =>
  server ? copy(server, clockShift) : embeddedDatabase(clockShift);

type Kept = TestDatabase & { readonly schema: string | undefined };

// A worker of the tests keeps its modules, and so these, from file to file.
const kept = new Map<string, Kept>();
const lent = new Set<string>();

async function keep(server: string): Promise<Kept> {
  const database = await ofItsOwn(server);
  const one = { ...database, schema: await schemaOf(database.db) };
  kept.set(server, one);
  return one;
}

async function lend(server: string): Promise<TestDatabase> {
  if (lent.has(server)) return ofItsOwn(server);
  lent.add(server);
  const one = kept.get(server) ?? (await keep(server));
  await empty(one.db);
  return {
    db: one.db,
    options: one.options,
    async drop() {
      lent.delete(server);
      // A file that took the schema of an older release would leave it to the next one.
      if ((await schemaOf(one.db)) === one.schema) return;
      kept.delete(server);
      await one.drop();
    },
  };
}

async function copy(server: string, clockShift: number): Promise<TestDatabase> {
  const name = `teste_${randomBytes(8).toString('hex')}`;
  const admin = await openDatabase({ url: server, connections: 1, patience });
  await admin.run(sql`create database ${raw(name)} template ${raw(TEMPLATE)}`);
  const options = { url: addressOf(server, name), connections: 10, patience, clockShift };
  const db = await openDatabase(options);
  return {
    db,
    options,
    async drop() {
      await db.close();
      await admin.run(sql`drop database ${raw(name)} with (force)`);
      await admin.close();
    },
  };
}

/** With a shifted clock it is one of its own. */
export function makeTestDatabase(server: string, clockShift = 0): Promise<TestDatabase> {
  return clockShift === 0 ? lend(server) : ofItsOwn(server, clockShift);
}
