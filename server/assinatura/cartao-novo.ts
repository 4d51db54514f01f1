// The card that was given to the provider last takes the place of the one before, and pays what is open. Which one that is
// the provider says: whoever asks, however late, and whatever a browser told.
import type Stripe from 'stripe';
import type { Tx } from '#server/database/database.ts';
import { type Cliente, updateCartaoUsado } from './queries.ts';

const MOST = 100;

const idOf = (one: string | { readonly id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? null);

const RUNNING = ['active', 'trialing', 'past_due', 'unpaid'];

/** Done twice it is done once. */
export async function usarCartaoNovo(tx: Tx, stripe: Stripe, known: Cliente): Promise<void> {
  const { cliente: customer, usuario_uuid } = known;
  const { data: requests } = await stripe.setupIntents.list({ customer, limit: MOST });
  const last = requests.find(({ status }) => status === 'succeeded');
  const method = idOf(last?.payment_method);
  if (!last || !method || last.id === known.cartao_usado) return;
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  // What was bought later was bought with a card of its own.
  const older = data.filter(
    ({ status, start_date }) => RUNNING.includes(status) && start_date <= last.created,
  );
  for (const sub of older) await trocar(stripe, sub, method);
  await updateCartaoUsado(tx, usuario_uuid, last.id);
}

async function trocar(stripe: Stripe, sub: Stripe.Subscription, method: string): Promise<void> {
  if (idOf(sub.default_payment_method) !== method) {
    await stripe.subscriptions.update(sub.id, { default_payment_method: method });
  }
  const customer = idOf(sub.customer) ?? '';
  const { data } = await stripe.invoices.list({ customer, status: 'open' });
  const open = data.filter(
    ({ parent, status }) =>
      status === 'open' && idOf(parent?.subscription_details?.subscription) === sub.id,
  );
  for (const { id } of open.toReversed()) {
    // The new card may be refused too: then it stays open, and the page says so.
    if (id) await stripe.invoices.pay(id).catch(() => undefined);
  }
}
