import type * as contract from '#contract/pessoa/assinatura.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { type Corrente, conferida, mudar, nothingToChange } from './corrente.ts';
import { isAtrasada } from './encerrar-atrasada.ts';

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
