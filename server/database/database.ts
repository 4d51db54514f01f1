// One query layer over both databases: node-postgres, statements written with `sql`, named so that the
// database prepares each once. Query functions take a `Tx`. The embedded database has ONE connection:
// inside a transaction use only its `tx`, because the outer handle would wait for itself.
import pg from 'pg';
import { type Embedded, openEmbedded } from './embedded.ts';
import { DatabaseUnavailable, isBroken, isConflict, isSilent, isTooLate } from './faults.ts';
import { ClientOnSocket, inOnePiece } from './in-one-piece.ts';
import { makeLine } from './line.ts';
import { type Listener, type Listening, listen } from './listen.ts';
import { feelPulse, NO_PULSE, type Pulse } from './pulse.ts';
import {
  type Connections,
  inTransaction,
  type OnCommit,
  type ToCommit,
  takeConnection,
} from './transaction.ts';
import { makeBegun, makeTx, type Queryable, type Tx } from './tx.ts';

export type { Tx };

export type Database = Tx & {
  /** The work may be run again from the start: it uses only its `tx`, and has no other effect. */
  transaction<T>(work: (tx: Tx) => Promise<T>, onCommit?: OnCommit): Promise<T>;
  /** Runs a script of several statements, whole or not at all. */
  script(text: string): Promise<void>;
  readonly kind: 'embedded' | 'postgres';
  /** Hears what processes say to each other; the embedded database has one process. */
  readonly listen?: (channel: string, heard: Listener) => Promise<Listening>;
  /** The transaction that this is a part of: nothing is committed before it is. */
  readonly within?: Tx;
  close(): Promise<void>;
};

const CONNECT_MS = 1_500;
/** In the embedded database everybody waits for one connection. */
const TURN_MS = 5_000;
const STATEMENT_MS = 5_000;
const STUCK_MS = 10_000;
/** A statement ends by itself before: without an answer by now nobody is there. */
const SILENT_MS = STATEMENT_MS + 1_000;
const LOCK_MS = 3_000;

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

/** A connection goes back to the pool even when a statement failed on it, unless it broke. */
function onePerQuery({ pool, pulse, handOn }: Connections): Queryable {
  return {
    async query(config) {
      const client = await takeConnection(pool, pulse);
      if (handOn) {
        const answer = client.query(config);
        handOn(client, answer);
        return answer;
      }
      let broken: Error | undefined;
      try {
        return await pulse.guard(() => client.query(config));
      } catch (error) {
        if (isBroken(error)) broken = error;
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}

const guarded = (client: pg.PoolClient, pulse: Pulse): Queryable => ({
  query: (config) => pulse.guard(() => inOnePiece(client).query(config)),
});

export type DatabaseOptions = (
  | { readonly url: string; readonly connections: number }
  | { readonly folder: string }
) & {
  /** Seconds by which `agora()` is ahead of the real time. */
  readonly clockShift?: number;
  /** How many times longer than usual everything may take: for a slow machine, and for tests. */
  readonly patience?: number;
};

/** Statements may be sent before the one before them is answered (`Tx.soon`). */
const COMMON = { types, pipeline: true, Client: ClientOnSocket };

export function poolOptions(
  options: DatabaseOptions,
  embedded: Embedded | undefined,
): pg.PoolConfig {
  const { patience = 1 } = options;
  if (embedded) {
    const { host, port } = embedded;
    return {
      ...COMMON,
      host,
      port,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: TURN_MS * patience,
      query_timeout: STUCK_MS * patience,
    };
  }
  if (!('url' in options)) throw new Error('unreachable: no database');
  return {
    ...COMMON,
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: CONNECT_MS * patience,
    query_timeout: SILENT_MS * patience,
    statement_timeout: STATEMENT_MS * patience,
    lock_timeout: LOCK_MS * patience,
    idle_in_transaction_session_timeout: STUCK_MS * patience,
  };
}

const scriptOf = (text: string): ToCommit<void> => ({
  onCommit: undefined,
  async work(client, begin) {
    await begin;
    await client.query(text);
    return { result: undefined, settled: () => begin, requireSound: () => {} };
  },
});

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = 'folder' in options ? await openEmbedded(options.folder) : undefined;
  const pool = new pg.Pool(poolOptions(options, embedded));
  pool.on('error', () => {}); // An idle connection that broke is replaced at the next query.
  // The pool listens only to idle connections. One that breaks while somebody holds it is told to its
  // holder at the next query; without a listener of its own it would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));

  const { clockShift = 0, patience = 1 } = options;
  const first = [
    // All connections of the embedded database share one session, and with it the prepared statements.
    ...(embedded ? ['deallocate all'] : []),
    ...(clockShift === 0 ? [] : [`set tabelao.clock_shift = ${Number(clockShift)}`]),
  ].join('; ');
  if (first) pool.on('connect', (client) => void client.query(first).catch(() => {}));

  const pulse =
    'url' in options ? feelPulse({ connectionString: options.url }, patience) : NO_PULSE;
  const connections = { pool, pulse, handOn: embedded && makeLine() };

  function onError(error: unknown): never {
    if (!isBroken(error) && !isTooLate(error)) throw error;
    if (embedded && isSilent(error)) void embedded.restart();
    throw new DatabaseUnavailable('The database did not answer.', { cause: error });
  }

  /** Two transactions that still met after some tries: the caller may try again, too. */
  function onEnd(error: unknown): never {
    if (isConflict(error)) throw new DatabaseUnavailable('Too much at once.', { cause: error });
    return onError(error);
  }

  return {
    ...makeTx(onePerQuery(connections), onError),
    kind: embedded ? 'embedded' : 'postgres',
    ...('url' in options && {
      listen: (channel: string, heard: Listener) =>
        listen({ connectionString: options.url }, channel, heard),
    }),
    transaction: (work, onCommit) =>
      inTransaction(connections, {
        onCommit,
        work: async (client, begin) => {
          const { tx, ...sent } = makeBegun(guarded(client, pulse), begin, onError);
          return { result: await work(tx), ...sent };
        },
      }).catch(onEnd),
    script: (text) => inTransaction(connections, scriptOf(text)).catch(onEnd),
    async close() {
      pulse.close();
      await pool.end();
      await embedded?.close();
    },
  };
}
