import type { Database, Tx } from '#server/database/database.ts';
import { publicadasEm } from './publicar.ts';
import type { Saida } from './saida.ts';

/** A transaction that hands on what was published in it once it is committed. */
export async function emTransacao<T>(
  { db, saida }: { readonly db: Database; readonly saida: Pick<Saida, 'deliver'> },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { result, publicadas } = await db.transaction(async (tx) => ({
    result: await work(tx),
    publicadas: publicadasEm(tx),
  }));
  // Where the whole request is one transaction, who commits it hands on (http/once.ts).
  if (!db.within) await saida.deliver(db, publicadas);
  return result;
}
