// What needs the organiser now.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Partida } from '#contract/partidas.ts';
import { carregadorDaParte, jogosDe } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { comNomes } from '#web/routes/campeonato/nomes.ts';
import { type PedidoDaPagina, params } from '#web/routes/campeonato/pedido.ts';

const MOST_LATE_ROUNDS = 3;
const MOST_LATE = 12;

const isLate = ({ placar, wo_de, estado, jogo_previsto_at, prazo_at }: Partida, now: number) => {
  if (placar || wo_de || estado === 'cancelada') return false;
  const due = jogo_previsto_at ?? prazo_at;
  return due !== null && Date.parse(due) < now;
};

type Rodadas = Awaited<ReturnType<typeof jogosDe>>['rodadas'];

/** Matches whose time is over, of the first rounds that have any. */
async function atrasados(pedido: PedidoDaPagina, rodadas: Rodadas) {
  const now = Date.now();
  const behind = rodadas.filter((round) => {
    const due = round.inicio_at ?? round.prazo_at;
    return round.feitos < round.jogos && due !== null && Date.parse(due) < now;
  });
  const answers = await Promise.all(
    behind.slice(0, MOST_LATE_ROUNDS).map(({ fase, rodada }) => jogosDe(pedido, { fase, rodada })),
  );
  const late = answers.flatMap(({ data }) => data).filter((partida) => isLate(partida, now));
  return { atrasados: late.slice(0, MOST_LATE), quantos: late.length };
}

/** The phase that is over with teams that nothing separates, when there is one. */
async function empate(pedido: PedidoDaPagina, { fases }: Campeonato, rodadas: Rodadas) {
  if (rodadas.length === 0 || !fases.some((fase) => 'tabela' in fase)) return null;
  const { data } = await pedido.api('GET /api/campeonatos/:id/classificacao', {
    ...params(pedido),
    query: {},
  });
  const { fase, empatados } = data;
  return empatados.length > 0 ? { fase, empatados } : null;
}

const isDone = ({ placar, wo_de, estado }: Partida) => placar || wo_de || estado === 'cancelada';

/** The last match of each tie that was played to the end and sent nobody on. */
async function indecisos(pedido: PedidoDaPagina, rodadas: Rodadas) {
  const brackets = new Set(
    rodadas.filter(({ etapa, feitos }) => etapa !== null && feitos > 0).map(({ fase }) => fase),
  );
  const answers = await Promise.all(
    [...brackets].map((fase) =>
      pedido.api('GET /api/campeonatos/:id/chaveamento', { ...params(pedido), query: { fase } }),
    ),
  );
  return answers
    .flatMap(({ data }) => data.confrontos)
    .filter(({ situacao, partidas }) => situacao === 'pronto' && partidas.every(isDone))
    .flatMap(({ partidas }) => partidas.slice(-1));
}

async function painelDe(pedido: PedidoDaPagina, campeonato: Campeonato) {
  if (campeonato.estado !== 'andamento') {
    return { atrasados: [], quantos: 0, empate: null, indecisos: [], rodadas: [] };
  }
  const { rodadas } = await jogosDe(pedido, {});
  const late = await atrasados(pedido, rodadas);
  return {
    ...late,
    rodadas,
    empate: await empate(pedido, campeonato, rodadas),
    indecisos: await indecisos(pedido, rodadas),
  };
}

export const carregarPainel = carregadorDaParte('painel', async (pedido, campeonato) =>
  comNomes(pedido, campeonato, await painelDe(pedido, campeonato)),
);

export type DadosDoPainel = Awaited<ReturnType<typeof painelDe>>;
