// A new embedded database is made, and the demonstration in it, by a process of its own. Compiling what makes
// it and drawing all those matches takes hundreds of megabytes for a moment, which a process never quite gives
// back (docs/decisions/0037-memory-at-rest.md).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const MAKER = new URL('./make-database.ts', import.meta.url);

/** Whatever goes wrong there is told by who opens the database next. */
export async function makeEmbeddedFirst({ database }: Config): Promise<void> {
  if (!('folder' in database) || existsSync(join(database.folder, 'database/PG_VERSION'))) return;
  const maker = fork(MAKER, { stdio: 'ignore' });
  await once(maker, 'exit').catch(() => undefined);
}
