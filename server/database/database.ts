// One query layer over both databases: node-postgres, statements written with `sql`, named so that the
// database prepares each once. Query functions take a `Tx`. The embedded database has ONE connection:
// inside a transaction use only its `tx`, because the outer handle would wait for itself.
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { type Embedded, openEmbedded } from './embedded.ts';

export type Tx = {
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The first row, if there is one. */
  first<Row>(statement: Sql): Promise<Row | undefined>;
  /** Runs a statement for its effect; gives the number of rows touched. */
  run(statement: Sql): Promise<number>;
};

export type Database = Tx & {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a script of several statements, whole or not at all. */
  script(text: string): Promise<void>;
  readonly kind: 'embedded' | 'postgres';
  close(): Promise<void>;
};

/** The database did not answer: not the caller's fault, worth trying again soon. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const CONNECT_MS = 2_000;
const STATEMENT_MS = 5_000;
const STUCK_MS = 10_000;
/** A statement ends by itself before: without an answer by now nobody is there. */
const SILENT_MS = STATEMENT_MS + 1_000;
const LOCK_MS = 3_000;

const UNAVAILABLE_CODES = /^(08|57P|53|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|25P03)/;
const UNAVAILABLE_TEXTS = /timeout|terminated|Connection ended|not queryable|connection error/i;

/** Waited too long for a lock, or ran too long. The connection is as good as before. */
const TOO_LATE_CODES = new Set<unknown>(['55P03', '57014']);

const isTooLate = (error: unknown) => TOO_LATE_CODES.has((error as { code?: unknown }).code);

function isBroken(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && UNAVAILABLE_CODES.test(code)) return true;
  // Errors of the driver itself carry no code.
  return code === undefined && typeof message === 'string' && UNAVAILABLE_TEXTS.test(message);
}

/** The driver has no code for it. */
function isSilent(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
  }
  return name;
}

const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Instants travel as ISO texts and counts as numbers, as the wire has them. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult> };

function makeTx(connection: Queryable, onError: (error: unknown) => never): Tx {
  const send = (statement: Sql) =>
    connection
      .query({ text: statement.text, values: statement.values, name: nameOf(statement.text) })
      .catch(onError);
  return {
    rows: async <Row>(statement: Sql) => (await send(statement)).rows as Row[],
    first: async <Row>(statement: Sql) => (await send(statement)).rows[0] as Row | undefined,
    run: async (statement) => (await send(statement)).rowCount ?? 0,
  };
}

/** A connection goes back to the pool even when a statement failed on it, unless it broke. */
function onePerQuery(pool: pg.Pool): Queryable {
  return {
    async query(config) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        return await client.query(config);
      } catch (error) {
        if (isBroken(error)) broken = error as Error;
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}

async function inTransaction<T>(
  pool: pg.Pool,
  onError: (error: unknown) => never,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(onError);
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // One that is silent ends with its transaction; asking it to would be another wait.
    if (isSilent(error)) broken = error;
    else
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
    return onError(error);
  } finally {
    client.release(broken);
  }
}

export type DatabaseOptions = (
  | { readonly url: string; readonly connections: number }
  | { readonly folder: string }
) & {
  /** How long a query may take before the database counts as stuck. */
  readonly patienceMs?: number;
};

export function poolOptions(
  options: DatabaseOptions,
  embedded: Embedded | undefined,
): pg.PoolConfig {
  const common = {
    types,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: options.patienceMs ?? STUCK_MS,
  };
  if (embedded) {
    const { host, port } = embedded;
    const one = { max: 1, idleTimeoutMillis: 0 };
    return { ...common, ...one, host, port, user: 'postgres', database: 'postgres' };
  }
  if (!('url' in options)) throw new Error('unreachable: no database');
  return {
    ...common,
    query_timeout: options.patienceMs ?? SILENT_MS,
    connectionString: options.url,
    max: options.connections,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: STUCK_MS,
  };
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = 'folder' in options ? await openEmbedded(options.folder) : undefined;
  const pool = new pg.Pool(poolOptions(options, embedded));
  pool.on('error', () => {}); // An idle connection that broke is replaced at the next query.
  // The pool listens only to idle connections. One that breaks while somebody holds it is told to its
  // holder at the next query; without a listener of its own it would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  // All connections of the embedded database share one session, and with it the prepared statements.
  if (embedded) pool.on('connect', (client) => void client.query('deallocate all').catch(() => {}));

  function onError(error: unknown): never {
    if (!isBroken(error) && !isTooLate(error)) throw error;
    if (embedded && isSilent(error)) void embedded.restart();
    throw new DatabaseUnavailable('The database did not answer.', { cause: error });
  }

  return {
    ...makeTx(onePerQuery(pool), onError),
    kind: embedded ? 'embedded' : 'postgres',
    transaction: (work) => inTransaction(pool, onError, (client) => work(makeTx(client, onError))),
    script: async (text) => {
      await inTransaction(pool, onError, (client) => client.query(text));
    },
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}
