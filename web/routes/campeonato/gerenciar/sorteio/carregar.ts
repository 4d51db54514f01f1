import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes, todosDe } from '#web/routes/campeonato/nomes.ts';
import { params } from '#web/routes/campeonato/pedido.ts';

export const carregarSorteios = carregadorDaParte('sorteio', async (pedido, campeonato) => {
  const { data } = await pedido.api('GET /api/campeonatos/:id/sorteio', params(pedido));
  const shown = await comNomes(pedido, campeonato, data);
  return { ...shown, participantes: await todosDe(pedido) };
});
