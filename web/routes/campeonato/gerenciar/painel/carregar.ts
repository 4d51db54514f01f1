// What waits for the organiser, as the server reckons it.
import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { params } from '#web/routes/campeonato/pedido.ts';

export const carregarPainel = carregadorDaParte('painel', async (pedido) => {
  const { data } = await pedido.api('GET /api/campeonatos/:id/pendencias', params(pedido));
  return { tarefas: data, now: Date.now() };
});

export type DadosDoPainel = NonNullable<Awaited<ReturnType<typeof carregarPainel>>>;
