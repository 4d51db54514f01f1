import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { params } from '#web/routes/campeonato/pedido.ts';

export const carregarAvisos = carregadorDaParte('avisos', async (pedido) => {
  const { data } = await pedido.api('GET /api/campeonatos/:id/avisos', params(pedido));
  return { avisos: data, now: Date.now() };
});
