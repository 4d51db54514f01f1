// Hands on what a transaction has published, after its commit. Taking a row out and doing what it asks for is
// one transaction, so each is handed on exactly once: a receiver only writes rows (notices, jobs, what is said to
// other processes), and may say what is to be done in this process once they are there. What a process left behind
// when it died is found by whoever looks next.
import type { Database, Tx } from '#server/database/database.ts';
import { type Log, nameOfError, waitAfter } from '#server/jobs/job.ts';
import { makeWorker } from '#server/jobs/worker.ts';
import { type Announcements, makeAnnouncements } from './announcements.ts';
import type { Evento } from './evento.ts';
import { makeGathered } from './gathered.ts';
import type { Publicadas } from './publicar.ts';
import {
  deleteOldSaida,
  findLeftBehind,
  giveSaidaUp,
  postponeSaida,
  type SaidaRow,
  takeSaida,
} from './queries.ts';

type Recebido<Data> = {
  readonly id: string;
  readonly dados: Data;
  readonly created_at: string;
};

/** Done in this process after the commit; it may not fail. */
type AfterCommit = () => void;

type Receiver<Data> = (tx: Tx, recebido: Recebido<Data>) => Promise<AfterCommit | undefined>;
type Gatherer<Data> = (
  tx: Tx,
  recebidos: readonly Recebido<Data>[],
) => Promise<AfterCommit | undefined>;

export type Saida = {
  /** Adds a receiver of this kind. Before the start. */
  receive<Data>(
    evento: Evento<Data>,
    receiver: (tx: Tx, recebido: Recebido<Data>) => Promise<AfterCommit> | Promise<void>,
  ): void;
  /** Adds a receiver that is given all of this kind that are handed on together: for what each write causes. Before
   * the start. */
  gather<Data>(
    evento: Evento<Data>,
    gatherer: (
      tx: Tx,
      recebidos: readonly Recebido<Data>[],
    ) => Promise<AfterCommit> | Promise<void>,
  ): void;
  /** Hands these on now, once they are committed; what fails is tried again later. */
  deliver(publicadas: Publicadas): Promise<void>;
  /** Forgets what was given up long ago. */
  tidy(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const LOOK_MS = 5_000;
const MOST_ATTEMPTS = 8;

type Known = {
  readonly evento: Evento<unknown>;
  readonly receivers: Receiver<unknown>[];
  readonly gatherers: Gatherer<unknown>[];
};

type HandedOn = { readonly count: number; readonly depois: readonly AfterCommit[] };

/** What was taken out, given to those who receive it. */
async function giveAll(tx: Tx, known: ReadonlyMap<string, Known>, taken: readonly SaidaRow[]) {
  const depois: AfterCommit[] = [];
  const gathered = new Map<Gatherer<unknown>, Recebido<unknown>[]>();
  for (const { id, tipo, dados, created_at } of taken) {
    const { evento, receivers, gatherers } = known.get(tipo) as Known;
    const recebido = { id, dados: evento.dados.parse(dados), created_at };
    for (const receive of receivers) {
      const then = await receive(tx, recebido);
      if (then) depois.push(then);
    }
    for (const gatherer of gatherers) {
      const own = gathered.get(gatherer) ?? [];
      own.push(recebido);
      gathered.set(gatherer, own);
    }
  }
  for (const [receive, recebidos] of gathered) {
    const then = await receive(tx, recebidos);
    if (then) depois.push(then);
  }
  return depois;
}

export function makeSaida(db: Database, log: Log): Saida {
  const known = new Map<string, Known>();

  async function handOn(ids: readonly string[]): Promise<HandedOn> {
    const handed = await db.transaction(async (tx) => {
      const taken = await takeSaida(tx, ids, [...known.keys()]);
      return { count: taken.length, depois: await giveAll(tx, known, taken) };
    });
    for (const then of handed.depois) then();
    return handed;
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
    const handed = await handOn([row.id]).catch((error) => fail(row, error));
    return handed?.count !== 0;
  }

  const onError = (error: unknown) =>
    log.warn({ erro: nameOfError(error) }, 'the outbox did not answer');
  const agora = makeGathered(handOn);
  const worker = makeWorker({ look, onError, times: 1, everyMs: LOOK_MS });
  const logo: Announcements = makeAnnouncements((ids) => handOn(ids).catch(onError));
  const of = (evento: Evento<never>): Known =>
    known.get(evento.tipo) ?? { evento: evento as Evento<unknown>, receivers: [], gatherers: [] };

  return {
    receive(evento, receiver) {
      const { receivers, ...rest } = of(evento as Evento<never>);
      const more = [...receivers, receiver as Receiver<unknown>];
      known.set(evento.tipo, { ...rest, receivers: more });
    },
    gather(evento, gatherer) {
      const { gatherers, ...rest } = of(evento as Evento<never>);
      const more = [...gatherers, gatherer as Gatherer<unknown>];
      known.set(evento.tipo, { ...rest, gatherers: more });
    },
    async deliver({ agora: ids, logo: soon }) {
      for (const { campeonatoId, id } of soon) logo.add(campeonatoId, id);
      if (ids.length > 0) await agora(ids).catch(onError);
    },
    tidy: () => deleteOldSaida(db),
    start: worker.start,
    async stop() {
      await Promise.all([worker.stop(), logo.stop()]);
    },
  };
}
