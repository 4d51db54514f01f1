import type { retirarPedidoDaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { closePedidos } from './queries.ts';

/** Nothing to take back is nothing to complain about. */
export const retirarPedidoDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  const pedido = { uuid: params.uuid, quem: quemNaLiga(visitor), acao: 'ver' } as const;
  await escreverNaLiga(services, pedido, async ({ tx, registrar }) => {
    const mine = { liga: params.uuid, usuario: user.uuid };
    const closed = await closePedidos(tx, mine, { estado: 'retirado', por: user.uuid });
    if (closed > 0) await registrar({ acao: 'retirar-pedido', objeto: user.uuid });
  });
  return undefined;
};
