// Openings are counted in memory and written together, now and then: no page waits for it, and reading writes nothing.
// What a process that dies had not written is lost; they are only numbers.
import type { FastifyInstance } from 'fastify';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/jobs/job.ts';
import { aberturaDe } from './abertura.ts';
import { type AberturaContada, addAberturas } from './queries.ts';

const EVERY_MS = 20_000;
/** Different things opened since the last time; beyond them nothing new is counted. */
const MOST = 20_000;

type Pedido = Parameters<typeof aberturaDe>[0];

export type AberturasContadas = {
  /** Of what was answered with success. */
  count(request: Pedido): void;
  /** Counted here and not written yet. */
  waiting(): readonly AberturaContada[];
  /** Writes what there is. */
  write(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

export function makeAberturas(db: Database, log: Pick<Log, 'warn'>): AberturasContadas {
  const counted = new Map<string, AberturaContada>();
  let timer: NodeJS.Timeout | undefined;

  function add(one: AberturaContada): void {
    const key = `${one.dia} ${one.tipo} ${one.id}`;
    const known = counted.get(key);
    if (!known && counted.size >= MOST) return;
    counted.set(key, { ...one, n: one.n + (known?.n ?? 0) });
  }

  async function write(): Promise<void> {
    if (counted.size === 0) return;
    const all = [...counted.values()];
    counted.clear();
    try {
      await addAberturas(db, all);
    } catch (error) {
      // With the next ones.
      for (const one of all) add(one);
      log.warn({ err: error }, 'openings wait to be written');
    }
  }

  return {
    count(request) {
      const opened = aberturaDe(request);
      if (opened) add({ ...opened, dia: diaEmBrasilia(Date.now()), n: 1 });
    },
    waiting: () => [...counted.values()],
    write,
    start() {
      timer = setInterval(() => void write(), EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}

const OK = 200;

/** Everything that the app answers; kept pages are counted where they are answered. */
export function countOpenings(app: FastifyInstance, aberturas: AberturasContadas): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method === 'GET' && reply.statusCode === OK) aberturas.count(request);
    done();
  });
  app.addHook('onListen', async () => aberturas.start());
  app.addHook('onClose', () => aberturas.stop());
}
