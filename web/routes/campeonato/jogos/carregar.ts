import { comNomes } from '#web/routes/campeonato/nomes.ts';
import {
  carregadorDaAba,
  number,
  type PedidoDaPagina,
  params,
} from '#web/routes/campeonato/pedido.ts';

async function jogosDe(pedido: PedidoDaPagina) {
  const { search, api } = pedido;
  const time = search.get('time');
  const query = {
    fase: number(search.get('fase')),
    rodada: number(search.get('rodada')),
    participante: time ?? undefined,
  };
  const answer = await api('GET /api/campeonatos/:id/jogos', { ...params(pedido), query });
  return { ...answer, time };
}

export const carregarJogos = carregadorDaAba('jogos', async (pedido, campeonato) =>
  comNomes(pedido, campeonato, await jogosDe(pedido)),
);

export type DadosDosJogos = Awaited<ReturnType<typeof jogosDe>>;
