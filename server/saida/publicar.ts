import type { Sql } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { Evento } from './evento.ts';
import { anuncioRow, insertSaida, insertVarias, saidaRow } from './queries.ts';

/** Ids of what a transaction has published. */
export type Publicadas = {
  /** Handed on before who caused it is answered. */
  readonly agora: readonly string[];
  /** Handed on soon, together with what others publish; of one championship, one after the other. */
  readonly logo: readonly { readonly id: string; readonly campeonatoId: string }[];
};

const NADA: Publicadas = { agora: [], logo: [] };
const publicadas = new WeakMap<Tx, Publicadas>();

/** What this transaction has published, for whoever commits it. */
export const publicadasEm = (tx: Tx): Publicadas => publicadas.get(tx) ?? NADA;

/** Writes down, in the transaction of its cause, what is to be handed on after the commit. */
export async function publicar<Data>(
  tx: Tx,
  { tipo, dados }: Evento<Data>,
  data: Data,
  campeonatoId: string | null = null,
): Promise<void> {
  const id = uuidv7();
  await insertSaida(tx, { id, tipo, campeonatoId, dados: dados.parse(data) });
  const { agora, logo } = publicadasEm(tx);
  publicadas.set(tx, { agora: [...agora, id], logo });
}

/** The same of several, in one statement. */
export async function publicarVarios<Data>(
  tx: Tx,
  { tipo, dados }: Evento<Data>,
  all: readonly Data[],
  campeonatoId: string | null,
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((data) => ({ id: uuidv7(), dados: dados.parse(data) }));
  await insertVarias(tx, { tipo, campeonatoId, rows });
  const { agora, logo } = publicadasEm(tx);
  publicadas.set(tx, { agora: [...agora, ...rows.map(({ id }) => id)], logo });
}

/** The statement that writes down what is to be handed on after the commit; it is run with another. */
export function anotarSaida<Data>(
  tx: Tx,
  { tipo, dados }: Evento<Data>,
  data: Data,
  campeonatoId: string,
): Sql {
  const id = uuidv7();
  const { agora, logo } = publicadasEm(tx);
  publicadas.set(tx, { agora: [...agora, id], logo });
  return saidaRow({ id, tipo, campeonatoId, dados: dados.parse(data) });
}

/** The statement that writes down what is announced of a championship; it is run with another. */
export function anotarAnuncio<Data>(
  tx: Tx,
  { tipo, dados }: Evento<Data>,
  data: Data,
  campeonatoId: string,
): Sql {
  const id = uuidv7();
  const { agora, logo } = publicadasEm(tx);
  publicadas.set(tx, { agora, logo: [...logo, { id, campeonatoId }] });
  return anuncioRow({ id, tipo, campeonatoId, dados: dados.parse(data) });
}
