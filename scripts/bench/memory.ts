// Memory of the product at rest after a start that makes the demonstration, and after a start that finds it:
// all its threads, the embedded database included; PostgreSQL has processes of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import { startProduct } from '#scripts/product.ts';
import { printTable, verdict } from './figures.ts';
import { processorMs, residentMb } from './process.ts';

const WANTED_MB = { embedded: 350, PostgreSQL: 250 };
const REST_SECONDS = 20;
const LONGEST_SECONDS = 120;
/** Timers and chores use less than this in a second. */
const QUIET_MS = 50;

type Kind = keyof typeof WANTED_MB;
type Ground = { readonly kind: Kind; readonly env: NodeJS.ProcessEnv; readonly dataDir: string };

/** After so many seconds in a row with next to nothing to do. */
async function untilAtRest(pid: number): Promise<void> {
  let quiet = 0;
  for (let second = 0; second < LONGEST_SECONDS && quiet < REST_SECONDS; second += 1) {
    const before = processorMs(pid);
    await sleep(1_000);
    quiet = processorMs(pid) - before <= QUIET_MS ? quiet + 1 : 0;
  }
}

async function measure({ kind, env, dataDir }: Ground, start: string): Promise<string[]> {
  const product = await startProduct({ env, dataDir });
  try {
    const atOnce = residentMb(product.pid);
    await untilAtRest(product.pid);
    const rest = residentMb(product.pid);
    const wanted = WANTED_MB[kind];
    return [
      `${kind}, ${start}`,
      atOnce.toFixed(0),
      rest.toFixed(0),
      verdict(rest <= wanted, `<= ${wanted}`),
    ];
  } finally {
    await product.stop();
  }
}

async function bothStarts(ground: Ground): Promise<string[][]> {
  return [await measure(ground, 'first start'), await measure(ground, 'second start')];
}

async function onPostgres(dataDir: string): Promise<string[][]> {
  if (!findPostgres()) return [['PostgreSQL', 'not measured: it is not installed']];
  const postgres = await startPostgres();
  try {
    return await bothStarts({
      kind: 'PostgreSQL',
      env: { DATABASE_URL: postgres.socketUrl },
      dataDir,
    });
  } finally {
    await postgres.stop();
  }
}

export async function benchMemory(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-memory-'));
  try {
    const embedded: Ground = { kind: 'embedded', env: {}, dataDir: join(folder, 'embedded') };
    const rows = [...(await bothStarts(embedded)), ...(await onPostgres(join(folder, 'postgres')))];
    printTable([['resident memory, MB', 'when ready', 'at rest', ''], ...rows]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
