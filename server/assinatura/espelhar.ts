// Asks the provider how things are with a customer and writes down what it says, whole. Whoever asks may be late or come
// twice: what was asked before somebody else wrote is asked again.
import type Stripe from 'stripe';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { usarCartaoNovo } from './cartao-novo.ts';
import { avisarPlano } from './cartas.ts';
import { conferirCompra } from './compra-aberta.ts';
import {
  findPorCliente,
  putAssinatura,
  putCobranca,
  putDireito,
  takeAviso,
  takeMirror,
} from './queries.ts';
import { type DitoPeloProvedor, type Retrato, retratoDe } from './retrato.ts';

const MOST = 100;
const ATTEMPTS = 5;

async function perdidasEntre(stripe: Stripe, charges: readonly Stripe.Charge[]) {
  const lost = new Set<string>();
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const { data } = await stripe.disputes.list({ charge: id });
    if (data.some(({ status }) => status === 'lost')) lost.add(id);
  }
  return lost;
}

async function perguntar(
  stripe: Stripe,
  customer: string,
  precos: DitoPeloProvedor['precos'],
): Promise<DitoPeloProvedor> {
  const { data: assinaturas } = await stripe.subscriptions.list({
    ...{ customer, status: 'all', limit: MOST, expand: ['data.default_payment_method'] },
  });
  const { data: faturas } = await stripe.invoices.list({
    ...{ customer, limit: MOST, expand: ['data.payments'] },
  });
  const { data: cobrancas } = await stripe.charges.list({ customer, limit: MOST });
  const perdidas = await perdidasEntre(stripe, cobrancas);
  return { assinaturas, faturas, cobrancas, precos, perdidas };
}

/** Money that the bank took back ends what it paid for. */
async function encerrarPerdidas(stripe: Stripe, dito: DitoPeloProvedor): Promise<boolean> {
  if (dito.perdidas.size === 0) return false;
  const running = dito.assinaturas.filter(({ status }) =>
    ['active', 'trialing', 'past_due', 'unpaid'].includes(status),
  );
  const lostIntents = dito.cobrancas
    .filter(({ id }) => dito.perdidas.has(id))
    .map(({ payment_intent }) => payment_intent);
  const paidBy = (sub: Stripe.Subscription) =>
    dito.faturas.some(
      ({ parent, payments }) =>
        parent?.subscription_details?.subscription === sub.id &&
        payments?.data.some(({ payment }) => lostIntents.includes(payment.payment_intent ?? null)),
    );
  const ended = running.filter(paidBy);
  for (const { id } of ended) await stripe.subscriptions.cancel(id);
  return ended.length > 0;
}

async function escrever(tx: Tx, usuario: string, retrato: Retrato): Promise<void> {
  for (const row of retrato.assinaturas) await putAssinatura(tx, usuario, row);
  for (const row of retrato.cobrancas) await putCobranca(tx, usuario, row);
  for (const row of retrato.direitos) await putDireito(tx, usuario, row);
  for (const { id, atrasada_desde } of retrato.assinaturas) {
    if (atrasada_desde && (await takeAviso(tx, usuario, 'cobranca_falhou', atrasada_desde))) {
      const ate = retrato.direitos.find(({ referencia }) => referencia === id)?.ate ?? null;
      await publicar(tx, avisarPlano, { usuario, tipo: 'cobranca_falhou', ate });
    }
  }
}

/** Until what was asked is what is written. Harmless for a customer that we do not know. */
export async function espelhar(services: Services, cliente: string): Promise<void> {
  const stripe = await services.pagamentos.provedor();
  const precos = services.pagamentos.config?.prices ?? { mensal: '', anual: '' };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await findPorCliente(services.db, cliente);
    if (!known) return;
    await usarCartaoNovo(services.db, stripe, known);
    await conferirCompra(services.db, stripe, known);
    const dito = await perguntar(stripe, cliente, precos);
    if (await encerrarPerdidas(stripe, dito)) continue;
    const isWritten = await emTransacao(services, async (tx) => {
      if (!(await takeMirror(tx, known))) return false;
      await escrever(tx, known.usuario_uuid, retratoDe(dito));
      return true;
    });
    if (isWritten) return;
  }
  throw new Error('others wrote every time');
}
