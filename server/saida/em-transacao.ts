import type { Database, Tx } from '#server/database/database.ts';
import { publicadasEm } from './publicar.ts';
import type { Saida } from './saida.ts';

type Onde = { readonly db: Database; readonly saida: Pick<Saida, 'deliver'> };

type Escrever<T> = (onCommit?: () => void) => Promise<T>;

const semFila = <T>(write: Escrever<T>): Promise<T> => write();

/**
 * A transaction that hands on what was published in it once it is committed. Who has to wait for others (`emFila`)
 * waits until their commits are on their way, not until people are told of them.
 */
export async function emTransacao<T>(
  { db, saida }: Onde,
  work: (tx: Tx) => Promise<T>,
  emFila: <R>(write: Escrever<R>) => Promise<R> = semFila,
): Promise<T> {
  const write = (onCommit?: () => void) =>
    db.transaction(
      async (tx) => ({ result: await work(tx), publicadas: publicadasEm(tx) }),
      onCommit,
    );
  const { result, publicadas } = await emFila(write);
  // Where the whole request is one transaction, who commits it hands on (http/once.ts).
  if (!db.within) await saida.deliver(publicadas);
  return result;
}
