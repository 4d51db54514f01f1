import type { Campeonato } from '#contract/campeonatos.ts';
import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes, todosDe } from '#web/routes/campeonato/nomes.ts';
import { type PedidoDaPagina, params } from '#web/routes/campeonato/pedido.ts';

/** A tie that only lots can settle, where whoever looks may draw them. */
async function desempateDe(pedido: PedidoDaPagina, { estado, acoes }: Campeonato) {
  if (estado !== 'andamento' || !acoes.includes('sortear')) return null;
  const { data } = await pedido.api('GET /api/campeonatos/:id/desempate', params(pedido));
  return data?.por === 'sorteio' ? data : null;
}

export type DesempateAberto = NonNullable<Awaited<ReturnType<typeof desempateDe>>>;

export const carregarSorteios = carregadorDaParte('sorteio', async (pedido, campeonato) => {
  const [{ data }, desempate] = await Promise.all([
    pedido.api('GET /api/campeonatos/:id/sorteio', params(pedido)),
    desempateDe(pedido, campeonato),
  ]);
  const shown = await comNomes(pedido, campeonato, data);
  return { ...shown, desempate, participantes: await todosDe(pedido) };
});
