import type pg from 'pg';

/** What the types of the driver leave out. */
type OnSocket = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

/**
 * Statements that are sent before anybody waits leave together: to write to the socket costs more than to make most of
 * them, and the database is woken once.
 */
export function inOnePiece(client: pg.PoolClient): pg.PoolClient {
  const { stream } = (client as unknown as OnSocket).connection;
  stream.cork();
  // After all that goes on without waiting for something outside of the process.
  process.nextTick(() => stream.uncork());
  return client;
}
