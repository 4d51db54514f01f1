import type Stripe from 'stripe';
import type * as contract from '#contract/pessoa/assinatura.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { apresentarAssinatura } from './apresentar.ts';
import { avisarPlano } from './cartas.ts';
import { RUNNING } from './corrente.ts';
import { espelhar } from './espelhar.ts';
import {
  type Cliente,
  type CobrancaRow,
  findCliente,
  giveReembolsoBack,
  listCobrancas,
  takeReembolso,
} from './queries.ts';
import { compraDevolvivel } from './reembolsavel.ts';

const idOf = (one: string | { readonly id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** What was paid with this charge, as the provider calls the payment. */
async function pagamentoDe(
  { pagamentos }: Services,
  customer: string,
  { id, o_que }: CobrancaRow,
): Promise<string | null> {
  const stripe = await pagamentos.provedor();
  if (o_que === 'pix') {
    const { data } = await stripe.charges.list({ customer, limit: 100 });
    return idOf(data.find((one) => one.id === id)?.payment_intent);
  }
  const { data } = await stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] });
  const [paid] = data.find((one) => one.id === id)?.payments?.data ?? [];
  return idOf(paid?.payment.payment_intent);
}

/** What is left over from a change of the plan was paid with what is given back. */
async function zerarSaldo(stripe: Stripe, cliente: string): Promise<void> {
  const found = await stripe.customers.retrieve(cliente);
  if (found.deleted || found.balance >= 0) return;
  const amount = -found.balance;
  await stripe.customers.createBalanceTransaction(
    cliente,
    { amount, currency: 'brl' },
    { idempotencyKey: `saldo-${cliente}-${amount}` },
  );
}

/** The money last: where it stops on the way, what is still to be given back is what can be asked for again. */
async function devolver(
  services: Services,
  cliente: Cliente,
  cobrancas: readonly CobrancaRow[],
): Promise<void> {
  const stripe = await services.pagamentos.provedor();
  const { data } = await stripe.subscriptions.list({ customer: cliente.cliente, status: 'all' });
  for (const { id, status } of data) {
    if (RUNNING.includes(status)) await stripe.subscriptions.cancel(id);
  }
  await zerarSaldo(stripe, cliente.cliente);
  for (const cobranca of cobrancas) {
    const payment_intent = await pagamentoDe(services, cliente.cliente, cobranca);
    if (!payment_intent) throw new AppError('indisponivel');
    await stripe.refunds
      .create({ payment_intent }, { idempotencyKey: `reembolso-${cobranca.id}` })
      .catch((error: { code?: unknown }) => {
        if (error.code !== 'charge_already_refunded') throw error;
      });
  }
  await espelhar(services, cliente.cliente);
}

/** Taken before the provider is asked, so that two presses are one; given back when it refuses. */
export const pedirReembolso: Handler<typeof contract.pedirReembolso> = async (
  services,
  { user, request },
) => {
  const { db, pagamentos } = services;
  const cliente = await findCliente(db, user.uuid);
  const compra = await compraDevolvivel(db, cliente, await listCobrancas(db, user.uuid));
  if (!cliente || !compra || !(await takeReembolso(db, user.uuid))) {
    throw new AppError('estado_mudou', { text: { key: 'assinatura.sem_reembolso' } });
  }
  try {
    await noProvedor(() => devolver(services, cliente, compra.cobrancas));
  } catch (error) {
    await giveReembolsoBack(db, user.uuid);
    throw error;
  }
  await emTransacao(services, async (tx) => {
    await audit(tx, request, { acao: 'assinatura.reembolso', ator: user.uuid });
    await publicar(tx, avisarPlano, { usuario: user.uuid, tipo: 'reembolso_feito', ate: null });
  });
  return { data: await apresentarAssinatura(db, pagamentos, user.uuid) };
};
