import { type PedidoDaPagina, params } from '#web/routes/campeonato/pedido.ts';

export const punicoesDe = async (pedido: PedidoDaPagina) =>
  (await pedido.api('GET /api/campeonatos/:id/punicoes', params(pedido))).data;
