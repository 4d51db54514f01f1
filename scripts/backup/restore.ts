// `npm run restore -- file [--force]`: puts a backup into the database and the data folder of the configuration
// and checks that all of it is there (docs/operation.md). The product must not be running.
import '#server/node-version.ts';
import { parseArgs } from 'node:util';
import { CannotRestore, restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { FolderInUse } from '#server/database/folder-lock.ts';

const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [path] = positionals;
if (!path) {
  console.error('usage: npm run restore -- file [--force]');
  process.exit(2);
}
const { database, dataDir } = readConfig(process.env);
try {
  const db = await openDatabase(database);
  try {
    const { made, sums, wrongDraws } = await restoreBackup(
      { db, dataDir, force: values.force },
      path,
    );
    for (const [part, { count }] of Object.entries(sums)) console.log(`${part}: ${count}`);
    console.log(`restored as of ${made}; rows and pictures are those of the backup`);
    for (const uuid of wrongDraws) console.error(`draw ${uuid} does not follow from its seed`);
    process.exitCode = wrongDraws.length > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
} catch (error) {
  if (!(error instanceof CannotRestore) && !(error instanceof FolderInUse)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
