// Hears what other processes say through PostgreSQL (LISTEN), on a connection outside the pool. While it is broken
// nothing is heard: who listens is told when it works again, and makes up for it.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const AGAIN_MS = 500;
const LONGEST_MS = 5_000;
/** A connection that is gone without a word is noticed by asking something on it. */
const ASK_MS = 10_000;
const ANSWER_MS = 5_000;

export type Listener = {
  message(text: string): void;
  /** It works again after it did not. */
  again(): void;
};

export type Listening = { close(): Promise<void> };

/** Resolves when it is heard for the first time, or when the first try has failed. */
export async function listen(
  options: pg.ClientConfig,
  channel: string,
  heard: Listener,
): Promise<Listening> {
  let client: pg.Client | undefined;
  let isClosed = false;
  let wasLost = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...options, keepAlive: true, query_timeout: ANSWER_MS });
    client = next;
    const lost = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.once('error', () => resolve());
    });
    next.on('error', () => {});
    next.on('notification', ({ payload }) => heard.message(payload ?? ''));
    await next.connect();
    await next.query(`listen ${channel}`);
    const ask = setInterval(() => next.query('select 1').catch(() => next.end()), ASK_MS).unref();
    if (wasLost) heard.again();
    wasLost = false;
    void lost.then(() => {
      clearInterval(ask);
      wasLost = true;
      void tryAgain();
    });
  }

  async function tryAgain(): Promise<void> {
    for (let wait = AGAIN_MS; !isClosed; wait = Math.min(wait * 2, LONGEST_MS)) {
      try {
        await connect();
        return;
      } catch {
        wasLost = true;
        await client?.end().catch(() => {});
        await sleep(wait, undefined, { ref: false });
      }
    }
  }

  const first = connect().catch(() => {
    wasLost = true;
    void sleep(AGAIN_MS, undefined, { ref: false }).then(tryAgain);
  });
  await first;
  return {
    async close() {
      isClosed = true;
      await client?.end().catch(() => {});
    },
  };
}
