// What the demonstration tells the product: events, signed as the provider signs them, in their order, twice, late or
// shuffled, as /dev/pagamentos asks for.
import sql from 'sql-template-tag';
import type { Database } from '#server/database/database.ts';
import { novoId } from './objetos.ts';

type EventoDoProvedor = {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
};

/** Hands a body over; the product answers with a status. */
type EntregaDoSinal = (body: string) => Promise<number>;

const GOOD = 300;

export function makeEventos(db: Database) {
  let deliver: EntregaDoSinal = async () => 0;
  let isHeld = false;
  let held: string[] = [];
  let last: string | null = null;
  let line: Promise<unknown> = Promise.resolve();

  async function send(body: string): Promise<void> {
    const status = await deliver(body).catch(() => 0);
    // What was not taken waits for the next release.
    if (status === 0 || status >= GOOD) held.push(body);
  }

  const queue = (bodies: readonly string[]) => {
    line = line.then(async () => {
      for (const body of bodies) await send(body);
    });
    return line;
  };

  return {
    deliverTo(entrega: EntregaDoSinal) {
      deliver = entrega;
    },
    /** Written down first, then told after whoever caused it was answered. */
    async emit(type: string, object: object, created: number): Promise<void> {
      const evento: EventoDoProvedor = {
        id: novoId('event'),
        object: 'event',
        type,
        created,
        data: { object },
      };
      const body = JSON.stringify(evento);
      await db.run(sql`
        insert into provedor_demonstracao (id, tipo, dados) values (${evento.id}, 'event', ${body})`);
      last = body;
      if (isHeld) held.push(body);
      else setImmediate(() => void queue([body]));
    },
    hold() {
      isHeld = true;
    },
    /** In another order than they happened. */
    release() {
      isHeld = false;
      const bodies = held.toReversed();
      held = [];
      return queue(bodies);
    },
    again: () => queue(last ? [last] : []),
    count: () => held.length,
    /** Once everything that was told has been taken. */
    async settled(): Promise<void> {
      await new Promise((resolve) => setImmediate(resolve));
      await line;
    },
  };
}

export type Eventos = ReturnType<typeof makeEventos>;
