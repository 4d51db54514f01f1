// Two processes on one data folder would silently lose each other's writes, so the folder has one owner.
// On Linux the owner holds an abstract socket named after the folder: the kernel frees it however the
// process ends. Elsewhere a file names the owner, and a file whose process is gone is taken over.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type FolderLock = { release(): Promise<void> };

export class FolderInUse extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by another process (pid ${owner}). ` +
        'Stop that process, or set DATA_DIR to another folder.',
    );
  }
}

function readOwner(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holdSocket(name: string): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(name, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  const file = join(real, 'owner.pid');
  const owner = readOwner(file);
  let letGo = async () => {};
  if (process.platform === 'linux') {
    const name = `\0tabelao:${createHash('sha256').update(real).digest('hex')}`;
    const held = await holdSocket(name);
    if (!held) throw new FolderInUse(real, Number.isNaN(owner) ? 'unknown' : String(owner));
    letGo = held;
  } else if (isAlive(owner)) {
    throw new FolderInUse(real, String(owner));
  }
  writeFileSync(file, String(process.pid));
  return {
    async release() {
      rmSync(file, { force: true });
      await letGo();
    },
  };
}
