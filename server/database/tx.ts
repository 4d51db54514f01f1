// What queries are written against: statements on a connection, alone or inside of a transaction.
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { nameOf } from './statements.ts';

export type Tx = {
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The first row, if there is one. */
  first<Row>(statement: Sql): Promise<Row | undefined>;
  /** Runs a statement for its effect; gives the number of rows touched. */
  run(statement: Sql): Promise<number>;
  /**
   * Inside of a transaction: sends a statement for which nobody waits before the next one is sent. What it fails with,
   * the next one fails with, or the commit. The very first of a transaction only reads or locks.
   */
  readonly soon?: (statement: Sql) => Promise<number>;
};

/** In turn where it cannot be sent ahead. */
export const runSoon = (tx: Tx, statement: Sql): Promise<number> =>
  tx.soon ? tx.soon(statement) : tx.run(statement);

/** The same for what nobody asks the number of. */
export async function sendAhead(tx: Tx, statement: Sql): Promise<void> {
  const sent = runSoon(tx, statement);
  // Told by the next statement, or with the commit.
  if (tx.soon) sent.catch(() => {});
  else await sent;
}

export type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult> };

type OnError = (error: unknown) => never;
type Send = (statement: Sql) => Promise<pg.QueryResult>;

const isWritable = (value: unknown) =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  ArrayBuffer.isView(value) ||
  value instanceof Date;

/** What the driver might fail to write down is refused at once: sent ahead, it would be missing from what is committed. */
function sender(connection: Queryable, onError: OnError): Send {
  return (statement) => {
    const name = nameOf(statement);
    const { text, values } = statement;
    if (!values.every(isWritable)) throw new TypeError(`A value is an object in: ${text}`);
    return connection.query({ text, values, ...(name && { name }) }).catch(onError);
  };
}

const asking = (send: Send): Tx => ({
  rows: async <Row>(statement: Sql) => (await send(statement)).rows as Row[],
  first: async <Row>(statement: Sql) => (await send(statement)).rows[0] as Row | undefined,
  run: async (statement) => (await send(statement)).rowCount ?? 0,
});

export const makeTx = (connection: Queryable, onError: OnError): Tx =>
  asking(sender(connection, onError));

type Begun = {
  readonly tx: Tx;
  /** Until everything that was sent is answered: the commit alone would not tell what failed. */
  readonly settled: () => Promise<void>;
  /** Throws where a statement did not reach the database, which would commit the rest. */
  readonly requireSound: () => void;
};

/** The database refused it, and knows that the transaction failed. */
const isHeard = (error: Error) =>
  error instanceof pg.DatabaseError || error.cause instanceof pg.DatabaseError;

/** Of a transaction whose `begin` was sent and is not answered yet. */
export function makeBegun(connection: Queryable, begin: Promise<unknown>, onError: OnError): Begun {
  const send = sender(connection, onError);
  let unanswered = [begin];
  let isFirst = true;
  let unheard: Error | undefined;

  function sendNow(statement: Sql): Promise<pg.QueryResult> {
    isFirst = false;
    const answer = send(statement);
    unanswered.push(answer);
    answer.catch((error: Error) => {
      if (!isHeard(error)) unheard ??= error;
    });
    return answer;
  }

  async function settled(): Promise<void> {
    const sent = unanswered;
    unanswered = [];
    if (sent.length > 0) await Promise.all(sent);
  }

  /** What was sent before is answered before: of several that fail, the first one is told. */
  async function next(statement: Sql): Promise<pg.QueryResult> {
    // Behind a `begin` that fails, a write would stand by itself.
    if (isFirst) await settled();
    const answer = sendNow(statement);
    await settled();
    return answer;
  }

  function soon(statement: Sql): Promise<number> {
    const count = sendNow(statement).then(({ rowCount }) => rowCount ?? 0);
    // Told by the next statement, whether or not somebody waits for this one.
    count.catch(() => {});
    return count;
  }

  const requireSound = () => {
    if (unheard) throw unheard;
  };

  return { tx: { ...asking(next), soon }, settled, requireSound };
}
