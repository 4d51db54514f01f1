// A real PostgreSQL that lives as long as the tests: its own data in a temporary folder, its own socket and
// its own port on loopback. Needs only the server's programs, no running service.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';
import { installSystemPackage } from './system-package.ts';

export type Postgres = {
  /** Address of an administrator's connection to the database `postgres`, over the network. */
  readonly url: string;
  /** The same by a socket of this machine, which costs both ends less. */
  readonly socketUrl: string;
  /** Shuts the server down, keeping its data: clients see what they see when a database is stopped. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** The server neither answers nor refuses, as when its disk hangs, until it is thawed. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Shuts the server down and removes its data. */
  readonly stop: () => Promise<void>;
};

type Owner = { readonly uid: number; readonly gid: number };

// The server dies with us, however we die: its keeper waits for a line or for the end of our pipe.
// A line means 'keep the data'.
const KEEPER = `trap '' INT TERM
"$@" & read -r keep
kill -INT $!; wait $!
[ -n "$keep" ] || rm -rf "$DATA" "$SOCKET"`;

/** The path of a socket may have 107 characters: temporary folders inside of others are too deep for one. */
const SOCKET_FOLDER = '/tmp/tabelao-socket-';

/**
 * For databases that live for seconds. Compiling a statement costs more than running it once, and nobody reads the
 * statistics of tables that are about to go: together a fifth of the processor time of the endpoint tests.
 */
const UNSAFE_BUT_FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'jit=off',
  'autovacuum=off',
];

/** Folder of the server's programs. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** Machines of CI are ours to change; on a developer's, PostgreSQL is his choice. */
export function installPostgresOnCi(): void {
  if (process.env.CI && !findPostgres()) installSystemPackage('postgresql');
}

/** `durable` waits for the disk as in production: for measurements, not for tests. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const programs = findPostgres();
  if (!programs)
    throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const owner = unprivilegedOwner();
  const data = await mkdtemp(join(tmpdir(), 'tabelao-postgres-'));
  const socket = await mkdtemp(SOCKET_FOLDER);
  if (owner) for (const folder of [data, socket]) await chown(folder, owner.uid, owner.gid);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...owner, cwd: data, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${socket}`,
  ];
  if (!durable) settings.push(...UNSAFE_BUT_FAST);
  const command = [
    join(programs, 'postgres'),
    '-D',
    data,
    ...settings.flatMap((each) => ['-c', each]),
  ];
  const start = () => startKeeper(command, { data, socket }, owner);
  let keeper = await start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgresql://postgres@${encodeURIComponent(socket)}:${port}/postgres`,
    pause: () => endKeeper(keeper, 'keep\n'),
    async resume() {
      keeper = await start();
    },
    freeze: () => signalServer(data, 'SIGSTOP'),
    thaw: () => signalServer(data, 'SIGCONT'),
    stop: () => endKeeper(keeper, ''),
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string, user: string) =>
    Number(execFileSync('id', [option, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody');
}

/** Not because of a connection that comes too early, as after a pause from a product that tries again. */
export const failsToStart = (log: string): boolean =>
  /(?:FATAL|PANIC): +(?! |the database system is starting up).*\n/.test(log);

function startKeeper(
  command: string[],
  { data, socket }: { readonly data: string; readonly socket: string },
  owner: Owner | undefined,
): Promise<ChildProcess> {
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
    ...owner,
    cwd: data,
    env: { ...process.env, DATA: data, SOCKET: socket, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let log = '';
    const onLog = (chunk: Buffer) => {
      log += chunk;
      const isReady = log.includes('ready to accept connections');
      if (!isReady && !failsToStart(log)) return;
      // From here on the log is only drained: a FATAL of one connection is no end of the server.
      keeper.stderr.off('data', onLog).resume();
      if (isReady) return resolve(keeper);
      keeper.stdin.end();
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    };
    keeper.stderr.on('data', onLog);
    keeper.once('error', reject);
  });
}

/** The server and the processes of its connections; each is a group of its own. */
function signalServer(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const [server = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  // First the one that makes the others: a connection that is made meanwhile would go on.
  process.kill(Number(server), signal);
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const [, pid, parent] of processes.matchAll(/^\s*(\d+)\s+(\d+)/gm)) {
    if (parent === server) signalIfThere(Number(pid), signal);
  }
}

/** A connection may end between the list of processes and the signal. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endKeeper(keeper: ChildProcess, lastWord: string): Promise<void> {
  if (keeper.exitCode !== null) return;
  const ended = new Promise((exit) => keeper.once('exit', exit));
  keeper.stdin?.end(lastWord);
  await ended;
}
