// The built product as a process of its own, on a free port of loopback with a data folder of its own.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type Product = {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process until it said that it is ready. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
};

const START_MS = 300_000;
const STOP_MS = 15_000;

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  /** Without it the data is new and goes when the product stops. */
  readonly dataDir?: string;
  /** Where the repository is. */
  readonly folder?: string;
};

export async function startProduct({ env, dataDir, folder }: Options = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), 'tabelao-data-')));
  const start = performance.now();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder ?? '.',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: url,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const dieWithUs = () => child.kill('SIGKILL');
  process.once('exit', dieWithUs);
  const stop = async () => {
    await end(child);
    process.off('exit', dieWithUs);
    if (!dataDir) await rm(data, { recursive: true, force: true });
  };
  try {
    await untilReady(child, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, startMs: performance.now() - start, stop };
}

/** Makes the embedded database of a product, with its demonstration, in a folder for copies of it. */
export async function makeData(dataDir: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir };
  const maker = fork('server/make-database.ts', { env });
  const [code] = await once(maker, 'exit');
  if (code !== 0) throw new Error(`no database was made: code ${code}`);
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with code ${child.exitCode}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error(`the product was not ready after ${START_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(late);
}
