// The embedded database has one connection: inside a transaction a statement of the outer handle waits for the
// end of that transaction, which waits for it. In the tests the app works with a database that refuses it at
// once, on PostgreSQL too, which has connections to spare and would hide it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#server/database/database.ts';

/** The transaction that the running code was called from. What outlives it is free. */
type Open = { isOpen: boolean };

export function oneConnection(db: Database): Database {
  const current = new AsyncLocalStorage<Open>();
  const refusing =
    <Args extends unknown[], R>(run: (...args: Args) => Promise<R>) =>
    async (...args: Args): Promise<R> => {
      if (current.getStore()?.isOpen) throw new Error('Inside a transaction only its tx is used.');
      return run(...args);
    };
  const opened = async <R>(work: () => Promise<R>): Promise<R> => {
    const open = { isOpen: true };
    try {
      return await current.run(open, work);
    } finally {
      open.isOpen = false;
    }
  };
  return {
    ...db,
    rows: refusing(db.rows) as Database['rows'],
    first: refusing(db.first) as Database['first'],
    run: refusing(db.run),
    transaction: refusing((work, onCommit) =>
      db.transaction((tx) => opened(() => work(tx)), onCommit),
    ) as Database['transaction'],
  };
}
