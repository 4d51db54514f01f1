import { STATUS } from '#regras/participantes/status.ts';
import { comNomes, todosDe } from '#web/routes/campeonato/nomes.ts';
import {
  carregadorDaAba,
  number,
  type PedidoDaPagina,
  params,
} from '#web/routes/campeonato/pedido.ts';

/** What the list is cut by. */
export type Corte = 'rodada' | 'data' | 'time';

const confirmados = async (pedido: PedidoDaPagina) =>
  (await todosDe(pedido))
    .filter(({ status }) => status === STATUS.confirmado)
    .map(({ uuid }) => uuid);

async function jogosDe(pedido: PedidoDaPagina) {
  const { search, api } = pedido;
  const time = search.get('time');
  const por = search.get('por');
  const query = {
    fase: number(search.get('fase')),
    rodada: number(search.get('rodada')),
    participante: time ?? undefined,
    data: search.get('data') ?? undefined,
    por: por === 'data' ? ('data' as const) : undefined,
  };
  const answer = await api('GET /api/campeonatos/:id/jogos', { ...params(pedido), query });
  const corte: Corte = time || por === 'time' ? 'time' : answer.dia ? 'data' : 'rodada';
  /** To choose from, while none is chosen. */
  const times = corte === 'time' && !time ? await confirmados(pedido) : [];
  const aoVivo = Object.fromEntries(answer.ao_vivo.map(({ partida, gols }) => [partida, gols]));
  return { ...answer, aoVivo, time, corte, times };
}

export const carregarJogos = carregadorDaAba('jogos', async (pedido, campeonato) =>
  comNomes(pedido, campeonato, await jogosDe(pedido)),
);

export type DadosDosJogos = Awaited<ReturnType<typeof jogosDe>>;
