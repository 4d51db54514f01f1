// What each part of 'Gerenciar' needs.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Partida } from '#contract/partidas.ts';
import { number, type Pedido, params } from '#web/campeonato/pedido.ts';

const PARTES = ['painel', 'sorteio', 'agenda', 'avisos', 'punicoes', 'equipe', 'trilha'] as const;

export type Parte = (typeof PARTES)[number];

const NEEDS: Readonly<Record<Parte, Campeonato['acoes'][number] | null>> = {
  painel: null,
  sorteio: 'sortear',
  agenda: 'agendar',
  avisos: 'avisar',
  punicoes: 'punir',
  equipe: null,
  trilha: 'ver_historico',
};

const MANAGING = new Set(['editar', 'gerir_participantes', 'agendar', 'lancar_placar', 'excluir']);

export const manages = ({ acoes }: Campeonato) => acoes.some((acao) => MANAGING.has(acao));

/** Parts that this visitor may use: the trail is there for everybody. */
export function partesDe(campeonato: Campeonato): Parte[] {
  const { acoes } = campeonato;
  if (!manages(campeonato)) return ['trilha'];
  return PARTES.filter((parte) => {
    const needed = NEEDS[parte];
    return needed === null || acoes.includes(needed);
  });
}

const jogos = (pedido: Pedido, query: { fase?: number | undefined; rodada?: number | undefined }) =>
  pedido.api('GET /api/campeonatos/:id/jogos', { ...params(pedido), query });

const MOST_LATE_ROUNDS = 3;
const MOST_LATE = 12;

const isLate = ({ placar, wo, estado, jogo_previsto_at, prazo_at }: Partida, now: number) => {
  if (placar || wo || estado === 'cancelada') return false;
  const due = jogo_previsto_at ?? prazo_at;
  return due !== null && Date.parse(due) < now;
};

type Rodadas = Awaited<ReturnType<typeof jogos>>['rodadas'];

/** Matches whose time is over, of the first rounds that have any. */
async function atrasados(pedido: Pedido, rodadas: Rodadas) {
  const now = Date.now();
  const behind = rodadas.filter((round) => {
    const due = round.inicio_at ?? round.prazo_at;
    return round.feitos < round.jogos && due !== null && Date.parse(due) < now;
  });
  const answers = await Promise.all(
    behind.slice(0, MOST_LATE_ROUNDS).map(({ fase, rodada }) => jogos(pedido, { fase, rodada })),
  );
  const late = answers.flatMap(({ data }) => data).filter((partida) => isLate(partida, now));
  return { atrasados: late.slice(0, MOST_LATE), quantos: late.length };
}

/** The phase that is over with teams that nothing separates, when there is one. */
async function empate(pedido: Pedido, { fases }: Campeonato, rodadas: Rodadas) {
  if (rodadas.length === 0 || !fases.some((fase) => 'tabela' in fase)) return null;
  const { data } = await pedido.api('GET /api/campeonatos/:id/classificacao', {
    ...params(pedido),
    query: {},
  });
  const { fase, empatados } = data;
  return empatados.length > 0 ? { fase, empatados } : null;
}

const isDone = ({ placar, wo, estado }: Partida) => placar || wo || estado === 'cancelada';

/** The last match of each tie that was played to the end and sent nobody on. */
async function indecisos(pedido: Pedido, rodadas: Rodadas) {
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
    .filter(({ situacao, partidas }) => situacao === 'ready' && partidas.every(isDone))
    .flatMap(({ partidas }) => partidas.slice(-1));
}

const sorteios = async (pedido: Pedido) =>
  (await pedido.api('GET /api/campeonatos/:id/sorteio', params(pedido))).data;

async function painel(pedido: Pedido, campeonato: Campeonato) {
  if (campeonato.estado !== 'andamento') {
    return { atrasados: [], quantos: 0, empate: null, indecisos: [], rodadas: [] };
  }
  const { rodadas } = await jogos(pedido, {});
  const late = await atrasados(pedido, rodadas);
  return {
    ...late,
    rodadas,
    empate: await empate(pedido, campeonato, rodadas),
    indecisos: await indecisos(pedido, rodadas),
  };
}

async function equipe(pedido: Pedido) {
  const answer = await pedido.api('GET /api/campeonatos/:id/organizadores', params(pedido));
  return { organizadores: answer.data };
}

async function trilha(pedido: Pedido) {
  const cursor = pedido.search.get('depois') ?? undefined;
  const answer = await pedido.api('GET /api/campeonatos/:id/historico', {
    ...params(pedido),
    query: { cursor },
  });
  return { registros: answer.data, mais: answer.links.next !== null };
}

export async function dadosDoGerenciar(pedido: Pedido, campeonato: Campeonato) {
  const asked = pedido.search.get('parte');
  const parte = partesDe(campeonato).find((name) => name === asked) ?? 'painel';
  switch (parte) {
    case 'painel':
      return { parte, ...(await painel(pedido, campeonato)) };
    case 'sorteio':
      return { parte, sorteios: await sorteios(pedido) };
    case 'agenda': {
      const query = {
        fase: number(pedido.search.get('fase')),
        rodada: number(pedido.search.get('rodada')),
      };
      return { parte, jogos: await jogos(pedido, query) };
    }
    case 'avisos':
      return {
        parte,
        avisos: (await pedido.api('GET /api/campeonatos/:id/avisos', params(pedido))).data,
      };
    case 'punicoes':
      return {
        parte,
        punicoes: (await pedido.api('GET /api/campeonatos/:id/punicoes', params(pedido))).data,
      };
    case 'equipe':
      return { parte, ...(await equipe(pedido)) };
    case 'trilha':
      return { parte, ...(await trilha(pedido)) };
  }
}

export type DadosDoGerenciar = Awaited<ReturnType<typeof dadosDoGerenciar>>;

export type JogosDaAgenda = Extract<DadosDoGerenciar, { parte: 'agenda' }>['jogos'];
