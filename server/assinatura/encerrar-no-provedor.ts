// Somebody leaves: the provider ends what runs and forgets them, before we do.
import type { Services } from '#server/http/services.ts';
import { findCliente } from './queries.ts';

type Work = Pick<Services, 'db' | 'log' | 'pagamentos'>;

const isGone = (error: unknown) => (error as { code?: unknown }).code === 'resource_missing';

/** Throws while the provider does not answer: who leaves is then tried again later. */
export async function encerrarNoProvedor(
  { db, log, pagamentos }: Work,
  uuid: string,
): Promise<void> {
  const known = await findCliente(db, uuid);
  if (!known) return;
  if (!pagamentos.config) {
    log.error({ usuario: uuid }, 'a customer of the provider was left there: there are no keys');
    return;
  }
  const stripe = await pagamentos.provedor();
  await stripe.customers.del(known.cliente).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}
