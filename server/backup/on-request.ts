// The embedded database belongs to the process that runs the product, so a backup of it is made there: whoever
// wants one leaves a request in the data folder and sends SIGUSR2. Only the same user of the machine can.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import { writeBackup } from './write-backup.ts';

const SIGNAL = 'SIGUSR2';
const LOOK_MS = 100;

const requestIn = (dataDir: string) => join(dataDir, 'backup-request.json');
const answerIn = (dataDir: string) => join(dataDir, 'backup-answer.json');

type Answer = { readonly error?: string };

async function answer(dataDir: string, content: Answer): Promise<void> {
  const draft = `${answerIn(dataDir)}.part`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, answerIn(dataDir));
}

/** In the process that runs the product. */
export function backUpOnRequest({ db, dataDir }: { db: Database; dataDir: string }): void {
  if (db.kind !== 'embedded') return;
  process.on(SIGNAL, async () => {
    try {
      const { path } = JSON.parse(await readFile(requestIn(dataDir), 'utf8')) as { path: string };
      await rm(requestIn(dataDir), { force: true });
      await writeBackup({ db, dataDir }, path);
      await answer(dataDir, {});
    } catch (error) {
      await answer(dataDir, { error: (error as Error).message }).catch(() => {});
    }
  });
}

/** In another process, while the product runs: waits until the backup is there. */
export async function requestBackup(dataDir: string, path: string): Promise<void> {
  const pid = Number.parseInt(await readFile(join(dataDir, 'owner.pid'), 'utf8'), 10);
  await rm(answerIn(dataDir), { force: true });
  await writeFile(requestIn(dataDir), JSON.stringify({ path }));
  process.kill(pid, SIGNAL);
  for (;;) {
    const told = await readFile(answerIn(dataDir), 'utf8').catch(() => null);
    if (told !== null) {
      await rm(answerIn(dataDir), { force: true });
      const { error } = JSON.parse(told) as Answer;
      if (error) throw new Error(error);
      return;
    }
    process.kill(pid, 0); // Throws when the product has ended meanwhile.
    await sleep(LOOK_MS);
  }
}
