import { type Pedido, params } from '#web/routes/campeonato/pedido.ts';

export const punicoesDe = async (pedido: Pedido) =>
  (await pedido.api('GET /api/campeonatos/:id/punicoes', params(pedido))).data;
