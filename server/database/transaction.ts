// A transaction on one connection of the pool, from `begin` to `commit`. One that met another (a deadlock,
// rows changed meanwhile) is run again from the start, so its work may only use its `tx` and give a result.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isConflict, isSilent } from './faults.ts';
import { inOnePiece } from './in-one-piece.ts';
import type { LetNextSend } from './line.ts';
import type { Pulse } from './pulse.ts';

const MOST_TIMES = 4;
const LEAST_PAUSE_MS = 10;

type Done<T> = {
  readonly result: T;
  /** Until everything that was sent is answered. */
  readonly settled: () => Promise<unknown>;
  readonly requireSound: () => void;
};

/** `begin` is sent and may not be answered yet; what the work sent last need not be answered when it is done. */
type Work<T> = (client: pg.PoolClient, begin: Promise<unknown>) => Promise<Done<T>>;

/** A connection of the pool; one that comes when nobody waits any more goes back. */
export async function takeConnection(pool: pg.Pool, pulse: Pulse): Promise<pg.PoolClient> {
  const coming = pool.connect();
  try {
    return await pulse.guard(() => coming);
  } catch (error) {
    coming.then(
      (client) => client.release(true),
      () => {},
    );
    throw error;
  }
}

/** Told once the commit is on its way. */
export type OnCommit = () => void;

/** The connections of a database; where there is one alone, who is done with it hands it on. */
export type Connections = {
  readonly pool: pg.Pool;
  readonly pulse: Pulse;
  readonly handOn: LetNextSend | undefined;
};

/** The commit goes out behind what is not answered yet: where something of it failed the database rolls back, and says so. */
async function commit(
  client: pg.PoolClient,
  pulse: Pulse,
  {
    settled,
    requireSound,
    onSent,
  }: Done<unknown> & { readonly onSent: (answer: Promise<unknown>) => void },
) {
  requireSound();
  const answers = Promise.allSettled([
    settled(),
    pulse.guard(() => inOnePiece(client).query('commit')),
  ]);
  onSent(answers);
  const [sent, committed] = await answers;
  // What failed first says why.
  if (sent.status === 'rejected') throw sent.reason;
  if (committed.status === 'rejected') throw committed.reason;
  if (committed.value.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
}

export type ToCommit<T> = { readonly work: Work<T>; readonly onCommit: OnCommit | undefined };

async function once<T>(
  { pool, pulse, handOn }: Connections,
  { work, onCommit }: ToCommit<T>,
): Promise<T> {
  const client = await takeConnection(pool, pulse);
  let broken: Error | undefined;
  let isHandedOn = false;
  /** The transaction ends with the commit, whatever is answered. */
  const onSent = (answer: Promise<unknown>) => {
    handOn?.(client, answer);
    isHandedOn = handOn !== undefined;
    onCommit?.();
  };
  const begin = pulse.guard(() => inOnePiece(client).query('begin'));
  begin.catch(() => {}); // Told by the work, which waits for it.
  try {
    const done = await work(client, begin);
    await commit(client, pulse, { ...done, onSent });
    return done.result;
  } catch (error) {
    // One that is silent ends with its transaction; asking it to would be another wait.
    if (isSilent(error) || isSilent((error as Error).cause)) broken = error as Error;
    else if (!isHandedOn)
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
    throw error;
  } finally {
    if (!isHandedOn) client.release(broken);
  }
}

/** Apart by chance, so that the same two do not meet again. */
const pauseBefore = (time: number) =>
  sleep(LEAST_PAUSE_MS + Math.random() * LEAST_PAUSE_MS * 5 * time);

export async function inTransaction<T>(connections: Connections, sending: ToCommit<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await once(connections, sending);
    } catch (error) {
      if (!isConflict(error) || time === MOST_TIMES) throw error;
      await pauseBefore(time);
    }
  }
}
