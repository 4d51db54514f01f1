// What is told of a championship, as whoever asks may see it.
import type { verCompartilhar as endpoint } from '#contract/campeonato/compartilhar.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import { BRASILIA, diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { ehSemHora, placarDesde } from '#regras/agenda/vencimento.ts';
import type { FatosDoCampeonato, JogoNaMensagem } from '#regras/compartilhar/mensagens.ts';
import { estadoVisto } from '#regras/estados.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { verClassificacao } from '#server/classificacao/ver-classificacao.ts';
import { agora } from '#server/database/agora.ts';
import type { Call } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { DATAS, texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { listarPartidas } from '#server/jogos/listar-partidas.ts';
import { listarParticipantes } from '#server/participantes/listar-participantes.ts';
import { verRegulamento } from '#server/regulamento/ver-regulamento.ts';
import type { Locale } from '#textos/locale.ts';

export type PedidoDeFolheto = {
  readonly services: Services;
  readonly call: Call<typeof endpoint>;
  readonly locale: Locale;
};

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

/** Of the invitation alone: the round that was asked for is no business of others. */
export const visitaDe = ({ call: { query } }: PedidoDeFolheto) => ({
  convite: query.convite,
  assumir: query.assumir,
});

async function nomesDe(pedido: PedidoDeFolheto): Promise<Nomes> {
  const { services, call } = pedido;
  const { data } = await listarParticipantes(services, { ...call, query: visitaDe(pedido) });
  return new Map(data.map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]));
}

const hora = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(DATAS[locale].tag, { timeStyle: 'short', timeZone: BRASILIA }).format(
    new Date(at),
  );

const dia = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(DATAS[locale].tag, {
    ...{ weekday: 'long', day: '2-digit', month: DATAS[locale].month, timeZone: BRASILIA },
  }).format(new Date(`${date}T12:00:00-03:00`));

const isOpen = ({ placar, wo_de, estado }: Partida) =>
  !placar && !wo_de && estado !== 'cancelada' && estado !== 'informada';

function placarDe({ placar, wo_de }: Partida, locale: Locale): string | null {
  if (wo_de) return texts[locale]('arte.wo');
  return placar && `${placar.mandante} × ${placar.visitante}`;
}

function ditos(partidas: readonly Partida[], nomes: Nomes, locale: Locale): JogoNaMensagem[] {
  return partidas.flatMap((partida) => {
    const { mandante, visitante, jogo_previsto_at: at } = partida;
    const [one, other] = [mandante, visitante].map(({ participante }) =>
      participante === null ? undefined : nomes.get(participante),
    );
    if (!one || !other) return [];
    const quando = at === null || ehSemHora(at) ? null : hora(locale, at);
    return [{ mandante: one, visitante: other, quando, placar: placarDe(partida, locale) }];
  });
}

/** The round that the page of who asks shows. */
async function rodadaDe(
  pedido: PedidoDeFolheto,
  nomes: Nomes,
): Promise<FatosDoCampeonato['rodada']> {
  const { services, call, locale } = pedido;
  if (call.query.sobre !== 'jogos') return null;
  const asked = { fase: call.query.fase, rodada: call.query.rodada };
  const query = { ...visitaDe(pedido), ...asked };
  const { data, rodadas, fase, rodada } = await listarPartidas(services, { ...call, query });
  const found = rodadas.find((one) => one.fase === fase && one.rodada === rodada);
  if (!found || rodada === null) return null;
  const t = texts[locale];
  const { etapa } = found;
  return {
    nome: etapa === null ? t('arte.rodada', { n: rodada }) : nomeDaEtapa(etapa, t),
    n: etapa === null ? rodada : null,
    jogos: ditos(data, nomes, locale),
  };
}

/** By day and by round: what is played, what comes, what is late. */
async function jogosDe(pedido: PedidoDeFolheto, nomes: Nomes) {
  const { services, call, locale } = pedido;
  const now = await agora(services.db);
  const today = diaEmBrasilia(now.getTime());
  const query = visitaDe(pedido);
  const [porDia, round] = await Promise.all([
    listarPartidas(services, { ...call, query: { ...query, por: 'data' } }),
    listarPartidas(services, { ...call, query }),
  ]);
  const open = ditos(porDia.data.filter(isOpen), nomes, locale);
  const late = round.data.filter(
    (one) =>
      isOpen(one) && one.jogo_previsto_at && placarDesde(one.jogo_previsto_at) < now.getTime(),
  );
  const closed = round.rodadas.findLast(
    ({ jogos, feitos, etapa }) => etapa === null && jogos > 0 && feitos === jogos,
  );
  // Once the next phase is being played its end is no news.
  const isNews = round.rodadas.every(
    ({ fase, feitos }) => feitos === 0 || fase <= (closed?.fase ?? 0),
  );
  const next = porDia.dia !== null && porDia.dia > today && open.length > 0 ? porDia.dia : null;
  return {
    rodada: await rodadaDe(pedido, nomes),
    fechada: (isNews && closed?.rodada) || null,
    hoje: porDia.dia === today ? open : [],
    proximos: next === null ? null : { dia: dia(locale, next), jogos: open },
    faltam: ditos(late, nomes, locale),
    confirmar: ditos(
      round.data.filter(({ estado }) => estado === 'informada'),
      nomes,
      locale,
    ),
  };
}

async function linhasDe(
  pedido: PedidoDeFolheto,
  nomes: Nomes,
): Promise<FatosDoCampeonato['linhas']> {
  const { services, call } = pedido;
  const found = await ouNada(verClassificacao(services, { ...call, query: visitaDe(pedido) }));
  const [tabela, outra] = found?.data.tabelas ?? [];
  if (!tabela || outra) return [];
  return tabela.linhas.map(({ participante, posicao, p, subiu }) => ({
    ...{ nome: nomes.get(participante) ?? '', posicao, pontos: p, subiu: subiu ?? 0 },
  }));
}

const SEM_JOGOS = {
  ...{ fechada: null, hoje: [], proximos: null, faltam: [], rodada: null, confirmar: [] },
} as const;

export async function fatosDe(
  pedido: PedidoDeFolheto,
  { campeonato, momento }: Visao,
  url: string,
): Promise<FatosDoCampeonato> {
  const { services, call } = pedido;
  const { nome, confirmados, vagas, resumo } = campeonato;
  const hasMatches = resumo.jogos > 0;
  const nomes = await nomesDe(pedido);
  const rules = await ouNada(verRegulamento(services, { ...call, query: visitaDe(pedido) }));
  return {
    // As the first view tells it: from the last match on, and not while that is contested.
    ...{ nome, url, campeao: momento === 'encerrado' ? resumo.campeao : null },
    inscricoes: estadoVisto(campeonato) === 'inscricoes' ? { confirmados, vagas } : null,
    ...(hasMatches ? await jogosDe(pedido, nomes) : SEM_JOGOS),
    linhas: hasMatches ? await linhasDe(pedido, nomes) : [],
    regulamento: rules?.data.secoes.flatMap(({ itens }) => itens) ?? [],
  };
}
