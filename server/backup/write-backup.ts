// Writes a backup while the product goes on: all tables as they are at one moment, then the pictures.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import sql from 'sql-template-tag';
import type { Database, Tx } from '#server/database/database.ts';
import { type BackupLine, FILES, FORMAT, type Sum, Sums } from './lines.ts';
import { listMigrations, listTables, readRows, speakPlainly } from './tables.ts';

type Source = { readonly db: Database; readonly dataDir: string };

type Writer = { write(line: BackupLine): Promise<void> };

const writerTo = (zip: Gzip): Writer => ({
  async write(line) {
    if (!zip.write(`${JSON.stringify(line)}\n`)) await once(zip, 'drain');
  },
});

async function writeTables(tx: Tx, { write }: Writer, sums: Sums): Promise<void> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
  await speakPlainly(tx);
  const made = new Date().toISOString();
  await write({ format: FORMAT, made, migrations: await listMigrations(tx) });
  for (const table of await listTables(tx)) {
    const sum = sums.of(table);
    for await (const rows of readRows(tx, table)) {
      for (const row of rows) sum.add(row);
      await write({ table, rows });
    }
  }
}

/** Names of files under a folder, from it; none when it is not there. */
async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

/** After the tables: a picture that came in between is one too many, never one too few. */
async function writeFiles(dataDir: string, { write }: Writer, sums: Sums): Promise<void> {
  const folder = join(dataDir, 'upload');
  for (const file of await listFiles(folder)) {
    const bytes = await readFile(join(folder, file)).catch(() => null);
    if (!bytes) continue; // Removed by its owner a moment ago.
    const base64 = bytes.toString('base64');
    sums.of(FILES).add(`${file} ${base64}`);
    await write({ file, base64 });
  }
}

/** Gives how much of each is in it. The file appears under its name once it is whole. */
export async function writeBackup(
  { db, dataDir }: Source,
  path: string,
): Promise<Readonly<Record<string, Sum>>> {
  const draft = `${path}.part`;
  const zip = createGzip();
  // Passwords' hashes and people's data are in it: for the eyes of who made it.
  const out = zip.pipe(createWriteStream(draft, { mode: 0o600 }));
  const sums = new Sums();
  try {
    await db.transaction((tx) => writeTables(tx, writerTo(zip), sums));
    await writeFiles(dataDir, writerTo(zip), sums);
    await writerTo(zip).write({ sums: sums.all });
    zip.end();
    await finished(out);
    await rename(draft, path);
  } catch (error) {
    zip.destroy();
    await rm(draft, { force: true });
    throw error;
  }
  return sums.all;
}
