// What the clock made of matches without a score in time.
import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes } from '#web/routes/campeonato/nomes.ts';
import { params } from '#web/routes/campeonato/pedido.ts';

export const carregarSugestoes = carregadorDaParte('sugestoes', async (pedido, campeonato) => {
  const { data } = await pedido.api('GET /api/campeonatos/:id/sugestoes', params(pedido));
  return comNomes(pedido, campeonato, { sugestoes: data });
});
