// A fresh, migrated database for one test file: on the PostgreSQL server that was given, else embedded,
// copied from a folder prepared once (making one takes seconds, copying it a fraction of one).
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

async function templateFolder(): Promise<string> {
  const template = join(tmpdir(), `tabelao-template-${migrationsHash()}`);
  if (existsSync(template)) return template;
  const draft = mkdtempSync(join(tmpdir(), 'tabelao-draft-'));
  const db = await openDatabase({ folder: draft });
  await migrate(db);
  await db.close();
  try {
    renameSync(draft, template);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // Another test file was faster.
  }
  return template;
}

async function embedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
  cpSync(await templateFolder(), folder, { recursive: true });
  const db = await openDatabase({ folder });
  return {
    db,
    options: { folder },
    async drop() {
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgres(server: string): Promise<TestDatabase> {
  const name = `teste_${randomBytes(8).toString('hex')}`;
  const admin = await openDatabase({ url: server, connections: 1 });
  await admin.run(sql`create database ${raw(name)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const options = { url: url.href, connections: 10 };
  const db = await openDatabase(options);
  await migrate(db);
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

export function makeTestDatabase(server: string): Promise<TestDatabase> {
  return server ? postgres(server) : embedded();
}
