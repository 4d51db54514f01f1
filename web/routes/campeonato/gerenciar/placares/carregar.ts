import { carregadorDaParte, jogosDe } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { chaveDe, comNomes } from '#web/routes/campeonato/nomes.ts';
import type { DaAba } from '#web/routes/campeonato/pagina.ts';
import { number, type PedidoDaPagina, params } from '#web/routes/campeonato/pedido.ts';

const tabelaDe = async (pedido: PedidoDaPagina, fase: number) => {
  const asked = { ...params(pedido), query: { fase } };
  return (await pedido.api('GET /api/campeonatos/:id/classificacao', asked)).data;
};

/** A round with what its scores move: the table of its phase, or the ties of its bracket. */
export const carregarPlacares = carregadorDaParte('placares', async (pedido, campeonato) => {
  const { search } = pedido;
  const round = { fase: number(search.get('fase')), rodada: number(search.get('rodada')) };
  const jogos = await jogosDe(pedido, round);
  const fase = campeonato.fases[jogos.fase - 1];
  const hasTable = fase !== undefined && 'tabela' in fase;
  const isDrawn = jogos.rodadas.length > 0;
  const tabela = isDrawn && hasTable ? await tabelaDe(pedido, jogos.fase) : null;
  const confrontos = isDrawn && !hasTable ? (await chaveDe(pedido, jogos.fase)).confrontos : [];
  const ties = confrontos.flatMap(({ partidas }) => partidas);
  return comNomes(pedido, campeonato, { ...jogos, tabela, ties });
});

export type DadosDosPlacares = DaAba<typeof carregarPlacares>['dados'];
