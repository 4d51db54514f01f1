// What could not be charged ends at once: nothing of it was paid, so nothing of it is left to use. What is open at the provider
// is taken back, so that no later attempt charges it. It is for good: whoever calls this has asked the provider just before,
// since what looks late here may have been paid there.
import type Stripe from 'stripe';
import type { Services } from '#server/http/services.ts';
import { espelhar } from './espelhar.ts';
import type { AssinaturaRow } from './queries.ts';

const idOf = (one: string | { readonly id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? null);

export const isAtrasada = ({ status }: AssinaturaRow) =>
  status === 'past_due' || status === 'unpaid';

/** It was ended or closed meanwhile: what was wanted is so. */
const unless =
  (isDone: (error: { readonly type?: unknown; readonly code?: unknown }) => boolean) =>
  (error: unknown) => {
    if (!isDone(error as object)) throw error;
  };
const isGone = unless(({ code }) => code === 'resource_missing');
/** The provider gives no code for an invoice that is not open. */
const isClosed = unless(({ type }) => type === 'StripeInvalidRequestError');

async function encerrar(stripe: Stripe, customer: string, subscription: string): Promise<void> {
  await stripe.subscriptions.cancel(subscription).catch(isGone);
  const { data } = await stripe.invoices.list({ customer, status: 'open' });
  for (const { id, parent, status } of data) {
    const isOwn = idOf(parent?.subscription_details?.subscription) === subscription;
    if (id && isOwn && status === 'open') await stripe.invoices.voidInvoice(id).catch(isClosed);
  }
}

export async function encerrarAtrasada(
  services: Services,
  customer: string,
  { id }: AssinaturaRow,
): Promise<void> {
  try {
    await encerrar(await services.pagamentos.provedor(), customer, id);
  } finally {
    await espelhar(services, customer);
  }
}
