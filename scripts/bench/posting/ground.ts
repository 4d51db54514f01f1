// Where posting is measured: a database under the product, read again afterwards. Every table must then be what
// deriving it anew from the matches gives.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { diferencas } from '#server/competicao/diferencas.ts';
import { type Database, openDatabase } from '#server/database/database.ts';

/** Somewhere the product can be started, and its database read afterwards. */
export type Ground = {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly database: Parameters<typeof openDatabase>[0];
};

export const CLIENTS = 8;
export const TEAMS = 20;
/** Played first, on a league of its own: until then code is compiled and each connection plans its statements. */
export const WARM_UP = 250;
export const MOST_SECONDS = 15;
export const WANTED_P95_MS = 100;

export type Case = {
  readonly name: string;
  readonly championships: number;
  /** Posts a second. */
  readonly wanted: number;
};

const ON_POSTGRES: readonly Case[] = [
  { name: 'PostgreSQL, five championships', championships: 5, wanted: 150 },
  { name: 'PostgreSQL, one championship', championships: 1, wanted: 100 },
];
const ON_EMBEDDED: readonly Case[] = [
  { name: 'embedded, one championship', championships: 1, wanted: 70 },
];

type Work = (ground: Ground, given: Case) => Promise<void>;

async function onPostgres(dataDir: string, work: Work): Promise<void> {
  if (!findPostgres()) {
    console.log('PostgreSQL: not measured, it is not installed');
    return;
  }
  const postgres = await startPostgres({ durable: true });
  const database = { url: postgres.socketUrl, connections: 1 };
  const ground = { env: { DATABASE_URL: postgres.socketUrl }, dataDir, database };
  try {
    for (const given of ON_POSTGRES) await work(ground, given);
  } finally {
    await postgres.stop();
  }
}

/** One after the other, on each database. */
export async function inEachCase(work: Work): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-results-'));
  const embedded = join(folder, 'embedded');
  const ground = { env: {}, dataDir: embedded, database: { folder: embedded } };
  try {
    await onPostgres(join(folder, 'postgres'), work);
    for (const given of ON_EMBEDDED) await work(ground, given);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Once the product has stopped. */
export async function readAfter<T>(
  { database }: Ground,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(database);
  try {
    return await read(db);
  } finally {
    await db.close();
  }
}

export async function countDifferences(db: Database, ids: readonly string[]): Promise<number> {
  const rows = await db.rows<Pick<CampeonatoRow, 'id' | 'fases'>>(
    sql`select id, fases from campeonatos where id = any(${ids})`,
  );
  let count = ids.length - rows.length;
  for (const row of rows) {
    const found = await db.transaction((tx) => diferencas(tx, row));
    for (const text of found) console.error(`${row.id}: ${text}`);
    count += found.length;
  }
  return count;
}

/** Matches of several leagues in turn. */
export function inTurn<T>(leagues: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...leagues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => leagues.flatMap((own) => own[i] ?? [])).flat();
}
