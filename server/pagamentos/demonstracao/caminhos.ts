// The paths of the provider's API that the product calls, and no others.
import {
  comSaldo,
  depoisDe,
  encerrar,
  faturar,
  instante,
  type Mundo,
  naoPaga,
  PRECOS,
  receber,
  troca,
} from './contas.ts';
import {
  type Assinatura,
  apagar,
  buscar,
  guardar,
  listar,
  novoId,
  type SessaoDaDemo,
} from './objetos.ts';
import { novoPedido } from './pedidos.ts';

type FormDoPedido = Readonly<Record<string, unknown>>;
type PedidoAoProvedor = { readonly id: string; readonly form: FormDoPedido };

/** In the provider's words. */
export class RecusaDoProvedor extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: { type: string; code?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

const missing = (id: string) =>
  new RecusaDoProvedor(404, {
    ...{ type: 'invalid_request_error', code: 'resource_missing' },
    message: `No such object: ${id}`,
  });

const declined = () =>
  new RecusaDoProvedor(402, {
    ...{ type: 'card_error', code: 'card_declined' },
    message: 'Your card was declined.',
  });

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const group = (value: unknown): FormDoPedido =>
  typeof value === 'object' && value !== null ? (value as FormDoPedido) : {};

async function naoExcluido({ db }: Mundo, id: string) {
  const customer = await buscar(db, 'customer', id);
  if (!customer || customer.deleted) throw missing(id);
  return { balance: 0, ...customer };
}

async function assinaturaDe({ db }: Mundo, id: string): Promise<Assinatura> {
  const sub = await buscar(db, 'subscription', id);
  if (!sub) throw missing(id);
  return sub;
}

type Caminho = (mundo: Mundo, pedido: PedidoAoProvedor) => Promise<object>;

const criarCliente: Caminho = async (mundo, { form }) =>
  guardar(mundo.db, 'customer', {
    ...{ id: novoId('customer'), object: 'customer', email: text(form.email) },
    ...{ name: text(form.name), created: await instante(mundo) },
  });

const verCliente: Caminho = (mundo, { id }) => naoExcluido(mundo, id);

const mudarSaldo: Caminho = async (mundo, { id, form }) => {
  const customer = await naoExcluido(mundo, id);
  const amount = Number(text(form.amount));
  const balance = customer.balance + amount;
  await guardar(mundo.db, 'customer', { ...customer, balance });
  return { object: 'customer_balance_transaction', customer: id, amount, ending_balance: balance };
};

/** With it go its subscriptions, at once. */
const excluirCliente: Caminho = async (mundo, { id }) => {
  const customer = await naoExcluido(mundo, id);
  const now = await instante(mundo);
  for (const sub of await listar(mundo.db, 'subscription', id)) {
    if (sub.ended_at === null) await encerrar(mundo, sub, now);
  }
  for (const { id: one } of await listar(mundo.db, 'tax_id', id)) await apagar(mundo.db, one);
  await guardar(mundo.db, 'customer', { ...customer, email: '', name: '', deleted: true });
  return { id, object: 'customer', deleted: true };
};

const documentosDe: Caminho = async ({ db }, { id }) => list(await listar(db, 'tax_id', id));

const guardarDocumento: Caminho = async (mundo, { id, form }) => {
  const { id: customer } = await naoExcluido(mundo, id);
  const [type, value] = [text(form.type), text(form.value)];
  return guardar(mundo.db, 'tax_id', {
    ...{ id: novoId('tax_id'), object: 'tax_id', customer, type, value },
  });
};

const apagarDocumento: Caminho = async ({ db }, { id }) => {
  await apagar(db, id);
  return { id, object: 'tax_id', deleted: true };
};

const CHECKOUT_SECONDS = 86_400;

const abrirSessao: Caminho = async (mundo, { form }) => {
  await naoExcluido(mundo, text(form.customer));
  const now = await instante(mundo);
  const id = novoId('session');
  const line = group(Array.isArray(form.line_items) ? form.line_items[0] : undefined);
  const price = text(line.price);
  const inline = Number(text(group(line.price_data).unit_amount));
  const pix = group(group(form.payment_method_options).pix);
  const lasts = Number(text(pix.expires_after_seconds)) || CHECKOUT_SECONDS;
  const sessao: SessaoDaDemo = {
    ...{ id, object: 'checkout.session', mode: text(form.mode) as SessaoDaDemo['mode'] },
    ...{ status: 'open', payment_status: 'unpaid', customer: text(form.customer) },
    ...{ created: now, expires_at: now + lasts, url: `${mundo.appUrl}/dev/pagamentos/${id}` },
    ...{ success_url: text(form.success_url), cancel_url: text(form.cancel_url) },
    amount_total: PRECOS[price]?.unit_amount ?? (inline || 0),
    metadata: group(group(form.payment_intent_data).metadata) as Record<string, string>,
    ...{ subscription: null, setup_intent: null, demo_price: price || null },
  };
  return guardar(mundo.db, 'session', sessao);
};

const verSessao: Caminho = async ({ db }, { id }) => {
  const sessao = await buscar(db, 'session', id);
  if (!sessao) throw missing(id);
  return sessao;
};

const expirarSessao: Caminho = async (mundo, pedido) => {
  const sessao = (await verSessao(mundo, pedido)) as SessaoDaDemo;
  if (sessao.status !== 'open') {
    throw new RecusaDoProvedor(400, {
      ...{ type: 'invalid_request_error', message: 'Only open sessions can be expired.' },
    });
  }
  return guardar(mundo.db, 'session', { ...sessao, status: 'expired', url: null });
};

async function trocarPreco(mundo: Mundo, sub: Assinatura, price: string): Promise<void> {
  const preco = PRECOS[price];
  const [item] = sub.items.data;
  if (!preco || !item) throw missing(price);
  const now = await instante(mundo);
  const amount = troca(sub, preco, now);
  if (naoPaga(sub.default_payment_method)) throw declined();
  Object.assign(item, {
    ...{ price: preco, current_period_start: now, current_period_end: depoisDe(now, preco) },
  });
  const fatura = await faturar(mundo, sub, { amount, now, motivo: 'subscription_update' }, true);
  await mundo.eventos.emit('invoice.paid', fatura, now);
}

const mudarAssinatura: Caminho = async (mundo, { id, form }) => {
  const sub = await assinaturaDe(mundo, id);
  if (sub.ended_at !== null) throw missing(id);
  if (form.cancel_at_period_end !== undefined) {
    sub.cancel_at_period_end = text(form.cancel_at_period_end) === 'true';
  }
  if (form.default_payment_method !== undefined) {
    const requests = await listar(mundo.db, 'setup_intent', sub.customer);
    const method = requests
      .map(({ demo_card }) => demo_card)
      .find((one) => one?.id === form.default_payment_method);
    if (!method) throw missing(text(form.default_payment_method));
    sub.default_payment_method = method;
  }
  const price = text(group(Array.isArray(form.items) ? form.items[0] : undefined).price);
  if (price) await trocarPreco(mundo, sub, price);
  await guardar(mundo.db, 'subscription', sub);
  await mundo.eventos.emit('customer.subscription.updated', sub, await instante(mundo));
  return sub;
};

const cancelarAssinatura: Caminho = async (mundo, { id }) => {
  const sub = await assinaturaDe(mundo, id);
  if (sub.ended_at !== null) throw missing(id);
  await encerrar(mundo, sub, await instante(mundo));
  return sub;
};

const pagarFatura: Caminho = async (mundo, { id }) => {
  const fatura = await buscar(mundo.db, 'invoice', id);
  if (!fatura) throw missing(id);
  if (fatura.status !== 'open') return fatura;
  const sub = await assinaturaDe(mundo, fatura.parent.subscription_details.subscription);
  if (naoPaga(sub.default_payment_method)) throw declined();
  return receber(mundo, sub, fatura, sub.default_payment_method);
};

const anularFatura: Caminho = async ({ db }, { id }) => {
  const fatura = await buscar(db, 'invoice', id);
  if (!fatura) throw missing(id);
  if (fatura.status !== 'open') {
    throw new RecusaDoProvedor(400, {
      ...{ type: 'invalid_request_error', message: 'Only open invoices can be voided.' },
    });
  }
  return guardar(db, 'invoice', { ...fatura, status: 'void' });
};

const preverTroca: Caminho = async (mundo, { form }) => {
  const sub = await assinaturaDe(mundo, text(form.subscription));
  const { items } = group(form.subscription_details);
  const preco = PRECOS[text(group(Array.isArray(items) ? items[0] : undefined).price)];
  if (!preco) throw missing('price');
  const { balance } = await naoExcluido(mundo, sub.customer);
  const { amount } = comSaldo(troca(sub, preco, await instante(mundo)), balance);
  return { object: 'invoice', amount_due: amount, currency: 'brl', lines: list([]) };
};

const devolver: Caminho = async (mundo, { form }) => {
  const pi = text(form.payment_intent);
  const charge = (await listar(mundo.db, 'charge')).find((one) => one.payment_intent === pi);
  if (!charge) throw missing(pi);
  if (charge.refunded) {
    throw new RecusaDoProvedor(400, {
      ...{ type: 'invalid_request_error', code: 'charge_already_refunded' },
      message: 'Charge has already been refunded.',
    });
  }
  const back = await guardar(mundo.db, 'charge', { ...charge, refunded: true });
  await mundo.eventos.emit('charge.refunded', back, await instante(mundo));
  return guardar(mundo.db, 'refund', {
    ...{ id: novoId('refund'), object: 'refund', payment_intent: pi, amount: charge.amount },
    status: 'succeeded',
  });
};

const pedirCartao: Caminho = async (mundo, { form }) => {
  const { id } = await naoExcluido(mundo, text(form.customer));
  return novoPedido(mundo, id);
};

const desistirDoCartao: Caminho = async (mundo, { id }) => {
  const pedido = await buscar(mundo.db, 'setup_intent', id);
  if (!pedido) throw missing(id);
  if (pedido.status === 'succeeded' || pedido.status === 'canceled') {
    throw new RecusaDoProvedor(400, {
      ...{ type: 'invalid_request_error', code: 'setup_intent_unexpected_state' },
      message: `You cannot cancel this SetupIntent because it has a status of ${pedido.status}.`,
    });
  }
  return guardar(mundo.db, 'setup_intent', { ...pedido, status: 'canceled' });
};

const doCliente =
  (tipo: 'subscription' | 'invoice' | 'charge' | 'setup_intent'): Caminho =>
  async ({ db }, { form }) =>
    list(await listar(db, tipo, text(form.customer)));

const verCobranca: Caminho = async ({ db }, { id }) => {
  const charge = await buscar(db, 'charge', id);
  if (!charge) throw missing(id);
  return charge;
};

const contestacoes: Caminho = async ({ db }, { form }) =>
  list((await listar(db, 'dispute')).filter(({ charge }) => charge === form.charge));

/** ':id' stands for one. */
export const CAMINHOS: Readonly<Record<string, Caminho>> = {
  'POST /v1/customers': criarCliente,
  'GET /v1/customers/:id': verCliente,
  'POST /v1/customers/:id/balance_transactions': mudarSaldo,
  'DELETE /v1/customers/:id': excluirCliente,
  'GET /v1/customers/:id/tax_ids': documentosDe,
  'POST /v1/customers/:id/tax_ids': guardarDocumento,
  'DELETE /v1/customers/:id/tax_ids/:id': apagarDocumento,
  'POST /v1/checkout/sessions': abrirSessao,
  'GET /v1/checkout/sessions/:id': verSessao,
  'POST /v1/checkout/sessions/:id/expire': expirarSessao,
  'GET /v1/setup_intents': doCliente('setup_intent'),
  'POST /v1/setup_intents': pedirCartao,
  'POST /v1/setup_intents/:id/cancel': desistirDoCartao,
  'GET /v1/subscriptions': doCliente('subscription'),
  'POST /v1/subscriptions/:id': mudarAssinatura,
  'DELETE /v1/subscriptions/:id': cancelarAssinatura,
  'GET /v1/invoices': doCliente('invoice'),
  'POST /v1/invoices/create_preview': preverTroca,
  'POST /v1/invoices/:id/pay': pagarFatura,
  'POST /v1/invoices/:id/void': anularFatura,
  'GET /v1/charges': doCliente('charge'),
  'GET /v1/charges/:id': verCobranca,
  'GET /v1/disputes': contestacoes,
  'POST /v1/refunds': devolver,
};
