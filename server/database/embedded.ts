// Starts the embedded database in a worker thread and keeps it running: a worker that dies, or that is
// stuck in a query, is replaced by a new one on the same folder.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedOptions } from './embedded-worker.ts';
import { lockFolder } from './folder-lock.ts';

export type Embedded = {
  /** Folder of the socket, as the driver's `host`. */
  readonly host: string;
  readonly port: number;
  /** Ends the worker at once and starts another: for a query that never comes back. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const PORT = 5432;
const RESTART_DELAY_MS = 250;

function startWorker(options: EmbeddedOptions): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: options,
  });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database ended (${code}).`)));
  });
}

function closeWorker(worker: Worker): Promise<unknown> {
  const closed = new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('exit', resolve);
  });
  worker.postMessage('close');
  return closed.then(() => worker.terminate());
}

export async function openEmbedded(folder: string): Promise<Embedded> {
  const lock = await lockFolder(folder);
  // Not in the data folder: the name of a unix socket may not be longer than about 100 bytes.
  const host = mkdtempSync(join(tmpdir(), 'tabelao-'));
  const socket = join(host, `.s.PGSQL.${PORT}`);
  const data = join(folder, 'database');
  mkdirSync(data, { recursive: true });
  let closing = false;
  let current: Promise<Worker>;

  function start(): Promise<Worker> {
    rmSync(socket, { force: true });
    const started = startWorker({ folder: data, socket });
    started.then(
      (worker) => {
        worker.on('error', () => {});
        worker.once('exit', () => {
          if (!closing) setTimeout(() => replace(), RESTART_DELAY_MS);
        });
      },
      () => {},
    );
    return started;
  }

  function replace(): void {
    current = start();
    current.catch(() => {
      if (!closing) setTimeout(() => replace(), RESTART_DELAY_MS * 4);
    });
  }

  async function release(): Promise<void> {
    rmSync(host, { recursive: true, force: true });
    await lock.release();
  }

  current = start();
  try {
    await current;
  } catch (error) {
    await release();
    throw error;
  }
  return {
    host,
    port: PORT,
    async restart() {
      await (await current).terminate();
    },
    async close() {
      closing = true;
      await current.then(closeWorker, () => {});
      await release();
    },
  };
}
