import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes, todosDe } from '#web/routes/campeonato/nomes.ts';
import { punicoesDe } from '#web/routes/campeonato/punicao/carregar.ts';

export const carregarPunicoes = carregadorDaParte('punicoes', async (pedido, campeonato) => {
  const shown = await comNomes(pedido, campeonato, await punicoesDe(pedido));
  return { ...shown, participantes: await todosDe(pedido) };
});
