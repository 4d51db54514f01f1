import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes } from '#web/routes/campeonato/nomes.ts';
import { type PedidoDaPagina, params } from '#web/routes/campeonato/pedido.ts';

async function registrosDe(pedido: PedidoDaPagina) {
  const cursor = pedido.search.get('depois') ?? undefined;
  const { data, links, arquivo } = await pedido.api('GET /api/campeonatos/:id/historico', {
    ...params(pedido),
    query: { cursor },
  });
  return { registros: data, mais: links.next !== null, arquivo };
}

export const carregarHistorico = carregadorDaParte('historico', async (pedido, campeonato) =>
  comNomes(pedido, campeonato, await registrosDe(pedido)),
);

export type RegistroMostrado = Awaited<ReturnType<typeof registrosDe>>['registros'][number];
