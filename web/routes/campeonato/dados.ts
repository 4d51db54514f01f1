// What the page of a championship needs, tab by tab. Only participants that are seen are sent along: a
// championship may have hundreds.
import type { LoaderFunctionArgs } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Confronto } from '#contract/chaveamento.ts';
import type { Contagem } from '#contract/participantes.ts';
import type { Visao } from '#contract/visao.ts';
import { apelidosDe, confrontosCitados } from '#regras/montagem/apelidos.ts';
import type { ApiCall } from '#web/api/api.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { number, type Pedido, params } from '#web/campeonato/pedido.ts';
import { dadosDoGerenciar, manages } from './gerenciar/dados.ts';
import { firstRows } from './participantes/first-rows.ts';

const ABAS = [
  'visao',
  'classificacao',
  'jogos',
  'chaveamento',
  'participantes',
  'regulamento',
  'gerenciar',
] as const;

export type Aba = (typeof ABAS)[number];

/** So many come at once; where there are more, only the first. */
const WHOLE_LIST = 64;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const hasTable = ({ fases }: Campeonato) => fases.some((fase) => 'tabela' in fase);
const hasBracket = ({ fases }: Campeonato) => fases.some((fase) => !('tabela' in fase));

/** Tabs that this championship has for this visitor. */
export function abasDe(campeonato: Campeonato): Aba[] {
  const hidden = new Set<Aba>();
  if (!hasTable(campeonato)) hidden.add('classificacao');
  if (!hasBracket(campeonato)) hidden.add('chaveamento');
  if (!manages(campeonato)) hidden.add('gerenciar');
  return ABAS.filter((aba) => !hidden.has(aba));
}

const POINTS = 'pontos';

const punicoesDe = async (pedido: Pedido) =>
  (await pedido.api('GET /api/campeonatos/:id/punicoes', params(pedido))).data;

async function classificacao(pedido: Pedido) {
  const { api, search } = pedido;
  const mando = search.get('mando');
  const query = {
    fase: number(search.get('fase')),
    ate_rodada: number(search.get('ate')),
    mando: mando === 'casa' || mando === 'fora' ? (mando as 'casa' | 'fora') : undefined,
  };
  const { data } = await api('GET /api/campeonatos/:id/classificacao', {
    ...params(pedido),
    query,
  });
  // Points belong to a table; whatever else somebody was punished with, to all of them.
  const punicoes = (await punicoesDe(pedido)).filter(
    ({ fase, tipo }) => tipo !== POINTS || fase === data.fase,
  );
  return { ...data, punicoes, porque: await porque(pedido, data.fase) };
}

async function porque(pedido: Pedido, fase: number) {
  const participante = pedido.search.get('porque');
  if (!participante) return null;
  const query = { fase, participante };
  const { data } = await pedido.api('GET /api/campeonatos/:id/classificacao/explicacao', {
    ...params(pedido),
    query,
  });
  return { participante, ...data };
}

async function jogos(pedido: Pedido) {
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

const chaveamento = async (pedido: Pedido, fase?: number) => {
  const query = { fase: fase ?? number(pedido.search.get('fase')) };
  return (await pedido.api('GET /api/campeonatos/:id/chaveamento', { ...params(pedido), query }))
    .data;
};

async function dadosDaAba(
  aba: Exclude<Aba, 'visao' | 'participantes'>,
  pedido: Pedido,
  campeonato: Campeonato,
) {
  switch (aba) {
    case 'classificacao':
      return { aba, classificacao: await classificacao(pedido) };
    case 'jogos':
      return { aba, jogos: await jogos(pedido) };
    case 'chaveamento':
      return {
        aba,
        chave: await chaveamento(pedido),
        // Where no table tells them.
        punicoes: hasTable(campeonato) ? [] : await punicoesDe(pedido),
      };
    case 'regulamento': {
      const query = { versao: number(pedido.search.get('versao')) };
      const { data } = await pedido.api('GET /api/campeonatos/:id/regulamento', {
        ...params(pedido),
        query,
      });
      return { aba, regulamento: data };
    }
    case 'gerenciar':
      return { aba, gerenciar: await dadosDoGerenciar(pedido, campeonato) };
  }
}

type DadosDaVisao = { readonly aba: 'visao' } & Omit<Visao, 'campeonato' | 'gente' | 'confrontos'>;

export type DadosDosParticipantes = {
  readonly aba: 'participantes';
  readonly contagem: Contagem;
  readonly pagamento_ate: string | null;
};

export type DadosDaAba =
  | Awaited<ReturnType<typeof dadosDaAba>>
  | DadosDaVisao
  | DadosDosParticipantes;

/** Names of the ties that the shown matches wait for. */
async function apelidosDosJogos(dados: DadosDaAba, pedido: Pedido, { fases }: Campeonato) {
  const needed = confrontosCitados(dados);
  if (needed.size === 0) return {};
  const known: readonly Confronto[] =
    dados.aba === 'chaveamento'
      ? dados.chave.confrontos
      : (await chaveamento(pedido, fases.findLastIndex((fase) => !('tabela' in fase)) + 1))
          .confrontos;
  return apelidosDe(known, needed);
}

/** Parts of the tab that list everybody. */
const listsAll = (dados: DadosDaAba) =>
  dados.aba === 'gerenciar' && ['sorteio', 'punicoes'].includes(dados.gerenciar.parte);

const isOf = (tabs: readonly Aba[], asked: string | null): Aba =>
  tabs.find((name) => name === asked) ?? 'visao';

/** The first view needs one answer. It also tells which tabs there are. */
async function carregarVisao(api: ApiCall, id: string) {
  const { data } = await api('GET /api/campeonatos/:id/visao', { params: { id } });
  const { campeonato, gente, confrontos, ...visao } = data;
  return {
    campeonato: { ...campeonato, regulamento_texto: '' },
    dados: { aba: 'visao' as const, ...visao },
    gente: gente as Gente,
    participantes: [],
    confrontos,
    now: Date.now(),
  };
}

/** The first screenfuls; everybody only for who asks for all, or for those of one status. */
async function carregarParticipantes({ api, id, search }: Pedido, campeonato: Campeonato) {
  const isWhole = search.has('todos') || search.has('status');
  const { data, contagem, pagamento_ate } = await api('GET /api/campeonatos/:id/participantes', {
    params: { id },
    query: { limite: isWhole ? undefined : WHOLE_LIST },
  });
  const isCut = !isWhole && contagem.todos > WHOLE_LIST;
  const shown = { ...campeonato, descricao: '', regulamento_texto: '' };
  return {
    campeonato: shown,
    dados: { aba: 'participantes' as const, contagem, pagamento_ate },
    gente: {} as Gente,
    participantes: isCut ? firstRows(data, shown) : data,
    confrontos: {},
    now: Date.now(),
  };
}

async function carregarAba(pedido: Pedido, asked: string) {
  const { api, id } = pedido;
  const { data: campeonato } = await api('GET /api/campeonatos/:id', { params: { id } });
  const isTrail = asked === 'gerenciar' && pedido.search.get('parte') === 'trilha';
  const aba = isTrail ? 'gerenciar' : isOf(abasDe(campeonato), asked);
  if (aba === 'visao') return carregarVisao(api, id);
  if (aba === 'participantes') return carregarParticipantes(pedido, campeonato);
  const { data: todos } = await api('GET /api/campeonatos/:id/participantes', { params: { id } });
  const dados = await dadosDaAba(aba, pedido, campeonato);
  const seen = new Set(JSON.stringify(dados).match(UUID) ?? []);
  const gente: Record<string, Gente[string]> = {};
  for (const { uuid, nome, time_nome, sigla, escudo } of todos) {
    if (seen.has(uuid)) gente[uuid] = { nome, time_nome, sigla, escudo };
  }
  return {
    // The organiser's own text may be long, and has a tab of its own.
    campeonato: { ...campeonato, regulamento_texto: '' },
    dados,
    gente: gente as Gente,
    participantes: listsAll(dados) ? todos : [],
    confrontos: await apelidosDosJogos(dados, pedido, campeonato),
    now: Date.now(),
  };
}

export function carregar(api: ApiCall, { params: { id = '' }, url }: LoaderFunctionArgs) {
  const asked = url.searchParams.get('aba');
  if (!asked || asked === 'visao') return carregarVisao(api, id);
  return carregarAba({ api, id, search: url.searchParams }, asked);
}

export type DadosDaPagina = Awaited<ReturnType<typeof carregar>>;
