// What could not be charged ends at once: nothing of it was paid, so nothing of it is left to use. What is open at the provider
// is taken back, so that no later attempt charges it.
import type Stripe from 'stripe';
import type { AssinaturaRow } from './queries.ts';

const idOf = (one: string | { readonly id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? null);

export const isAtrasada = ({ status }: AssinaturaRow) =>
  status === 'past_due' || status === 'unpaid';

export async function encerrarAtrasada(
  stripe: Stripe,
  customer: string,
  { id: subscription }: AssinaturaRow,
): Promise<void> {
  await stripe.subscriptions.cancel(subscription);
  const { data } = await stripe.invoices.list({ customer, status: 'open' });
  for (const { id, parent, status } of data) {
    const isOwn = idOf(parent?.subscription_details?.subscription) === subscription;
    if (id && isOwn && status === 'open') await stripe.invoices.voidInvoice(id);
  }
}
