// Money at the demonstration: what a card does, what a period costs, what is left over when a plan changes, and what
// time does to a subscription.
import { PRECO_CENTAVOS } from '#regras/planos.ts';
import { agora } from '#server/database/agora.ts';
import type { Database } from '#server/database/database.ts';
import type { Eventos } from './eventos.ts';
import {
  type Assinatura,
  buscar,
  type CobrancaDaDemo,
  type Fatura,
  type FormaDePagamento,
  guardar,
  listar,
  novoId,
  type Preco,
} from './objetos.ts';

const SECOND_MS = 1_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;
/** As long as the provider waits for a bank's challenge. */
const INCOMPLETE_SECONDS = 23 * HOUR;
/** Then it gives a failed charge up. */
const GIVEN_UP_DAYS = 21;

export type Mundo = { readonly db: Database; readonly eventos: Eventos; readonly appUrl: string };

export const instante = async ({ db }: Pick<Mundo, 'db'>): Promise<number> =>
  Math.floor((await agora(db)).getTime() / SECOND_MS);

export const PRECOS: Readonly<Record<string, Preco>> = {
  price_mensal: {
    ...{ id: 'price_mensal', object: 'price', unit_amount: PRECO_CENTAVOS.mensal },
    ...{ currency: 'brl', recurring: { interval: 'month' } },
  },
  price_anual: {
    ...{ id: 'price_anual', object: 'price', unit_amount: PRECO_CENTAVOS.anual },
    ...{ currency: 'brl', recurring: { interval: 'year' } },
  },
};

const ENDS = {
  ...{ aprovado: '4242', recusado: '0002', desafio: '3155', expirado: '0069' },
  /** Is kept, and then gives no money. */
  sem_limite: '0341',
} as const;
export type Comportamento = keyof typeof ENDS;

/** By its last digits, as the provider's test cards are known. */
export const comportamentoDe = (last4: string): Comportamento =>
  (Object.keys(ENDS) as Comportamento[]).find((name) => ENDS[name] === last4) ?? 'aprovado';

const NO_MONEY: readonly Comportamento[] = ['recusado', 'expirado', 'sem_limite'];

export const naoPaga = ({ card }: FormaDePagamento) =>
  NO_MONEY.includes(comportamentoDe(card.last4));

export const novoCartao = (numero: string, now: number): FormaDePagamento => ({
  ...{ id: novoId('pm'), object: 'payment_method', type: 'card' },
  card: {
    ...{ brand: 'visa', last4: numero.slice(-4), exp_month: 8 },
    exp_year: new Date(now * SECOND_MS).getUTCFullYear() + 3,
  },
});

/** The same day of the next month or year. */
export function depoisDe(seconds: number, { recurring }: Preco): number {
  const date = new Date(seconds * SECOND_MS);
  if (recurring.interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / SECOND_MS);
}

type Valor = { readonly amount: number; readonly now: number; readonly metadata?: object };

export async function cobrar(
  { db, appUrl }: Mundo,
  cliente: string,
  { amount, now, metadata = {} }: Valor,
  card?: FormaDePagamento,
): Promise<CobrancaDaDemo> {
  const id = novoId('charge');
  return guardar(db, 'charge', {
    ...{ id, object: 'charge', customer: cliente, payment_intent: novoId('pi') },
    ...{ amount, currency: 'brl', created: now, paid: true, refunded: false, disputed: false },
    receipt_url: `${appUrl}/dev/pagamentos/${id}`,
    metadata: metadata as Record<string, string>,
    payment_method_details: card ? { type: 'card', card: card.card } : { type: 'pix' },
  });
}

/** What is to be paid of a total, and what the customer's balance is then. */
export const comSaldo = (total: number, balance: number) => ({
  amount: Math.max(0, total + balance),
  left: Math.min(0, total + balance),
});

/** An invoice of a subscription; paid at once where the card gives the money. The balance of the customer counts first. */
export async function faturar(
  mundo: Mundo,
  sub: Assinatura,
  { amount: total, now, motivo }: Valor & { readonly motivo: Fatura['billing_reason'] },
  isPaid: boolean,
): Promise<Fatura> {
  const customer = await buscar(mundo.db, 'customer', sub.customer);
  const { amount, left } = comSaldo(total, customer?.balance ?? 0);
  if (customer) await guardar(mundo.db, 'customer', { ...customer, balance: left });
  const charge =
    isPaid && amount > 0
      ? await cobrar(mundo, sub.customer, { amount, now }, sub.default_payment_method)
      : null;
  const payment = charge && {
    ...{ object: 'invoice_payment', status: 'paid' },
    payment: { type: 'payment_intent', payment_intent: charge.payment_intent },
  };
  const price = sub.items.data[0]?.price.id ?? '';
  const id = novoId('invoice');
  const fatura = await guardar(mundo.db, 'invoice', {
    ...{ id, object: 'invoice', customer: sub.customer, billing_reason: motivo },
    ...{ status: isPaid ? 'paid' : 'open', created: now, currency: 'brl' },
    ...{ amount_due: amount, amount_paid: isPaid ? amount : 0 },
    hosted_invoice_url: `${mundo.appUrl}/dev/pagamentos/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: sub.id } },
    payments: { object: 'list', data: payment ? [payment] : [] },
    lines: { object: 'list', data: [{ pricing: { price_details: { price } } }] },
  });
  sub.latest_invoice = fatura.id;
  return fatura;
}

/** A card gives the money for one that was open. */
export async function quitar(
  mundo: Mundo,
  fatura: Fatura,
  cartao: FormaDePagamento,
  now: number,
): Promise<Fatura> {
  const value = { amount: fatura.amount_due, now };
  const charge = await cobrar(mundo, fatura.customer, value, cartao);
  const payment = { type: 'payment_intent', payment_intent: charge.payment_intent };
  const data = [{ object: 'invoice_payment', status: 'paid', payment }];
  const paid = { status: 'paid', amount_paid: fatura.amount_due } as const;
  return guardar(mundo.db, 'invoice', { ...fatura, ...paid, payments: { object: 'list', data } });
}

/** What was late is paid: the subscription goes on. */
export async function receber(
  mundo: Mundo,
  sub: Assinatura,
  fatura: Fatura,
  cartao: FormaDePagamento,
): Promise<Fatura> {
  const now = await instante(mundo);
  const paid = await quitar(mundo, fatura, cartao, now);
  if (sub.status === 'past_due') sub.status = 'active';
  await guardar(mundo.db, 'subscription', sub);
  await mundo.eventos.emit('invoice.paid', paid, now);
  await mundo.eventos.emit('customer.subscription.updated', sub, now);
  return paid;
}

/** What a change comes to: the new price less what was paid of the old period and not used. Below zero it is left over. */
export function troca(sub: Assinatura, preco: Preco, now: number): number {
  const [item] = sub.items.data;
  if (!item) return preco.unit_amount;
  const { current_period_start: from, current_period_end: to } = item;
  const unused = Math.max(0, (to - now) / (to - from));
  return preco.unit_amount - Math.round(item.price.unit_amount * unused);
}

async function renovar(mundo: Mundo, sub: Assinatura, now: number): Promise<void> {
  const [item] = sub.items.data;
  if (!item) return;
  const at = item.current_period_end;
  item.current_period_start = at;
  item.current_period_end = depoisDe(at, item.price);
  const fails = sub.demo_fails || naoPaga(sub.default_payment_method);
  const amount = item.price.unit_amount;
  const fatura = await faturar(
    mundo,
    sub,
    { amount, now: at, motivo: 'subscription_cycle' },
    !fails,
  );
  sub.status = fails ? 'past_due' : 'active';
  sub.demo_fails = false;
  await guardar(mundo.db, 'subscription', sub);
  await mundo.eventos.emit(fails ? 'invoice.payment_failed' : 'invoice.paid', fatura, now);
  await mundo.eventos.emit('customer.subscription.updated', sub, now);
}

export async function encerrar(mundo: Mundo, sub: Assinatura, at: number, status = 'canceled') {
  sub.status = status;
  sub.ended_at = at;
  await guardar(mundo.db, 'subscription', sub);
  await mundo.eventos.emit('customer.subscription.deleted', sub, at);
}

async function desistir(mundo: Mundo, sub: Assinatura, now: number): Promise<boolean> {
  const open = (await listar(mundo.db, 'invoice', sub.customer)).filter(
    ({ status, parent }) =>
      status === 'open' && parent.subscription_details.subscription === sub.id,
  );
  const first = open.at(-1);
  if (!first || first.created + GIVEN_UP_DAYS * DAY > now) return false;
  for (const fatura of open) {
    await guardar(mundo.db, 'invoice', { ...fatura, status: 'uncollectible' });
  }
  await encerrar(mundo, sub, first.created + GIVEN_UP_DAYS * DAY);
  return true;
}

/** One step of time for one subscription; whether there was one. */
async function passo(mundo: Mundo, sub: Assinatura, now: number): Promise<boolean> {
  const end = sub.items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY;
  if (sub.status === 'incomplete' && sub.created + INCOMPLETE_SECONDS <= now) {
    await encerrar(mundo, sub, sub.created + INCOMPLETE_SECONDS, 'incomplete_expired');
    return true;
  }
  if (sub.status === 'past_due') return desistir(mundo, sub, now);
  if (sub.status !== 'active' || end > now) return false;
  if (sub.cancel_at_period_end) await encerrar(mundo, sub, end);
  else await renovar(mundo, sub, now);
  return true;
}

/** Everything that time has brought since somebody looked last. */
export async function avancar(mundo: Mundo): Promise<void> {
  const now = await instante(mundo);
  for (const sub of await listar(mundo.db, 'subscription')) {
    while (await passo(mundo, sub, now));
  }
}
