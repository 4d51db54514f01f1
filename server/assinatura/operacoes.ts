// What a person does with their subscription: each asks the provider to do it, then mirrors what it says. One at a time
// for each person, so that a press that came twice is done once.
import type Stripe from 'stripe';
import type * as contract from '#contract/pessoa/assinatura.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { apresentarAssinatura } from './apresentar.ts';
import { encerrarAtrasada, isAtrasada } from './encerrar-atrasada.ts';
import { espelhar } from './espelhar.ts';
import { type AssinaturaRow, findCliente, listAssinaturas, updatePelaSaida } from './queries.ts';

export const RUNNING: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid'];

export const apresentar = async ({ db, pagamentos }: Services, { uuid }: Usuario) => ({
  data: await apresentarAssinatura(db, pagamentos, uuid),
});

export const verAssinatura: Handler<typeof contract.verAssinatura> = (services, { user }) =>
  apresentar(services, user);

export const nothingToChange = () =>
  new AppError('estado_mudou', { text: { key: 'assinatura.nada_a_mudar' } });

type Corrente = { readonly stripe: Stripe; readonly cliente: string; readonly row: AssinaturaRow };

/** The subscription that runs, or a refusal. */
export async function corrente(services: Services, { uuid }: Usuario): Promise<Corrente> {
  const cliente = await findCliente(services.db, uuid);
  const rows = await listAssinaturas(services.db, uuid);
  const row = rows.find(({ status }) => RUNNING.includes(status));
  if (!cliente || !row) throw nothingToChange();
  return { stripe: await services.pagamentos.provedor(), cliente: cliente.cliente, row };
}

/** The same as the provider knows it now: whether it is late decides what may be done with it. */
async function conferida(services: Services, user: Usuario): Promise<Corrente> {
  const { cliente } = await corrente(services, user);
  await espelhar(services, cliente);
  return corrente(services, user);
}

/** Asks for a change of the subscription, then how things are. */
async function mudar(
  services: Services,
  user: Usuario,
  ask: (current: Corrente) => Promise<unknown>,
) {
  await noProvedor(async () => {
    const current = await conferida(services, user);
    await ask(current);
    await espelhar(services, current.cliente);
  });
  return apresentar(services, user);
}

export const cancelarAssinatura: Handler<typeof contract.cancelarAssinatura> = (
  services,
  { user },
) =>
  mudar(services, user, async ({ stripe, cliente, row }) => {
    // Asked for by the person now: no longer what we would take back.
    await updatePelaSaida(services.db, user.uuid, false);
    if (isAtrasada(row)) await encerrarAtrasada(services, cliente, row);
    else await stripe.subscriptions.update(row.id, { cancel_at_period_end: true });
  });

export const retomarAssinatura: Handler<typeof contract.retomarAssinatura> = (services, { user }) =>
  mudar(services, user, ({ stripe, row }) =>
    stripe.subscriptions.update(row.id, { cancel_at_period_end: false }),
  );

/** The item of the subscription with another price. Of what is late nothing was paid that could count for the other. */
async function itemCom({ stripe, cliente, row }: Corrente, price: string) {
  if (isAtrasada(row)) throw nothingToChange();
  const { data } = await stripe.subscriptions.list({ customer: cliente, status: 'all' });
  const item = data.find(({ id }) => id === row.id)?.items.data[0];
  if (!item) throw nothingToChange();
  return { id: item.id, price };
}

export const preverTroca: Handler<typeof contract.preverTroca> = async (
  services,
  { user, query },
) => {
  const price = services.pagamentos.config?.prices[query.periodo] ?? '';
  const preview = await noProvedor(async () => {
    const current = await conferida(services, user);
    return current.stripe.invoices.createPreview({
      ...{ customer: current.cliente, subscription: current.row.id },
      subscription_details: {
        ...{ items: [await itemCom(current, price)], proration_behavior: 'always_invoice' },
      },
    });
  });
  return { data: { centavos: preview.amount_due } };
};

export const trocarPlano: Handler<typeof contract.trocarPlano> = (services, { user, body }) =>
  mudar(services, user, async (current) => {
    if (current.row.periodo === body.periodo) throw nothingToChange();
    const price = services.pagamentos.config?.prices[body.periodo] ?? '';
    await current.stripe.subscriptions.update(current.row.id, {
      items: [await itemCom(current, price)],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    });
  });

/** Whether a checkout of this customer was paid. An address may name any, also one that there is not. */
async function isPaga({ pagamentos }: Services, cliente: string, sessao: string | undefined) {
  if (!sessao) return false;
  const stripe = await pagamentos.provedor();
  const found = await stripe.checkout.sessions.retrieve(sessao).catch(() => null);
  if (found?.customer !== cliente || found.status !== 'complete') return false;
  return found.payment_status !== 'unpaid';
}

/** On the way back from the provider, whatever the address says. */
export const atualizarAssinatura: Handler<typeof contract.atualizarAssinatura> = async (
  services,
  { user, body },
) => {
  const cliente = await findCliente(services.db, user.uuid);
  if (!cliente || !services.pagamentos.config) {
    return { ...(await apresentar(services, user)), pago: false };
  }
  const pago = await noProvedor(async () => {
    await espelhar(services, cliente.cliente);
    return isPaga(services, cliente.cliente, body.sessao);
  });
  return { ...(await apresentar(services, user)), pago };
};
