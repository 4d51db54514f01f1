// A queue in the database (docs/decisions/0011-own-job-queue.md). A job is added in the transaction of its
// cause, so it exists exactly when the cause does; it is taken with SKIP LOCKED, run outside of any
// transaction, and removed when done. A process that dies in between leaves it to be run again: every job
// may run twice.
import type { Database, Tx } from '#server/database/database.ts';
import { FILAS, type Fila, type Job, type Log, nameOfError, waitAfter } from './job.ts';
import { makePace, type WorkPace } from './pace.ts';
import {
  type Claimed,
  claimJob,
  claimRotina,
  deleteJob,
  deleteOldFailures,
  giveJobUp,
  insertJob,
  postponeJob,
} from './queries.ts';
import { makeWorker } from './worker.ts';

type Wish = {
  readonly afterSeconds?: number;
  /** While a job of this kind with this key waits or runs, a second one is not added. */
  readonly chave?: string;
};

export type Jobs = {
  /** Adds a job in the caller's transaction. */
  enqueue<Data>(tx: Tx, job: Job<Data>, data: Data, wish?: Wish): Promise<void>;
  /** A job of this kind was added by a statement of the caller's own. */
  added<Data>(job: Job<Data>): void;
  /** Says what a kind of job does. Once per kind, before the start. */
  handle<Data>(job: Job<Data>, handler: (data: Data) => Promise<void>): void;
  /** A chore, done every hour by one of the processes that share the database. */
  hourly(nome: string, work: () => Promise<unknown>): void;
  start(): void;
  /** Takes no further job and waits a while for those under way; one that is late runs again. */
  stop(): Promise<void>;
};

type Handled = { readonly job: Job<unknown>; readonly run: (data: unknown) => Promise<void> };

const WORKERS_PER_LANE = 2;
const AT_ONCE = 20;
const SECOND_MS = 1_000;
/** For a queue that nobody's mails wait in. */
const HARDLY_PACED = 1_000;
const LOOK_MS = 2_000;
/** By then the transaction that added a job has usually ended; otherwise the next look finds it. */
const SOON_MS = 25;
const PATIENCE_MS = 5_000;
const MINUTE_MS = 60_000;

type Work = { readonly db: Database; readonly log: Log; readonly handled: Map<string, Handled> };

async function fail({ db, log }: Work, claimed: Claimed, limit: number, error: unknown) {
  const { id, tipo, tentativas } = claimed;
  const erro = nameOfError(error);
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

/** Takes the next job of a lane and runs it; whether there was one. */
async function runNext(work: Work, fila: Fila): Promise<boolean> {
  const kinds = [...work.handled.values()];
  if (!kinds.some(({ job }) => job.fila === fila)) return false;
  // Of every kind: one that has another lane since the release before still lies in its old one.
  const tipos = kinds.map(({ job }) => job.tipo);
  const claimed = await claimJob(work.db, fila, tipos);
  if (claimed) await runJob(work, claimed);
  return claimed !== undefined;
}

type Chore = { readonly nome: string; readonly run: () => Promise<unknown> };

/** Those whose hour has come; of several processes the first to look takes each. */
async function doChores({ db, log }: Work, chores: readonly Chore[]): Promise<void> {
  for (const { nome, run } of chores) {
    try {
      if (await claimRotina(db, nome)) await run();
    } catch (error) {
      log.warn({ nome, erro: nameOfError(error) }, 'a chore failed');
    }
  }
}

async function patiently(work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, PATIENCE_MS);
  await Promise.race([work, late.promise]);
  clearTimeout(timer);
}

/** What a provider of mail takes. A day of many results needs the processor for those who post. */
const paceOf = (fila: Fila, perSecond: number): WorkPace | undefined =>
  fila === 'avisos' ? makePace({ atOnce: AT_ONCE, everyMs: SECOND_MS / perSecond }) : undefined;

export function makeJobs(db: Database, log: Log, mailsPerSecond = HARDLY_PACED): Jobs {
  const work: Work = { db, log, handled: new Map() };
  const chores: Chore[] = [{ nome: 'tarefas.falhas', run: () => deleteOldFailures(db) }];
  const timers: NodeJS.Timeout[] = [];
  const makeLane = (fila: Fila) => {
    const pace = paceOf(fila, mailsPerSecond);
    return makeWorker({
      look: () => runNext(work, fila),
      onError: (error) => log.warn({ fila, erro: nameOfError(error) }, 'the queue did not answer'),
      times: pace ? 1 : WORKERS_PER_LANE,
      everyMs: LOOK_MS,
      pace,
    });
  };
  const lanes = new Map(FILAS.map((fila) => [fila, makeLane(fila)]));
  const added = ({ fila }: Pick<Job<unknown>, 'fila'>) => {
    setTimeout(() => lanes.get(fila)?.ring(), SOON_MS).unref();
  };

  return {
    async enqueue(tx, { tipo, fila, dados }, data, { afterSeconds = 0, chave } = {}) {
      const row = { tipo, fila, dados: dados.parse(data), afterSeconds, chave: chave ?? null };
      await insertJob(tx, row);
      added({ fila });
    },
    added,
    handle(job, handler) {
      work.handled.set(job.tipo, { job, run: handler as Handled['run'] });
    },
    hourly(nome, run) {
      chores.push({ nome, run });
    },
    start() {
      for (const lane of lanes.values()) lane.start();
      timers.push(setInterval(() => doChores(work, chores), MINUTE_MS).unref());
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await patiently(Promise.all([...lanes.values()].map((lane) => lane.stop())));
    },
  };
}
