// Databases, uploads and browser profiles of a run are thrown away at its end. A memory disk spares them the real
// one, on which making a file may take a hundred times longer while something else writes to it.
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';

const DISK = '/dev/shm';
const LEAST_BYTES = 4_000_000_000;
const NAME = /^tabelao-test-(\d+)-/;

function hasRoom(): boolean {
  try {
    accessSync(DISK, constants.W_OK);
    const { bavail, bsize } = statfsSync(DISK);
    return bavail * bsize >= LEAST_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** What a run that was ended by force left behind. */
function sweep(): void {
  for (const name of readdirSync(DISK)) {
    const pid = NAME.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) remove(join(DISK, name));
  }
}

/** Everything temporary of this process and of those that it starts; without such a disk it stays where it is. */
export function moveToMemoryDisk(): void {
  if (!hasRoom()) return;
  sweep();
  const folder = mkdtempSync(join(DISK, `tabelao-test-${process.pid}-`));
  // As the usual one is: PostgreSQL runs as somebody else and keeps its data in it.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}
