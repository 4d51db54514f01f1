import { comNomes } from '#web/routes/campeonato/nomes.ts';
import { carregadorDaAba, number, params } from '#web/routes/campeonato/pedido.ts';

export const carregarEstatisticas = carregadorDaAba('estatisticas', async (pedido, campeonato) => {
  const query = { fase: number(pedido.search.get('fase')) };
  const asked = { ...params(pedido), query };
  const { data } = await pedido.api('GET /api/campeonatos/:id/estatisticas', asked);
  return comNomes(pedido, campeonato, data);
});
