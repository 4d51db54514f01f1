import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { Evento } from './evento.ts';
import { insertSaida } from './queries.ts';

const publicadas = new WeakMap<Tx, string[]>();

/** Writes down, in the transaction of its cause, what is to be handed on after the commit. */
export async function publicar<Data>(
  tx: Tx,
  { tipo, dados }: Evento<Data>,
  data: Data,
  campeonatoId: string | null = null,
): Promise<void> {
  const id = uuidv7();
  await insertSaida(tx, { id, tipo, campeonatoId, dados: dados.parse(data) });
  const known = publicadas.get(tx) ?? [];
  publicadas.set(tx, [...known, id]);
}

/** What this transaction has published, for whoever commits it. */
export const publicadasEm = (tx: Tx): readonly string[] => publicadas.get(tx) ?? [];
