// A queue in the database (docs/decisions/0011-own-job-queue.md). A job is added in the transaction of its
// cause, so it exists exactly when the cause does; it is taken with SKIP LOCKED, run outside of any
// transaction, and removed when done. A process that dies in between leaves it to be run again: every job
// may run twice.
import type { Database, Tx } from '#server/database/database.ts';
import { type Job, waitAfter } from './job.ts';
import {
  type Claimed,
  claimJob,
  deleteJob,
  deleteOldFailures,
  giveJobUp,
  insertJob,
  postponeJob,
} from './queries.ts';

type Log = {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
};

export type Jobs = {
  /** Adds a job in the caller's transaction. */
  enqueue<Data>(tx: Tx, job: Job<Data>, data: Data, afterSeconds?: number): Promise<void>;
  /** Says what a kind of job does. Once per kind, before the start. */
  handle<Data>(job: Job<Data>, handler: (data: Data) => Promise<void>): void;
  /** Something to tidy up every hour; harmless when several processes do it. */
  hourly(work: () => Promise<unknown>): void;
  start(): void;
  /** Takes no further job and waits a while for those under way; one that is late runs again. */
  stop(): Promise<void>;
};

/** For where only the transaction is at hand: nobody rings, the next look finds it. */
export function addJob<Data>(tx: Tx, { tipo }: Job<Data>, data: Data): Promise<void> {
  return insertJob(tx, tipo, data, 0);
}

type Handled = { readonly job: Job<unknown>; readonly run: (data: unknown) => Promise<void> };

const WORKERS = 2;
const LOOK_MS = 2_000;
/** By then the transaction that added a job has usually ended; otherwise the next look finds it. */
const SOON_MS = 25;
const PATIENCE_MS = 5_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Only what kind of error it was: its text may quote an address or a piece of the data. */
function nameOf(error: unknown): string {
  const { name = 'Error', code = '', responseCode = '' } = error as Record<string, unknown>;
  return [name, code, responseCode].filter(Boolean).join(' ');
}

/** What the idle wait for: somebody rings, or it is time to look anyway. */
function makeBell() {
  let bell = Promise.withResolvers<void>();
  function ring(): void {
    bell.resolve();
    bell = Promise.withResolvers();
  }
  return {
    ring,
    /** Taken before a look, so that no ring after it is missed. */
    next: (): Promise<void> => bell.promise,
    async until(rung: Promise<void>): Promise<void> {
      const late = setTimeout(ring, LOOK_MS);
      await rung;
      clearTimeout(late);
    },
  };
}

type Work = { readonly db: Database; readonly log: Log; readonly handled: Map<string, Handled> };

async function fail({ db, log }: Work, claimed: Claimed, limit: number, error: unknown) {
  const { id, tipo, tentativas } = claimed;
  const erro = nameOf(error);
  const details = { job: id, tipo, attempt: tentativas, erro };
  if (tentativas < limit) {
    log.warn(details, 'job failed, will be tried again');
    await postponeJob(db, id, waitAfter(tentativas), erro);
  } else {
    log.error(details, 'job given up');
    await giveJobUp(db, id, erro);
  }
}

async function runJob(work: Work, claimed: Claimed): Promise<void> {
  const { job, run } = work.handled.get(claimed.tipo) as Handled;
  try {
    await run(job.dados.parse(claimed.dados));
  } catch (error) {
    return fail(work, claimed, job.tentativas, error);
  }
  await deleteJob(work.db, claimed.id);
}

export function makeJobs(db: Database, log: Log): Jobs {
  const handled = new Map<string, Handled>();
  const chores: (() => Promise<unknown>)[] = [() => deleteOldFailures(db)];
  const bell = makeBell();
  const timers: NodeJS.Timeout[] = [];
  let isRunning = false;
  let workers: Promise<void>[] = [];

  async function work(): Promise<void> {
    while (isRunning) {
      const rung = bell.next();
      try {
        const claimed = await claimJob(db, [...handled.keys()]);
        if (claimed) await runJob({ db, log, handled }, claimed);
        else await bell.until(rung);
      } catch (error) {
        log.warn({ erro: nameOf(error) }, 'the queue did not answer');
        await bell.until(bell.next());
      }
    }
  }

  async function tidyUp(): Promise<void> {
    for (const chore of chores) {
      await chore().catch((error) => log.warn({ erro: nameOf(error) }, 'tidying up failed'));
    }
  }

  return {
    async enqueue(tx, job, data, afterSeconds = 0) {
      await insertJob(tx, job.tipo, job.dados.parse(data), afterSeconds);
      setTimeout(bell.ring, SOON_MS).unref();
    },
    handle(job, handler) {
      handled.set(job.tipo, { job, run: handler as Handled['run'] });
    },
    hourly(work) {
      chores.push(work);
    },
    start() {
      isRunning = true;
      workers = Array.from({ length: WORKERS }, work);
      timers.push(setTimeout(tidyUp, MINUTE_MS).unref(), setInterval(tidyUp, HOUR_MS).unref());
    },
    async stop() {
      isRunning = false;
      for (const timer of timers.splice(0)) clearTimeout(timer);
      bell.ring();
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, PATIENCE_MS);
      await Promise.race([Promise.all(workers), late.promise]);
      clearTimeout(timer);
    },
  };
}
