// What the page of a championship needs, tab by tab. Only participants that are seen are sent along: a
// championship may have hundreds.
import type { LoaderFunctionArgs } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import type { ApiCall } from '#web/api.ts';
import { aliasesOf } from './lado.ts';

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

export type Gente = Readonly<
  Record<string, Pick<Participante, 'nome' | 'time_nome' | 'sigla' | 'escudo'>>
>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const hasTable = ({ fases }: Campeonato) => fases.some((fase) => 'tabela' in fase);
const hasBracket = ({ fases }: Campeonato) => fases.some((fase) => !('tabela' in fase));

/** Tabs that this championship has for this visitor. */
export function abasDe(campeonato: Campeonato): Aba[] {
  const hidden = new Set<Aba>();
  if (!hasTable(campeonato)) hidden.add('classificacao');
  if (!hasBracket(campeonato)) hidden.add('chaveamento');
  if (!campeonato.acoes.some((acao) => acao === 'editar' || acao === 'gerir_participantes')) {
    hidden.add('gerenciar');
  }
  return ABAS.filter((aba) => !hidden.has(aba));
}

const number = (text: string | null) => (text && /^\d{1,3}$/.test(text) ? Number(text) : undefined);

type Pedido = { readonly api: ApiCall; readonly id: string; readonly search: URLSearchParams };

const params = ({ id }: Pedido) => ({ params: { id } });

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
  const participante = search.get('porque');
  if (!participante) return { ...data, porque: null };
  const why = { fase: data.fase, participante };
  const porque = await api('GET /api/campeonatos/:id/explicacao', {
    ...params(pedido),
    query: why,
  });
  return { ...data, porque: { participante, ...porque.data } };
}

const jogos = (pedido: Pedido) => {
  const { search } = pedido;
  const query = { fase: number(search.get('fase')), rodada: number(search.get('rodada')) };
  return pedido.api('GET /api/campeonatos/:id/jogos', { ...params(pedido), query });
};

const chaveamento = async (pedido: Pedido) => {
  const query = { fase: number(pedido.search.get('fase')) };
  return (await pedido.api('GET /api/campeonatos/:id/chaveamento', { ...params(pedido), query }))
    .data;
};

const MOST_SHOWN = 12;

async function visao(pedido: Pedido, campeonato: Campeonato) {
  const { api } = pedido;
  const [avisos, round] = await Promise.all([
    api('GET /api/campeonatos/:id/avisos', params(pedido)),
    jogos({ ...pedido, search: new URLSearchParams() }),
  ]);
  const table =
    hasTable(campeonato) && round.rodadas.length > 0
      ? await classificacao({ ...pedido, search: new URLSearchParams() })
      : null;
  return {
    avisos: avisos.data.slice(0, 5),
    jogos: { ...round, data: round.data.slice(0, MOST_SHOWN), rodadas: [] },
    tabelas: (table?.tabelas ?? []).slice(0, 2).map(({ grupo, linhas }) => ({
      grupo,
      linhas: linhas.slice(0, 5),
    })),
  };
}

async function gerenciar(pedido: Pedido, campeonato: Campeonato) {
  const { api } = pedido;
  const table = hasTable(campeonato) ? await classificacao(pedido).catch(() => null) : null;
  const pendentes = table?.tabelas.some(({ linhas }) => linhas.some(({ pendente }) => pendente));
  const { data } = await api('GET /api/campeonatos/:id/historico', {
    ...params(pedido),
    query: {},
  });
  return { historico: data.slice(0, 15), empate: pendentes === true, fase: table?.fase ?? 1 };
}

async function dadosDaAba(aba: Aba, pedido: Pedido, campeonato: Campeonato) {
  switch (aba) {
    case 'visao':
      return { aba, ...(await visao(pedido, campeonato)) };
    case 'classificacao':
      return { aba, classificacao: await classificacao(pedido) };
    case 'jogos':
      return { aba, jogos: await jogos(pedido) };
    case 'chaveamento':
      return { aba, chave: await chaveamento(pedido) };
    case 'regulamento':
      return {
        aba,
        regulamento: (
          await pedido.api('GET /api/campeonatos/:id/regulamento', { ...params(pedido), query: {} })
        ).data,
      };
    case 'gerenciar':
      return { aba, ...(await gerenciar(pedido, campeonato)) };
    case 'participantes':
      return { aba };
  }
}

export type DadosDaAba = Awaited<ReturnType<typeof dadosDaAba>>;

export async function carregar(api: ApiCall, { params: { id = '' }, url }: LoaderFunctionArgs) {
  const { data: campeonato } = await api('GET /api/campeonatos/:id', { params: { id } });
  const { data: todos } = await api('GET /api/campeonatos/:id/participantes', { params: { id } });
  const asked = url.searchParams.get('aba');
  const aba = abasDe(campeonato).find((name) => name === asked) ?? 'visao';
  const dados = await dadosDaAba(aba, { api, id, search: url.searchParams }, campeonato);
  const seen = new Set(JSON.stringify(dados).match(UUID) ?? []);
  const gente: Record<string, Gente[string]> = {};
  for (const { uuid, nome, time_nome, sigla, escudo } of todos) {
    if (seen.has(uuid)) gente[uuid] = { nome, time_nome, sigla, escudo };
  }
  const listed = aba === 'participantes' || aba === 'gerenciar' ? todos : [];
  return {
    campeonato,
    dados,
    gente,
    participantes: listed,
    confrontos: aliasesOf(dados),
    now: Date.now(),
  };
}

export type DadosDaPagina = Awaited<ReturnType<typeof carregar>>;
