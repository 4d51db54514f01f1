// Cards that are kept without a purchase: asked for by the product, typed in a frame of the demonstration.
import { randomBytes } from 'node:crypto';
import { comportamentoDe, instante, type Mundo, novoCartao } from './contas.ts';
import { buscar, type FormaDePagamento, guardar, novoId, type PedidoDeCartao } from './objetos.ts';

const SECRET_BYTES = 12;

export async function novoPedido(mundo: Mundo, customer: string): Promise<PedidoDeCartao> {
  const id = novoId('setup_intent');
  return guardar(mundo.db, 'setup_intent', {
    ...{ id, object: 'setup_intent', customer, status: 'requires_payment_method' },
    client_secret: `${id}_secret_${randomBytes(SECRET_BYTES).toString('hex')}`,
    ...{ payment_method: null, created: await instante(mundo), demo_card: null },
  });
}

export async function guardarCartao(
  mundo: Mundo,
  pedido: PedidoDeCartao,
  cartao: FormaDePagamento,
): Promise<PedidoDeCartao> {
  const done = await guardar(mundo.db, 'setup_intent', {
    ...pedido,
    ...{ status: 'succeeded', payment_method: cartao.id, demo_card: cartao },
  });
  await mundo.eventos.emit('setup_intent.succeeded', done, await instante(mundo));
  return done;
}

/** What the frame shows next. */
export type PassoDoPedido = 'feito' | 'desafio' | 'recusado' | 'vencido' | 'acabou' | 'incompleto';

export type GestoDoPedido =
  | { readonly faz: 'confirmar'; readonly numero: string }
  | { readonly faz: 'autorizar' | 'negar' };

/** Who knows the secret may give a card to its request, as a browser does with the provider's script. */
export async function confirmar(
  mundo: Mundo,
  segredo: string,
  gesto: GestoDoPedido,
): Promise<PassoDoPedido> {
  const [id = ''] = segredo.split('_secret_', 1);
  const pedido = await buscar(mundo.db, 'setup_intent', id);
  if (pedido?.client_secret !== segredo) return 'acabou';
  if (gesto.faz === 'confirmar') return comCartao(mundo, pedido, gesto.numero);
  if (pedido.status !== 'requires_action' || !pedido.demo_card) return 'acabou';
  if (gesto.faz === 'negar') {
    await guardar(mundo.db, 'setup_intent', { ...pedido, status: 'requires_payment_method' });
    return 'recusado';
  }
  await guardarCartao(mundo, pedido, pedido.demo_card);
  return 'feito';
}

const SHORTEST_NUMBER = 13;

async function comCartao(
  mundo: Mundo,
  pedido: PedidoDeCartao,
  numero: string,
): Promise<PassoDoPedido> {
  if (pedido.status === 'succeeded' || pedido.status === 'canceled') return 'acabou';
  const digits = numero.replaceAll(/\D/g, '');
  if (digits.length < SHORTEST_NUMBER) return 'incompleto';
  const cartao = novoCartao(digits, await instante(mundo));
  const does = comportamentoDe(cartao.card.last4);
  if (does === 'recusado') return 'recusado';
  if (does === 'expirado') return 'vencido';
  if (does !== 'desafio') {
    await guardarCartao(mundo, pedido, cartao);
    return 'feito';
  }
  const waiting = { status: 'requires_action', demo_card: cartao } as const;
  await guardar(mundo.db, 'setup_intent', { ...pedido, ...waiting });
  return 'desafio';
}
