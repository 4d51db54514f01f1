// Puts a backup into a database and a data folder, and looks whether all of it is there.
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import sql from 'sql-template-tag';
import type { Database, Tx } from '#server/database/database.ts';
import { knownMigrations, migrate } from '#server/database/migrate.ts';
import { type BackupLine, FILES, FORMAT, type Sum, Sums } from './lines.ts';
import { deleteRows, insertRows, listTables, readRows, speakPlainly } from './tables.ts';
import { wrongDraws } from './wrong-draws.ts';

/** Told in one line: what the operator can do something about. */
export class CannotRestore extends Error {}

/** Lines end with a line feed and nothing else: texts of people may hold other ends of a line. */
async function* linesOf(path: string): AsyncGenerator<BackupLine> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on('error', (error) => text.destroy(error));
  let left = '';
  for await (const chunk of text.setEncoding('utf8')) {
    const parts = (left + chunk).split('\n');
    left = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part) as BackupLine;
  }
}

type Head = Extract<BackupLine, { format: number }>;

async function headOf(path: string): Promise<Head> {
  for await (const line of linesOf(path)) {
    if ('format' in line && line.format === FORMAT) return line;
    break;
  }
  throw new CannotRestore(`${path} is no backup of this product.`);
}

async function requireWhole(path: string): Promise<Readonly<Record<string, Sum>>> {
  const sums = new Sums();
  let told: Readonly<Record<string, Sum>> | undefined;
  try {
    for await (const line of linesOf(path)) {
      if ('table' in line) for (const row of line.rows) sums.of(line.table).add(row);
      if ('file' in line) sums.of(FILES).add(`${line.file} ${line.base64}`);
      if ('sums' in line) told = line.sums;
    }
  } catch {
    told = undefined;
  }
  if (told && isDeepStrictEqual(told, sums.all)) return told;
  throw new CannotRestore(`${path} is cut off or damaged.`);
}

async function isEmpty(db: Database): Promise<boolean> {
  const row = await db.first<{ tables: number }>(sql`
    select count(*)::int as tables from pg_tables where schemaname = 'public'`);
  if (!row?.tables) return true;
  const people = await db.first<{ n: number }>(sql`
    select (select count(*) from usuarios)::int + (select count(*) from campeonatos)::int as n`);
  return people?.n === 0;
}

async function putRows(tx: Tx, path: string): Promise<void> {
  // What migrations wrote is in the backup, as it is now.
  for (const table of (await listTables(tx)).toReversed()) await deleteRows(tx, table);
  for await (const line of linesOf(path)) {
    if ('table' in line) await insertRows(tx, line.table, line.rows);
  }
}

async function putFiles(path: string, dataDir: string): Promise<void> {
  for await (const line of linesOf(path)) {
    if (!('file' in line)) continue;
    if (!/^[\w-]+\/[\w.-]+$/.test(line.file))
      throw new CannotRestore(`${line.file} is no picture.`);
    const to = join(dataDir, 'upload', line.file);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, Buffer.from(line.base64, 'base64'));
  }
}

/** Read back from the database, by the migrations that the backup was made with. */
async function sumsIn(tx: Tx): Promise<Readonly<Record<string, Sum>>> {
  const sums = new Sums();
  for (const table of await listTables(tx)) {
    for await (const rows of readRows(tx, table)) for (const row of rows) sums.of(table).add(row);
  }
  return sums.all;
}

const differingTables = (found: Record<string, Sum>, told: Record<string, Sum>) =>
  [...new Set([...Object.keys(found), ...Object.keys(told)])].filter(
    (table) => !isDeepStrictEqual(found[table], told[table]),
  );

type Target = { readonly db: Database; readonly dataDir: string; readonly force: boolean };

export type Restored = {
  readonly made: string;
  readonly sums: Readonly<Record<string, Sum>>;
  /** Draws that do not follow from their input and seed. */
  readonly wrongDraws: readonly string[];
};

export async function restoreBackup(
  { db, dataDir, force }: Target,
  path: string,
): Promise<Restored> {
  const { made, migrations } = await headOf(path);
  const told = await requireWhole(path);
  const known = new Set(knownMigrations());
  const newer = migrations.filter((name) => !known.has(name));
  if (newer.length > 0) throw new CannotRestore(`It was made by a newer release: ${newer.join()}.`);
  if (!(await isEmpty(db))) {
    if (!force) throw new CannotRestore('The database is not empty; --force replaces all of it.');
  }
  await db.script('drop schema public cascade; create schema public');
  await migrate(db, new Set(migrations));
  const { [FILES]: _, ...tables } = told;
  await db.transaction(async (tx) => {
    await speakPlainly(tx);
    await putRows(tx, path);
    const other = differingTables(await sumsIn(tx), tables);
    if (other.length > 0) {
      const which = other.join(', ');
      throw new Error(`What was restored is not what was backed up: ${which}; nothing was kept.`);
    }
  });
  await putFiles(path, dataDir);
  await migrate(db);
  return { made, sums: told, wrongDraws: await wrongDraws(db) };
}
