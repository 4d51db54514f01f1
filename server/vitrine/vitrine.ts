// What other sites are told of a page, from its address and from what its loaders were answered. A page of which
// nothing is known here still says its title, its description and the picture of the product; so does everything
// that is not public, of which nothing more is told.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PaginaDoParticipante } from '#contract/participante/pagina.ts';
import type { Participante } from '#contract/participantes.ts';
import type { PartidaInteira } from '#contract/partidas.ts';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import type { Visao } from '#contract/visao.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import {
  type AlvoDaArte,
  enderecoDaArte,
  versaoDaLiga,
  versaoDaPessoa,
  versaoDoCampeonato,
  versaoDoRanking,
} from '#server/arte/versao.ts';
import type { Config } from '#server/config.ts';
import { texts } from '#server/http/locale.ts';
import type { Answers } from '#server/pages/answers.ts';
import type { DressPage, TaggedPage } from '#server/pages/dress.ts';
import {
  bloco,
  caminhoAte,
  daPartida,
  doCampeonato,
  type PassoAte,
  perfilDe,
  time,
} from './dados-estruturados.ts';
import {
  campeonatoEmPalavras,
  type Lider,
  type Lingua,
  ligaEmPalavras,
  participanteEmPalavras,
  partidaEmPalavras,
  pessoaEmPalavras,
  rankingEmPalavras,
} from './estado-em-palavras.ts';
import { cortar, type Imagem, tagsDe } from './tags.ts';

type Dado = Parameters<typeof bloco>[0];

/** What is known of a page beyond what it says itself. */
type Sabido = {
  readonly descricao?: string | undefined;
  readonly dados?: readonly Dado[];
  readonly oembed?: boolean;
  /** The address of its own picture. */
  readonly imagem?: string;
};

type DoCampeonato = Omit<Campeonato, 'regulamento_texto' | 'descricao'>;

/** Where it leads from, and what is around the page. */
type Pagina = {
  readonly appUrl: string;
  /** The address of the page, without what was asked of it. */
  readonly url: string;
  readonly titulo: string;
  readonly lingua: Lingua;
  readonly answers: Answers;
};

type Contar = (pagina: Pagina, path: string) => Sabido;

const NADA: Sabido = {};

/** Those at the head of the only table that a page shows. */
function lideresEm(answers: Answers): Lider[] {
  const visao = answers.find<Visao>(/\/visao$/);
  if (visao) {
    const [tabela, outra] = visao.tabelas;
    if (!tabela || outra) return [];
    return tabela.linhas.map(({ participante, p }) => {
      const one = visao.gente[participante];
      return { nome: one?.time_nome ?? one?.nome ?? '', pontos: p };
    });
  }
  const classificacao = answers.find<Classificacao>(/\/classificacao$/);
  const [tabela, outra] = classificacao?.tabelas ?? [];
  const gente = answers.find<Participante[]>(/\/participantes$/);
  if (!tabela || outra || !gente) return [];
  return tabela.linhas.slice(0, 3).map(({ participante, p }) => {
    const one = gente.find(({ uuid }) => uuid === participante);
    return { nome: one?.time_nome ?? one?.nome ?? '', pontos: p };
  });
}

const campeonatoEm = (answers: Answers): DoCampeonato | undefined =>
  answers.find<Visao>(/\/visao$/)?.campeonato ??
  answers.find<{ campeonato: DoCampeonato }>(/\/campeao$/)?.campeonato ??
  answers.find<Campeonato>(/^\/api\/campeonatos\/[^/]+$/);

const isPublic = (campeonato: DoCampeonato | undefined): campeonato is DoCampeonato =>
  campeonato?.visibilidade === 'publico';

const passosAte = (
  { appUrl, lingua: { t } }: Pagina,
  { id, nome }: Pick<DoCampeonato, 'id' | 'nome'>,
): PassoAte[] => [
  { nome: t('shell.paginas.campeonatos'), url: `${appUrl}/campeonatos` },
  { nome, url: `${appUrl}/campeonato/${id}` },
];

const arteDe = (
  { appUrl, lingua: { locale } }: Pagina,
  alvo: AlvoDaArte,
  id: string,
  versao: string,
): string => appUrl + enderecoDaArte({ alvo, id, versao, peca: 'link', locale });

const contarCampeonato: Contar = (pagina, path) => {
  const { answers, lingua, url, titulo, appUrl } = pagina;
  const campeonato = campeonatoEm(answers);
  if (!isPublic(campeonato) || path.includes('/gerenciar')) return NADA;
  const lideres = lideresEm(answers).filter(({ nome }) => nome !== '');
  const descricao = cortar(campeonatoEmPalavras(campeonato, lideres, lingua));
  const own = `${appUrl}/campeonato/${campeonato.id}`;
  const passos = passosAte(pagina, campeonato);
  const imagem = arteDe(pagina, 'campeonato', campeonato.id, versaoDoCampeonato(campeonato));
  return {
    descricao,
    dados: [
      doCampeonato(campeonato, { url: own, descricao, imagem }),
      caminhoAte(url === own ? passos : [...passos, { nome: titulo, url }]),
    ],
    oembed: true,
    imagem,
  };
};

const contarPartida: Contar = (pagina) => {
  const { answers, lingua, url, appUrl, titulo } = pagina;
  const dados = answers.find<PartidaInteira>(/^\/api\/partidas\/[^/]+$/);
  if (!dados || !isPublic(dados.campeonato)) return NADA;
  const urlDoCampeonato = `${appUrl}/campeonato/${dados.campeonato.id}`;
  return {
    descricao: cortar(partidaEmPalavras(dados, lingua)),
    dados: [
      daPartida(dados, { url, urlDoCampeonato, t: lingua.t }),
      caminhoAte([...passosAte(pagina, dados.campeonato), { nome: titulo, url }]),
    ],
    imagem: arteDe(pagina, 'partida', dados.partida.uuid, versaoDoCampeonato(dados.campeonato)),
  };
};

const contarParticipante: Contar = (pagina) => {
  const { answers, lingua, url } = pagina;
  const dados = answers.find<PaginaDoParticipante>(/\/participantes\/[^/]+$/);
  const campeonato = campeonatoEm(answers);
  if (!dados || !isPublic(campeonato)) return NADA;
  const nome = dados.participante.time_nome ?? dados.participante.nome;
  return {
    descricao: cortar(participanteEmPalavras(dados, campeonato.nome, lingua)),
    dados: [
      { '@context': 'https://schema.org', ...time(nome, campeonato, url) },
      caminhoAte([...passosAte(pagina, campeonato), { nome, url }]),
    ],
    imagem: arteDe(
      pagina,
      'participante',
      `${campeonato.id}.${dados.participante.uuid}`,
      versaoDoCampeonato(campeonato),
    ),
  };
};

const contarLiga: Contar = (pagina) => {
  const { answers, lingua, url, appUrl } = pagina;
  const liga = answers.find<Liga>(/^\/api\/ligas\/[^/]+$/);
  if (liga?.visibilidade !== 'publico') return NADA;
  const ligas = { nome: lingua.t('shell.paginas.ligas'), url: `${appUrl}/ligas` };
  return {
    descricao: cortar(ligaEmPalavras(liga, lingua)),
    dados: [caminhoAte([ligas, { nome: liga.nome, url }])],
    imagem: arteDe(pagina, 'liga', liga.uuid, versaoDaLiga(liga)),
  };
};

const contarRanking: Contar = (pagina) => {
  const { answers, lingua } = pagina;
  const ranking = answers.find<RankingNaTela>(/^\/api\/rankings\/[^/]+$/);
  if (!ranking) return NADA;
  const descricao = rankingEmPalavras(ranking, lingua);
  return {
    descricao: descricao && cortar(descricao),
    imagem: arteDe(pagina, 'ranking', ranking.uuid, versaoDoRanking(ranking)),
  };
};

/** Who hides their page, or is under age, has none that a guest was answered. */
const contarPessoa: Contar = (pagina) => {
  const { answers, lingua, url } = pagina;
  const dashboard = answers.find<Dashboard>(/^\/api\/dashboard\/[^/]+$/);
  if (!dashboard?.publica) return NADA;
  const { uuid, nome } = dashboard.pessoa;
  return {
    descricao: cortar(pessoaEmPalavras(dashboard, lingua)),
    dados: dashboard.na_busca ? [perfilDe(nome, url)] : [],
    imagem: arteDe(pagina, 'pessoa', uuid, versaoDaPessoa(dashboard)),
  };
};

const PAGINAS: readonly (readonly [RegExp, Contar])[] = [
  [/^\/campeonato\/[^/]+\/participante\//, contarParticipante],
  [/^\/campeonato\/[^/]{10}(\/|$)/, contarCampeonato],
  [/^\/partida\/[^/]+$/, contarPartida],
  [/^\/liga\//, contarLiga],
  [/^\/ranking\//, contarRanking],
  [/^\/dashboard\/[^/]+$/, contarPessoa],
];

const imagemDe = (url: string, texto: string): Imagem => ({
  ...{ url, largura: 1200, altura: 630 },
  texto,
});

/** The title without the name of the product behind it. */
const bare = (title: string, suffix: string) =>
  title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;

export function vitrineDe({ appUrl }: Pick<Config, 'appUrl'>): DressPage {
  function paginaDe({ locale, head, answers }: TaggedPage, path: string): Pagina {
    const t = texts[locale];
    const titulo = bare(head.title, t('shell.titulo', { pagina: '' }));
    const lingua = { t, locale };
    return { appUrl, url: appUrl + path, titulo, lingua, answers };
  }

  return (told) => {
    const [path = '/'] = told.target.split('?', 1);
    const pagina = paginaDe(told, path);
    const { titulo, url, lingua } = pagina;
    const contar = PAGINAS.find(([pattern]) => pattern.test(path))?.[1];
    const { descricao, dados = [], oembed, imagem } = contar?.(pagina, path) ?? NADA;
    const tags = tagsDe({
      site: lingua.t('shell.produto'),
      titulo,
      descricao: descricao ?? told.head.description,
      url: told.head.canonical ?? url,
      locale: told.locale,
      imagem: imagemDe(imagem ?? `${appUrl}/og.png`, lingua.t('vitrine.imagem', { titulo })),
      ...(oembed && { oembed: `${appUrl}/oembed?${new URLSearchParams({ url })}` }),
    });
    const html = tags + dados.map(bloco).join('');
    return descricao === undefined ? { html } : { html, description: escapeMarkup(descricao) };
  };
}
