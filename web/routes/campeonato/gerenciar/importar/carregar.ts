// The names that lines of an import may speak of: everybody's.
import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes, todosDe } from '#web/routes/campeonato/nomes.ts';

export const carregarImportacao = carregadorDaParte('placares', async (pedido, campeonato) => {
  const participantes = (await todosDe(pedido)).map(({ uuid }) => uuid);
  return comNomes(pedido, campeonato, { participantes });
});
