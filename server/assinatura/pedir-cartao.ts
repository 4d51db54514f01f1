// A new card, typed in the provider's own frame on our page: we ask the provider for a request, the browser hands the card to
// it by the provider's script, and which card was given we hear from the provider again (cartao-novo.ts).
import type Stripe from 'stripe';
import type * as contract from '#contract/pessoa/assinatura.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { requireFew } from './comprar.ts';
import { corrente } from './corrente.ts';

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Only one is open: what was begun in another window and is finished there later would win over what came after it. */
async function desistirDosAbertos(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.setupIntents.list({ customer });
  for (const { id } of data.filter(({ status }) => OPEN.includes(status))) {
    // It may be done by now, or belong to a hosted page, which ends it itself.
    await stripe.setupIntents.cancel(id).catch(() => undefined);
  }
}

export const pedirCartao: Handler<typeof contract.pedirCartao> = async (services, { user }) => {
  await requireFew(services, user);
  const { stripe, cliente } = await corrente(services, user);
  const browser = services.pagamentos.config?.navegador;
  if (!browser) throw new AppError('indisponivel', { text: { key: 'assinatura.provedor_fora' } });
  const made = await noProvedor(async () => {
    await desistirDosAbertos(stripe, cliente);
    return stripe.setupIntents.create({
      ...{ customer: cliente, payment_method_types: ['card'], usage: 'off_session' },
    });
  });
  return { data: { segredo: made.client_secret ?? '', ...browser } };
};
