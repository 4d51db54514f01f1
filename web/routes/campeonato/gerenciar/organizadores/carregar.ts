import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { type PedidoDaPagina, params } from '#web/routes/campeonato/pedido.ts';

const organizadoresDe = async (pedido: PedidoDaPagina) =>
  (await pedido.api('GET /api/campeonatos/:id/organizadores', params(pedido))).data;

export const carregarOrganizadores = carregadorDaParte('organizadores', organizadoresDe);

export type Organizador = Awaited<ReturnType<typeof organizadoresDe>>[number];
