// The card that was given on the provider's page takes the place of the one before, and pays what is open.
import type Stripe from 'stripe';
import type { Services } from '#server/http/services.ts';
import { findPorCliente } from './queries.ts';

const idOf = (one: string | { readonly id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? null);

const RUNNING = ['active', 'trialing', 'past_due', 'unpaid'];

/** Done twice it is done once. Other checkouts pass through here and change nothing. */
export async function usarCartaoNovo(services: Services, sessao: string): Promise<void> {
  const stripe = await services.pagamentos.provedor();
  const session = await stripe.checkout.sessions.retrieve(sessao, { expand: ['setup_intent'] });
  if (session.mode !== 'setup' || session.status !== 'complete') return;
  const customer = idOf(session.customer);
  const intent = session.setup_intent;
  const method = typeof intent === 'object' ? idOf(intent?.payment_method) : null;
  if (!customer || !method || !(await findPorCliente(services.db, customer))) return;
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  for (const sub of data.filter(({ status }) => RUNNING.includes(status))) {
    await trocar(stripe, sub, method);
  }
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
