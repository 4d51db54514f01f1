// What the demonstration keeps: objects as the provider's API gives them, one row each.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

type CartaoDaDemo = {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
};

export type FormaDePagamento = {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: CartaoDaDemo;
};

export type Preco = {
  readonly id: string;
  readonly object: 'price';
  readonly unit_amount: number;
  readonly currency: 'brl';
  readonly recurring: { readonly interval: 'month' | 'year' };
};

export type Assinatura = {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  created: number;
  start_date: number;
  ended_at: number | null;
  cancel_at_period_end: boolean;
  default_payment_method: FormaDePagamento;
  latest_invoice: string | null;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      price: Preco;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
  /** Of the demonstration alone: the next renewal fails. */
  demo_fails: boolean;
};

export type Fatura = {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'paid' | 'open' | 'void' | 'uncollectible';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  created: number;
  amount_due: number;
  amount_paid: number;
  currency: 'brl';
  hosted_invoice_url: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string };
  };
  payments: { object: 'list'; data: object[] };
  lines: { object: 'list'; data: { pricing: { price_details: { price: string } } }[] };
};

export type CobrancaDaDemo = {
  id: string;
  object: 'charge';
  customer: string;
  payment_intent: string;
  amount: number;
  currency: 'brl';
  created: number;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  receipt_url: string;
  metadata: Record<string, string>;
  payment_method_details: { type: 'card' | 'pix'; card?: CartaoDaDemo };
};

export type SessaoDaDemo = {
  id: string;
  object: 'checkout.session';
  mode: 'subscription' | 'payment' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string;
  created: number;
  expires_at: number;
  url: string | null;
  success_url: string;
  cancel_url: string;
  amount_total: number;
  metadata: Record<string, string>;
  subscription: string | null;
  setup_intent: string | null;
  demo_price: string | null;
};

/** A card that is asked for, to be kept. */
export type PedidoDeCartao = {
  id: string;
  object: 'setup_intent';
  customer: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  payment_method: string | null;
  created: number;
  /** Of the demonstration alone: what was typed in. */
  demo_card: FormaDePagamento | null;
};

type ContestacaoDaDemo = {
  id: string;
  object: 'dispute';
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
};

export type Objetos = {
  customer: {
    id: string;
    object: 'customer';
    email: string;
    name: string;
    created: number;
    /** Below zero: money that is left over from a change, which pays for what comes next. */
    balance?: number;
    deleted?: true;
  };
  subscription: Assinatura;
  invoice: Fatura;
  charge: CobrancaDaDemo;
  session: SessaoDaDemo;
  setup_intent: PedidoDeCartao;
  tax_id: { id: string; object: 'tax_id'; customer: string; type: string; value: string };
  dispute: ContestacaoDaDemo;
  refund: { id: string; object: 'refund'; payment_intent: string; amount: number; status: string };
};

export type TipoDeObjeto = keyof Objetos;

const PREFIX: Readonly<Record<TipoDeObjeto | 'event' | 'pi' | 'pm' | 'si', string>> = {
  ...{ customer: 'cus', subscription: 'sub', invoice: 'in', charge: 'ch', session: 'cs' },
  ...{ dispute: 'dp', refund: 're', event: 'evt', pi: 'pi', pm: 'pm', si: 'si' },
  ...{ setup_intent: 'seti', tax_id: 'txi' },
};

/** Rising, so that lists are sorted by it. */
export const novoId = (tipo: keyof typeof PREFIX): string =>
  `${PREFIX[tipo]}_${uuidv7().replaceAll('-', '')}`;

export async function guardar<T extends TipoDeObjeto>(
  tx: Tx,
  tipo: T,
  dados: Objetos[T] & { customer?: string },
): Promise<Objetos[T]> {
  await tx.run(sql`
    insert into provedor_demonstracao (id, tipo, cliente, dados)
    values (${dados.id}, ${tipo}, ${dados.customer ?? null}, ${JSON.stringify(dados)})
    on conflict (id) do update set dados = excluded.dados`);
  return dados;
}

export async function apagar(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from provedor_demonstracao where id = ${id}`);
}

export async function buscar<T extends TipoDeObjeto>(
  tx: Tx,
  tipo: T,
  id: string,
): Promise<Objetos[T] | undefined> {
  const row = await tx.first<{ dados: Objetos[T] }>(sql`
    select dados from provedor_demonstracao where id = ${id} and tipo = ${tipo}`);
  return row?.dados;
}

/** Newest first, as the provider lists them. */
export async function listar<T extends TipoDeObjeto>(
  tx: Tx,
  tipo: T,
  cliente?: string,
): Promise<Objetos[T][]> {
  const rows = await tx.rows<{ dados: Objetos[T] }>(sql`
    select dados from provedor_demonstracao
    where tipo = ${tipo} and (${cliente ?? null}::text is null or cliente = ${cliente ?? null})
    order by id desc`);
  return rows.map(({ dados }) => dados);
}
