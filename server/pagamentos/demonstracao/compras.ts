// What a person does on the pages of the demonstration: pays, is challenged by the bank, leaves.
import {
  avancar,
  type Comportamento,
  cobrar,
  comportamentoDe,
  depoisDe,
  faturar,
  instante,
  type Mundo,
  naoPaga,
  novoCartao,
  PRECOS,
  quitar,
  receber,
} from './contas.ts';
import {
  type Assinatura,
  buscar,
  type Fatura,
  type FormaDePagamento,
  guardar,
  novoId,
  type SessaoDaDemo,
} from './objetos.ts';
import { guardarCartao, novoPedido } from './pedidos.ts';

/** Where the person goes next, or what the page says. */
export type PassoDaCompra =
  | { readonly vai: string }
  | { readonly diz: 'recusado' | 'desafio' | 'acabou' };

const voltar = (sessao: SessaoDaDemo): PassoDaCompra => ({
  vai: sessao.success_url.replaceAll('{CHECKOUT_SESSION_ID}', sessao.id),
});

async function completar(mundo: Mundo, sessao: SessaoDaDemo, now: number): Promise<PassoDaCompra> {
  const done: SessaoDaDemo = { ...sessao, status: 'complete', url: null };
  await guardar(mundo.db, 'session', done);
  await mundo.eventos.emit('checkout.session.completed', done, now);
  return voltar(done);
}

async function assinar(
  mundo: Mundo,
  sessao: SessaoDaDemo,
  { cartao, status }: { cartao: FormaDePagamento; status: 'active' | 'incomplete' },
): Promise<Assinatura> {
  const now = await instante(mundo);
  const price = PRECOS[sessao.demo_price ?? ''];
  if (!price) throw new Error(`no price ${sessao.demo_price}`);
  const item = {
    ...{ id: novoId('si'), object: 'subscription_item' as const, price },
    ...{ current_period_start: now, current_period_end: depoisDe(now, price) },
  };
  const sub: Assinatura = {
    ...{ id: novoId('subscription'), object: 'subscription', customer: sessao.customer, status },
    ...{ created: now, start_date: now, ended_at: null, cancel_at_period_end: false },
    ...{ default_payment_method: cartao, latest_invoice: null },
    items: { object: 'list', data: [item] },
    demo_fails: false,
  };
  const value = { amount: price.unit_amount, now, motivo: 'subscription_create' } as const;
  await faturar(mundo, sub, value, status === 'active');
  await guardar(mundo.db, 'subscription', sub);
  await mundo.eventos.emit('customer.subscription.created', sub, now);
  return sub;
}

export async function abertaOuNada(mundo: Mundo, id: string): Promise<SessaoDaDemo | null> {
  const sessao = await buscar(mundo.db, 'session', id);
  if (sessao?.status !== 'open') return null;
  if (sessao.expires_at > (await instante(mundo))) return sessao;
  await guardar(mundo.db, 'session', { ...sessao, status: 'expired', url: null });
  return null;
}

async function comCartao(
  mundo: Mundo,
  sessao: SessaoDaDemo,
  numero: string,
): Promise<PassoDaCompra> {
  const now = await instante(mundo);
  const cartao = novoCartao(numero, now);
  const does: Comportamento = comportamentoDe(cartao.card.last4);
  const isKept = does === 'sem_limite' && sessao.mode === 'setup';
  if (naoPaga(cartao) && !isKept) return { diz: 'recusado' };
  if (sessao.mode === 'setup') {
    const { id } = await guardarCartao(mundo, await novoPedido(mundo, sessao.customer), cartao);
    return completar(mundo, { ...sessao, setup_intent: id }, now);
  }
  const status = does === 'desafio' ? 'incomplete' : 'active';
  const sub = await assinar(mundo, sessao, { cartao, status });
  const paid: SessaoDaDemo = { ...sessao, subscription: sub.id };
  if (status === 'active') return completar(mundo, { ...paid, payment_status: 'paid' }, now);
  await guardar(mundo.db, 'session', paid);
  return { diz: 'desafio' };
}

/** The bank's answer to its challenge. */
async function depoisDoDesafio(
  mundo: Mundo,
  sessao: SessaoDaDemo,
  isYes: boolean,
): Promise<PassoDaCompra> {
  const now = await instante(mundo);
  const sub = await buscar(mundo.db, 'subscription', sessao.subscription ?? '');
  if (sub?.status !== 'incomplete') return { diz: 'acabou' };
  if (!isYes) return { diz: 'recusado' };
  const open = await buscar(mundo.db, 'invoice', sub.latest_invoice ?? '');
  if (open) await quitar(mundo, open, sub.default_payment_method, now);
  sub.status = 'active';
  await guardar(mundo.db, 'subscription', sub);
  await mundo.eventos.emit('customer.subscription.updated', sub, now);
  return completar(mundo, { ...sessao, payment_status: 'paid' }, now);
}

async function comPix(mundo: Mundo, sessao: SessaoDaDemo): Promise<PassoDaCompra> {
  const now = await instante(mundo);
  const { amount_total: amount, metadata } = sessao;
  const charge = await cobrar(mundo, sessao.customer, { amount, now, metadata });
  await mundo.eventos.emit('charge.succeeded', charge, now);
  return completar(mundo, { ...sessao, payment_status: 'paid' }, now);
}

/** On the page of an invoice that could not be charged, with whichever card; the subscription keeps the one it has. */
export async function pagarFatura(mundo: Mundo, fatura: Fatura, numero: string) {
  const cartao = novoCartao(numero, await instante(mundo));
  if (fatura.status !== 'open') return { fatura, aviso: null };
  const id = fatura.parent.subscription_details.subscription;
  const sub = await buscar(mundo.db, 'subscription', id);
  if (!sub || naoPaga(cartao)) return { fatura, aviso: 'recusado' as const };
  return { fatura: await receber(mundo, sub, fatura, cartao), aviso: null };
}

export type GestoDaCompra =
  | { readonly faz: 'cartao'; readonly numero: string }
  | { readonly faz: 'autorizar' | 'negar' | 'pix' | 'expirar' };

export async function comprar(
  mundo: Mundo,
  id: string,
  gesto: GestoDaCompra,
): Promise<PassoDaCompra> {
  await avancar(mundo);
  const sessao = await abertaOuNada(mundo, id);
  if (!sessao) return { diz: 'acabou' };
  if (gesto.faz === 'cartao') return comCartao(mundo, sessao, gesto.numero);
  if (gesto.faz === 'autorizar' || gesto.faz === 'negar') {
    return depoisDoDesafio(mundo, sessao, gesto.faz === 'autorizar');
  }
  if (gesto.faz === 'pix') return comPix(mundo, sessao);
  const gone = { ...sessao, status: 'expired', url: null } as const;
  await guardar(mundo.db, 'session', gone);
  await mundo.eventos.emit('checkout.session.expired', gone, await instante(mundo));
  return { diz: 'acabou' };
}
