// Hands on what a transaction has published, after its commit. Taking a row out and doing what it asks for is
// one transaction, so each is handed on exactly once: a receiver only writes rows (notices, jobs). What a
// process left behind when it died is found by whoever looks next.
import type { Database, Tx } from '#server/database/database.ts';
import { type Log, nameOfError, waitAfter } from '#server/jobs/job.ts';
import { makeWorker } from '#server/jobs/worker.ts';
import type { Evento } from './evento.ts';
import {
  deleteOldSaida,
  findLeftBehind,
  giveSaidaUp,
  postponeSaida,
  type SaidaRow,
  takeSaida,
} from './queries.ts';

type Recebido<Data> = { readonly id: string; readonly dados: Data; readonly created_at: string };
type Receiver<Data> = (tx: Tx, recebido: Recebido<Data>) => Promise<void>;

export type Saida = {
  /** Adds a receiver of this kind. Before the start. */
  receive<Data>(evento: Evento<Data>, receiver: Receiver<Data>): void;
  /** Hands these on now; what fails is tried again later. `db` is who committed them. */
  deliver(db: Database, ids: readonly string[]): Promise<void>;
  /** Forgets what was given up long ago. */
  tidy(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const LOOK_MS = 5_000;
const MOST_ATTEMPTS = 8;

type Known = { readonly evento: Evento<unknown>; readonly receivers: Receiver<unknown>[] };

export function makeSaida(db: Database, log: Log): Saida {
  const known = new Map<string, Known>();

  /** How many of them were still there. */
  async function handOn(tx: Tx, ids: readonly string[]): Promise<number> {
    const taken = await takeSaida(tx, ids);
    for (const { id, tipo, dados, created_at } of taken) {
      const { evento, receivers } = known.get(tipo) as Known;
      const recebido = { id, dados: evento.dados.parse(dados), created_at };
      for (const receive of receivers) await receive(tx, recebido);
    }
    return taken.length;
  }

  async function fail({ id, tipo, tentativas }: SaidaRow, error: unknown): Promise<void> {
    const erro = nameOfError(error);
    const attempt = tentativas + 1;
    const isLast = attempt >= MOST_ATTEMPTS;
    log.warn({ saida: id, tipo, attempt, erro }, isLast ? 'given up' : 'will be tried again');
    await (isLast ? giveSaidaUp(db, id, erro) : postponeSaida(db, id, waitAfter(attempt), erro));
  }

  async function look(): Promise<boolean> {
    if (known.size === 0) return false;
    const row = await findLeftBehind(db, [...known.keys()]);
    if (!row) return false;
    const work = db.transaction((tx) => handOn(tx, [row.id]));
    return (await work.catch((error) => fail(row, error))) !== 0;
  }

  const onError = (error: unknown) =>
    log.warn({ erro: nameOfError(error) }, 'the outbox did not answer');
  const worker = makeWorker({ look, onError, times: 1, everyMs: LOOK_MS });
  return {
    receive(evento, receiver) {
      const { receivers } = known.get(evento.tipo) ?? { receivers: [] };
      known.set(evento.tipo, { evento, receivers: [...receivers, receiver as Receiver<unknown>] });
    },
    async deliver(by, ids) {
      if (ids.length === 0) return;
      await by.transaction((tx) => handOn(tx, ids)).catch(onError);
    },
    tidy: () => deleteOldSaida(db),
    start: worker.start,
    stop: worker.stop,
  };
}
