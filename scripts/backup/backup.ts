// `npm run backup -- file`: everything that the product keeps, in one file, while it runs (docs/operation.md).
import '#server/node-version.ts';
import { resolve } from 'node:path';
import { requestBackup } from '#server/backup/on-request.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { FolderInUse } from '#server/database/folder-lock.ts';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('usage: npm run backup -- file');
  process.exit(2);
}
const path = resolve(name);
const { database, dataDir } = readConfig(process.env);

/** Null while the product runs on the embedded database, which is its own. */
async function open(): Promise<Database | null> {
  try {
    return await openDatabase(database);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}

const db = await open();
if (db) {
  try {
    const sums = await writeBackup({ db, dataDir }, path);
    for (const [part, { count }] of Object.entries(sums)) console.log(`${part}: ${count}`);
  } finally {
    await db.close();
  }
} else {
  await requestBackup(dataDir, path);
}
console.log(`backup written to ${path}`);
