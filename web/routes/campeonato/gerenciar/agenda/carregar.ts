import { carregadorDaParte, jogosDe } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes } from '#web/routes/campeonato/nomes.ts';
import { number } from '#web/routes/campeonato/pedido.ts';

export const carregarAgenda = carregadorDaParte('agenda', async (pedido, campeonato) => {
  const { search } = pedido;
  const round = { fase: number(search.get('fase')), rodada: number(search.get('rodada')) };
  return comNomes(pedido, campeonato, await jogosDe(pedido, round));
});

export type JogosDaAgenda = Awaited<ReturnType<typeof jogosDe>>;
