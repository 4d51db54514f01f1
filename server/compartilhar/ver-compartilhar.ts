import type { verCompartilhar as endpoint, Folheto } from '#contract/campeonato/compartilhar.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import { BRASILIA, diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import {
  type FatosDoCampeonato,
  type JogoNaMensagem,
  mensagensDe,
} from '#regras/compartilhar/mensagens.ts';
import { enderecoDaArte, versaoDoCampeonato } from '#server/arte/versao.ts';
import { calendarioDaPessoa, calendarioDoCampeonato } from '#server/calendario/enderecos.ts';
import { verClassificacao } from '#server/classificacao/ver-classificacao.ts';
import { agora } from '#server/database/agora.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { listarPartidas } from '#server/jogos/listar-partidas.ts';
import { listarParticipantes } from '#server/participantes/listar-participantes.ts';
import { verRegulamento } from '#server/regulamento/ver-regulamento.ts';
import { verVisao } from '#server/visao/ver-visao.ts';
import { campeonatoEmPalavras } from '#server/vitrine/estado-em-palavras.ts';
import type { Locale } from '#textos/locale.ts';

type Pedido = { readonly services: Services; readonly call: Call<typeof endpoint> };

/** What is not there yet, such as rules of a draft, is left out. */
async function ouNada<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

type Nomes = ReadonlyMap<string, string>;

async function nomesDe({ services, call }: Pedido): Promise<Nomes> {
  const { data } = await listarParticipantes(services, { ...call, query: { ...call.query } });
  return new Map(data.map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]));
}

const hora = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: BRASILIA }).format(new Date(at));

const dia = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: '2-digit', month: '2-digit', timeZone: BRASILIA },
  }).format(new Date(`${date}T12:00:00-03:00`));

const isOpen = ({ placar, wo_de, estado }: Partida) =>
  !placar && !wo_de && estado !== 'cancelada' && estado !== 'informada';

function ditos(partidas: readonly Partida[], nomes: Nomes, locale: Locale): JogoNaMensagem[] {
  return partidas.flatMap(({ mandante, visitante, jogo_previsto_at: at }) => {
    const [one, other] = [mandante, visitante].map(({ participante }) =>
      participante === null ? undefined : nomes.get(participante),
    );
    if (!one || !other) return [];
    return [{ mandante: one, visitante: other, quando: at && hora(locale, at) }];
  });
}

/** By day and by round: what is played, what comes, what is late. */
async function jogosDe(pedido: Pedido, nomes: Nomes, locale: Locale) {
  const { services, call } = pedido;
  const now = await agora(services.db);
  const today = diaEmBrasilia(now.getTime());
  const daily = { ...call, query: { ...call.query, por: 'data' as const } };
  const [porDia, round] = await Promise.all([
    listarPartidas(services, daily),
    listarPartidas(services, { ...call, query: { ...call.query } }),
  ]);
  const open = ditos(porDia.data.filter(isOpen), nomes, locale);
  const late = round.data.filter(
    (one) =>
      isOpen(one) && one.jogo_previsto_at && Date.parse(one.jogo_previsto_at) < now.getTime(),
  );
  const closed = round.rodadas.findLast(
    ({ jogos, feitos, etapa }) => etapa === null && jogos > 0 && feitos === jogos,
  );
  const next = porDia.dia !== null && porDia.dia > today && open.length > 0 ? porDia.dia : null;
  return {
    fechada: closed?.rodada ?? null,
    hoje: porDia.dia === today ? open : [],
    proximos: next === null ? null : { dia: dia(locale, next), jogos: open },
    faltam: ditos(late, nomes, locale),
  };
}

async function linhasDe(pedido: Pedido, nomes: Nomes): Promise<FatosDoCampeonato['linhas']> {
  const { services, call } = pedido;
  const found = await ouNada(verClassificacao(services, { ...call, query: { ...call.query } }));
  const [tabela, outra] = found?.data.tabelas ?? [];
  if (!tabela || outra) return [];
  return tabela.linhas.map(({ participante, posicao, p, subiu }) => ({
    ...{ nome: nomes.get(participante) ?? '', posicao, pontos: p, subiu: subiu ?? 0 },
  }));
}

const SEM_JOGOS = { fechada: null, hoje: [], proximos: null, faltam: [] } as const;

async function fatosDe(
  pedido: Pedido,
  { campeonato }: Visao,
  url: string,
  locale: Locale,
): Promise<FatosDoCampeonato> {
  const { services, call } = pedido;
  const { nome, estado, confirmados, vagas, resumo } = campeonato;
  const hasMatches = resumo.jogos > 0;
  const nomes = await nomesDe(pedido);
  const rules = await ouNada(verRegulamento(services, { ...call, query: { ...call.query } }));
  return {
    ...{ nome, url, campeao: estado === 'encerrado' ? resumo.campeao : null },
    inscricoes: estado === 'inscricoes' ? { confirmados, vagas } : null,
    ...(hasMatches ? await jogosDe(pedido, nomes, locale) : SEM_JOGOS),
    linhas: hasMatches ? await linhasDe(pedido, nomes) : [],
    regulamento: rules?.data.secoes.flatMap(({ itens }) => itens) ?? [],
  };
}

/** Those that have something to show. */
function pecasDe({ campeonato, tabelas, chave }: Visao, locale: Locale): Folheto['pecas'] {
  if (campeonato.visibilidade === 'privado') return [];
  const { id, estado, resumo } = campeonato;
  const there = {
    campeao: estado === 'encerrado' && resumo.campeao !== null,
    tabela: tabelas.length > 0,
    chave: chave.length > 0,
    rodada: resumo.jogos > 0,
  };
  const versao = versaoDoCampeonato(campeonato);
  const at = (nome: string, formato: string) =>
    enderecoDaArte({ alvo: 'campeonato', id, versao, peca: `${nome}-${formato}`, locale });
  return (['campeao', 'tabela', 'rodada', 'chave'] as const)
    .filter((nome) => there[nome])
    .map((nome) => ({
      nome,
      quadrada: at(nome, 'quadrada'),
      retrato: at(nome, 'retrato'),
      story: at(nome, 'story'),
    }));
}

const agendasDe = (
  { config, keys }: Services,
  { user }: Call<typeof endpoint>,
  { id, visibilidade }: Visao['campeonato'],
): Pick<Folheto, 'agenda' | 'minha_agenda'> => ({
  agenda: visibilidade === 'privado' ? null : config.appUrl + calendarioDoCampeonato(id),
  minha_agenda: user && config.appUrl + calendarioDaPessoa(user.uuid, keys),
});

export const verCompartilhar: Handler<typeof endpoint> = async (services, call) => {
  const { data: visao } = await verVisao(services, { ...call });
  const { campeonato } = visao;
  const locale = localeOf(call.request);
  const t = texts[locale];
  const url = `${services.config.appUrl}/campeonato/${campeonato.id}`;
  const fatos = await fatosDe({ services, call }, visao, url, locale);
  const versao = versaoDoCampeonato(campeonato);
  const link = { alvo: 'campeonato', id: campeonato.id, versao, peca: 'link', locale } as const;
  const lideres = fatos.linhas.map(({ nome, pontos }) => ({ nome, pontos }));
  return {
    data: {
      url,
      previa: {
        titulo: campeonato.nome,
        descricao: campeonatoEmPalavras(campeonato, lideres, { t, locale }),
        imagem: campeonato.visibilidade === 'privado' ? null : enderecoDaArte(link),
      },
      pecas: pecasDe(visao, locale),
      ...agendasDe(services, call, campeonato),
      mensagens: mensagensDe(fatos, t),
    },
  };
};
