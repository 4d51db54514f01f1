import { carregadorDaAba, number, params } from '#web/routes/campeonato/pedido.ts';

export const carregarRegulamento = carregadorDaAba('regulamento', async (pedido) => {
  const query = { versao: number(pedido.search.get('versao')) };
  const asked = { ...params(pedido), query };
  const { data } = await pedido.api('GET /api/campeonatos/:id/regulamento', asked);
  return { dados: data, now: Date.now() };
});
