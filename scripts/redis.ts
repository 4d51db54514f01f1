// A real Redis that lives as long as a test: nothing on disk, a port of its own on loopback.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';
import { installSystemPackage } from './system-package.ts';

export type RunningRedis = {
  readonly url: string;
  /** Ends it and starts it again, with nothing in it. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const PROGRAM = 'redis-server';

export const findRedis = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, PROGRAM))
    .find((path) => existsSync(path));

/** Machines of CI are ours to change; on a developer's, Redis is his choice. */
export function installRedisOnCi(): void {
  if (process.env.CI && !findRedis()) installSystemPackage(PROGRAM);
}

async function launch(program: string, port: number): Promise<ChildProcess> {
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  for await (const chunk of child.stdout) if (/ready to accept/i.test(String(chunk))) break;
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function startRedis(): Promise<RunningRedis> {
  const program = findRedis();
  if (!program) throw new Error(`Redis is not installed (Debian: apt-get install ${PROGRAM})`);
  const port = await freePort();
  let child = await launch(program, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await end(child);
      child = await launch(program, port);
    },
    stop: () => end(child),
  };
}
