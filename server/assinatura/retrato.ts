// From what the provider says of a customer to the rows that we keep. Pure: the same words always give the same rows,
// whatever was heard before and in which order.
import type Stripe from 'stripe';
import { PERIODOS, type Periodo } from '#regras/planos.ts';
import type { AssinaturaRow, CobrancaRow, DireitoRow } from './queries.ts';

const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
/** From the first charge that failed; also how long we wait for news of a renewal. */
const DIAS_DE_GRACA = 7;
/** Of a payment that makes a year by Pix. */
export const PIX_ANUAL = 'pix_anual';

/** Everything that was asked. */
export type DitoPeloProvedor = {
  readonly assinaturas: readonly Stripe.Subscription[];
  readonly faturas: readonly Stripe.Invoice[];
  readonly cobrancas: readonly Stripe.Charge[];
  readonly precos: Readonly<Record<Periodo, string>>;
  /** Charges whose dispute was lost. */
  readonly perdidas: ReadonlySet<string>;
};

export type Retrato = {
  readonly assinaturas: readonly AssinaturaRow[];
  readonly cobrancas: readonly CobrancaRow[];
  readonly direitos: readonly DireitoRow[];
};

const iso = (seconds: number) => new Date(seconds * SECOND_MS).toISOString();
const idOf = (one: string | { readonly id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? null);

const periodoDe = (price: Stripe.Price | undefined): Periodo =>
  price?.recurring?.interval === 'month' ? 'mensal' : 'anual';

const assinaturaDe = (fatura: Stripe.Invoice) =>
  idOf(fatura.parent?.subscription_details?.subscription);

function cartaoDe({
  default_payment_method: method,
}: Stripe.Subscription): AssinaturaRow['cartao'] {
  const card = typeof method === 'object' ? method?.card : undefined;
  if (!card) return null;
  const month = String(card.exp_month).padStart(2, '0');
  return { marca: card.brand, final: card.last4, validade: `${month}/${card.exp_year % 100}` };
}

function linhaDaAssinatura(
  sub: Stripe.Subscription,
  faturas: readonly Stripe.Invoice[],
): AssinaturaRow {
  const [item] = sub.items.data;
  const open = faturas
    .filter((one) => assinaturaDe(one) === sub.id && one.status === 'open')
    .map(({ created }) => created);
  const since = sub.status === 'past_due' && open.length > 0 ? Math.min(...open) : null;
  return {
    id: sub.id,
    periodo: periodoDe(item?.price),
    centavos: item?.price.unit_amount ?? 0,
    status: sub.status,
    desde: iso(sub.start_date),
    periodo_ate: iso(item?.current_period_end ?? sub.start_date),
    cancela_no_fim: sub.cancel_at_period_end,
    atrasada_desde: since === null ? null : iso(since),
    cartao: cartaoDe(sub),
  };
}

/** Of the renewals, the oldest since which none was paid. */
function semPagarDesde({ id }: Stripe.Subscription, faturas: readonly Stripe.Invoice[]) {
  const renewals = faturas
    .filter((one) => assinaturaDe(one) === id && one.billing_reason === 'subscription_cycle')
    .toSorted((a, b) => b.created - a.created);
  const paid = renewals.findIndex(({ status }) => status === 'paid');
  return renewals.slice(0, paid === -1 ? undefined : paid).at(-1)?.created ?? null;
}

/** Until when a subscription gives the Pro, in seconds; null where it never did. */
function fimDe(
  sub: Stripe.Subscription,
  row: AssinaturaRow,
  faturas: readonly Stripe.Invoice[],
): number | null {
  const end = Date.parse(row.periodo_ate) / SECOND_MS;
  const grace = DIAS_DE_GRACA * DAY_SECONDS;
  switch (sub.status) {
    case 'active':
    case 'trialing':
      return row.cancela_no_fim ? end : end + grace;
    case 'past_due':
      return row.atrasada_desde ? Date.parse(row.atrasada_desde) / SECOND_MS + grace : end;
    case 'canceled':
    case 'unpaid': {
      // Whoever was not paid is given up weeks later: by then the days of grace were long over.
      const unpaid = semPagarDesde(sub, faturas);
      const over = sub.ended_at ?? sub.canceled_at;
      const graceOver = unpaid === null ? null : unpaid + grace;
      return Math.min(over ?? graceOver ?? sub.start_date, graceOver ?? Number.POSITIVE_INFINITY);
    }
    default:
      return null;
  }
}

function direitoDa(
  sub: Stripe.Subscription,
  row: AssinaturaRow,
  faturas: readonly Stripe.Invoice[],
): DireitoRow[] {
  const ate = fimDe(sub, row, faturas);
  if (ate === null) return [];
  const renova = ['active', 'trialing', 'past_due'].includes(sub.status) && !row.cancela_no_fim;
  const { id: referencia, periodo, desde } = row;
  const plano = `pro_${periodo}` as const;
  return [{ referencia, fonte: 'assinatura', plano, desde, ate: iso(ate), renova }];
}

function umAnoDepois(seconds: number): number {
  const date = new Date(seconds * SECOND_MS);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime() / SECOND_MS;
}

const isPix = ({ metadata }: Stripe.Charge) => metadata.tabelao === PIX_ANUAL;

/** One year after the other, in the order in which they were paid. What was given back gives nothing. */
function direitosPorPix({ cobrancas, perdidas }: DitoPeloProvedor): DireitoRow[] {
  let last = 0;
  const paid = cobrancas.filter((one) => isPix(one) && one.paid);
  return paid
    .toSorted((a, b) => a.created - b.created)
    .map((charge) => {
      const isOver = charge.refunded || perdidas.has(charge.id);
      const from = Math.max(charge.created, isOver ? 0 : last);
      const to = isOver ? from : umAnoDepois(from);
      last = Math.max(last, to);
      const [desde, ate] = [iso(from), iso(to)];
      return { referencia: charge.id, fonte: 'pix', plano: 'pro_anual', desde, ate, renova: false };
    });
}

function formaDe(charge: Stripe.Charge | undefined): string | null {
  const details = charge?.payment_method_details;
  if (!details) return null;
  if (details.type === 'pix') return 'Pix';
  const { brand = '', last4 = '' } = details.card ?? {};
  return `${(brand ?? '').replace(/^./, (first) => first.toUpperCase())} ${last4}`.trim();
}

type Situacao = CobrancaRow['situacao'];

function situacaoDe(charge: Stripe.Charge | undefined, otherwise: Situacao): Situacao {
  if (charge?.refunded) return 'devolvida';
  return charge?.disputed ? 'contestada' : otherwise;
}

const OF_INVOICE: Readonly<Record<string, Situacao>> = { paid: 'paga', open: 'aberta' };

/** By the price on it: the subscription may have another one by now. */
function periodoDaFatura(
  fatura: Stripe.Invoice,
  { precos, assinaturas }: DitoPeloProvedor,
): Periodo {
  const price = idOf(fatura.lines?.data.at(-1)?.pricing?.price_details?.price);
  const known = PERIODOS.find((periodo) => precos[periodo] === price);
  const sub = assinaturas.find(({ id }) => id === assinaturaDe(fatura));
  return known ?? periodoDe(sub?.items.data[0]?.price);
}

function linhaDaFatura(fatura: Stripe.Invoice, dito: DitoPeloProvedor): CobrancaRow {
  const intents = (fatura.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  const charge = dito.cobrancas.find((one) => intents.includes(idOf(one.payment_intent)));
  return {
    id: fatura.id ?? '',
    em: iso(fatura.created),
    o_que: periodoDaFatura(fatura, dito),
    centavos: fatura.amount_due,
    situacao: situacaoDe(charge, OF_INVOICE[fatura.status ?? ''] ?? 'cancelada'),
    forma: formaDe(charge),
    recibo: fatura.hosted_invoice_url ?? null,
  };
}

const linhaDoPix = (charge: Stripe.Charge): CobrancaRow => ({
  id: charge.id,
  em: iso(charge.created),
  o_que: 'pix',
  centavos: charge.amount,
  situacao: situacaoDe(charge, charge.paid ? 'paga' : 'aberta'),
  forma: formaDe(charge),
  recibo: charge.receipt_url,
});

export function retratoDe(dito: DitoPeloProvedor): Retrato {
  const assinaturas = dito.assinaturas.map((sub) => linhaDaAssinatura(sub, dito.faturas));
  return {
    assinaturas,
    cobrancas: [
      ...dito.faturas.map((fatura) => linhaDaFatura(fatura, dito)),
      ...dito.cobrancas.filter(isPix).map(linhaDoPix),
    ],
    direitos: [
      ...dito.assinaturas.flatMap((sub, i) =>
        direitoDa(sub, assinaturas[i] as AssinaturaRow, dito.faturas),
      ),
      ...direitosPorPix(dito),
    ],
  };
}
