// A database that is one transaction: for work that opens transactions of its own and must be kept or lost
// together with something else. Its transactions are savepoints, so that one that fails can be survived.
import sql from 'sql-template-tag';
import type { Database, Tx } from './database.ts';
import { sendAhead } from './tx.ts';

async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sendAhead(tx, sql`savepoint dentro`);
  try {
    const result = await work(tx);
    await sendAhead(tx, sql`release savepoint dentro`);
    return result;
  } catch (error) {
    // A connection that broke has nothing to go back to; the first error says more.
    await tx.run(sql`rollback to savepoint dentro`).catch(() => {});
    throw error;
  }
}

function belongsToAnother(): never {
  throw new Error('This database is a transaction of somebody else.');
}

type Joined = {
  /** The work is one transaction and nothing else: what fails in it takes everything with it, so it needs no savepoint. */
  readonly isWhole?: boolean;
};

export const joined = ({ kind }: Database, tx: Tx, { isWhole = false }: Joined = {}): Database => ({
  ...tx,
  kind,
  within: tx,
  transaction: (work) => (isWhole ? work(tx) : inSavepoint(tx, work)),
  script: belongsToAnother,
  close: belongsToAnother,
});
