// Carries events between processes that share a database. One process needs none.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Database, Tx } from '#server/database/database.ts';
import type { Told } from './protocol/hub.ts';
import { told } from './protocol/told.ts';

export type Bus = {
  /** Of what is committed already. In a transaction of the outbox, which tells it again if that one fails. */
  send(tx: Tx, told: readonly Told[]): Promise<void>;
  start(heard: { told(told: Told): void; again(): void }): Promise<void>;
  close(): Promise<void>;
};

export const NO_BUS: Bus = {
  send: async () => {},
  start: async () => {},
  close: async () => {},
};

const CHANNEL = 'tabelao_realtime';
/** PostgreSQL carries less than 8,000 bytes at a time; letters outside of ASCII and escapes take more. */
const PART_CHARACTERS = 1_800;
const MOST_PARTS = 20;
const MOST_UNFINISHED = 100;

const part = z.object({
  from: z.string(),
  id: z.string(),
  at: z.number(),
  of: z.number(),
  text: z.string(),
});

function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += PART_CHARACTERS) {
    parts.push(text.slice(at, at + PART_CHARACTERS));
  }
  return parts;
}

function parse<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Puts parts together again, in whatever order they come. */
function makeAssembly() {
  const unfinished = new Map<string, string[]>();
  return ({ id, at, of, text }: z.output<typeof part>): string | undefined => {
    if (of === 1) return text;
    if (of > MOST_PARTS) return undefined;
    const texts = unfinished.get(id) ?? [];
    texts[at] = text;
    unfinished.set(id, texts);
    if (unfinished.size > MOST_UNFINISHED) unfinished.delete([...unfinished.keys()][0] ?? '');
    if (Object.keys(texts).length < of) return undefined;
    unfinished.delete(id);
    return texts.join('');
  };
}

function payloadsOf(from: string, told: Told): string[] {
  const id = randomUUID();
  const texts = partsOf(JSON.stringify(told));
  return texts.map((text, at) => JSON.stringify({ from, id, at, of: texts.length, text }));
}

export function postgresBus(db: Database): Bus {
  const own = randomUUID();
  let listening: { close(): Promise<void> } | undefined;
  return {
    async send(tx, all) {
      const payloads = all.flatMap((told) => payloadsOf(own, told));
      if (payloads.length === 0) return;
      await tx.run(sql`
        select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as t (payload)`);
    },
    async start({ told: tell, again }) {
      const assemble = makeAssembly();
      const message = (text: string) => {
        const received = parse(part, text);
        if (!received || received.from === own) return;
        const whole = parse(told, assemble(received) ?? '');
        if (whole) tell(whole);
      };
      listening = await db.listen?.(CHANNEL, { message, again });
    },
    async close() {
      await listening?.close();
    },
  };
}
