import type { verCompartilhar as endpoint, Folheto } from '#contract/campeonato/compartilhar.ts';
import type { Visao } from '#contract/visao.ts';
import { mensagensDe } from '#regras/compartilhar/mensagens.ts';
import { enderecoDaArte, versaoDoCampeonato } from '#server/arte/versao.ts';
import { calendarioDoCampeonato } from '#server/calendario/enderecos.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import { verVisao } from '#server/visao/ver-visao.ts';
import { campeonatoEmPalavras } from '#server/vitrine/estado-em-palavras.ts';
import type { Locale } from '#textos/locale.ts';
import { cobrarDe } from './cobrar.ts';
import { fatosDe } from './fatos-do-campeonato.ts';
import { arteEm, comAgenda, conviteNo } from './folheto.ts';
import { type PinturasDoCampeonato, pinturasDe } from './pinturas.ts';

type Consulta = Call<typeof endpoint>['query'];

const PECAS = ['campeao', 'tabela', 'rodada', 'chave'] as const;

type PecaDoCampeonato = (typeof PECAS)[number];

const DA_ABA: Readonly<Record<string, PecaDoCampeonato>> = {
  ...{ classificacao: 'tabela', jogos: 'rodada', chaveamento: 'chave' },
};

/** What is on screen first. */
function ordemDasPecas(sobre: Consulta['sobre']): PecaDoCampeonato[] {
  const first = DA_ABA[sobre ?? ''] ?? 'campeao';
  return [first, ...PECAS.filter((nome) => nome !== first)];
}

/** Those that have something to show. */
function pecasDe(
  { campeonato, tabelas, chave }: Visao,
  { sobre, fase, rodada }: Consulta,
  { locale, pinturas }: { readonly locale: Locale; readonly pinturas: PinturasDoCampeonato },
): Folheto['pecas'] {
  if (campeonato.visibilidade === 'privado') return [];
  const { id, estado, resumo } = campeonato;
  const there = {
    campeao: estado === 'encerrado' && resumo.campeao !== null,
    tabela: tabelas.length > 0,
    chave: chave.length > 0,
    rodada: resumo.jogos > 0,
  };
  const versao = versaoDoCampeonato(campeonato);
  const hasRound = fase !== undefined && rodada !== undefined;
  return ordemDasPecas(sobre)
    .filter((nome) => there[nome])
    .map((nome) => {
      const peca = nome === 'rodada' && hasRound ? `rodada.${fase}.${rodada}` : nome;
      const own = nome === 'campeao' ? pinturas.doCampeao : pinturas.todas;
      return arteEm({ alvo: 'campeonato', id, versao, locale }, nome, { peca, pinturas: own });
    });
}

/** Pieces for other sites, of what guests see. */
function embedDe({ campeonato, tabelas, chave }: Visao, appUrl: string): Folheto['embed'] {
  const { id, visibilidade, estado, resumo } = campeonato;
  if (visibilidade === 'privado' || estado === 'rascunho' || resumo.jogos === 0) return [];
  const there = { classificacao: tabelas.length > 0, jogos: true, chaveamento: chave.length > 0 };
  return (['classificacao', 'jogos', 'chaveamento'] as const)
    .filter((parte) => there[parte])
    .map((parte) => ({ parte, url: `${appUrl}/embed/campeonato/${id}/${parte}` }));
}

/** Sheets to print and files, as whoever asks may see them. */
function papelDe(
  { campeonato: { id, resumo, acoes, estado }, tabelas, chave }: Visao,
  query: Consulta,
): Pick<Folheto, 'papel' | 'planilhas'> {
  const convite = conviteNo(query);
  const hasMatches = resumo.jogos > 0;
  const papel = {
    ...{ classificacao: tabelas.length > 0, jogos: hasMatches, chaveamento: chave.length > 0 },
    sumulas: hasMatches && acoes.includes('lancar_placar') && estado === 'andamento',
  };
  const planilhas = {
    ...{ classificacao: tabelas.length > 0, jogos: hasMatches, participantes: true },
    estatisticas: hasMatches,
  };
  const { fase, rodada } = query;
  const round = fase && rodada ? `${convite ? '&' : '?'}fase=${fase}&rodada=${rodada}` : '';
  return {
    papel: (['classificacao', 'jogos', 'chaveamento', 'sumulas'] as const)
      .filter((parte) => papel[parte])
      .map((parte) => ({
        parte,
        url: `/imprimir/campeonato/${id}/${parte}${convite}${parte === 'jogos' || parte === 'sumulas' ? round : ''}`,
      })),
    planilhas: (['classificacao', 'jogos', 'participantes', 'estatisticas'] as const)
      .filter((parte) => planilhas[parte])
      .map((parte) => ({ parte, url: `/exportar/campeonato/${id}/${parte}.csv${convite}` })),
  };
}

function enderecoCom(own: string, { fase, rodada, sobre }: Consulta): string {
  if (sobre === undefined) return own;
  const hasRound = sobre === 'jogos' && fase !== undefined && rodada !== undefined;
  return hasRound ? `${own}/jogos?fase=${fase}&rodada=${rodada}` : `${own}/${sobre}`;
}

/** Of the tab with the rules those come first; else the news. */
const ditasDe = (ditas: Folheto['mensagens'], { sobre }: Consulta) =>
  sobre === 'regulamento'
    ? ditas.toSorted((a, b) => Number(b.situacao === sobre) - Number(a.situacao === sobre))
    : ditas;

export const verCompartilhar: Handler<typeof endpoint> = async (services, call) => {
  const { convite, assumir } = call.query;
  const { data: visao } = await verVisao(services, { ...call, query: { convite, assumir } });
  const { campeonato } = visao;
  const { id, nome, visibilidade } = campeonato;
  const locale = localeOf(call.request);
  const t = texts[locale];
  const { appUrl } = services.config;
  const url = enderecoCom(`${appUrl}/campeonato/${id}`, call.query);
  const pedido = { services, call, locale };
  const fatos = await fatosDe(pedido, visao, url);
  const versao = versaoDoCampeonato(campeonato);
  const lideres = fatos.linhas.map(({ nome: of, pontos }) => ({ nome: of, pontos }));
  const isPrivate = visibilidade === 'privado';
  const pinturas = await pinturasDe(pedido, campeonato);
  const link = { alvo: 'campeonato', id, versao, peca: 'link', locale } as const;
  const collects = campeonato.acoes.includes('lancar_placar') && campeonato.estado === 'andamento';
  return {
    data: {
      url,
      previa: {
        titulo: nome,
        descricao: campeonatoEmPalavras(campeonato, lideres, { t, locale }),
        imagem: isPrivate ? null : enderecoDaArte(link),
      },
      pecas: pecasDe(visao, call.query, { locale, pinturas }),
      ...(await comAgenda(services, call, isPrivate ? null : calendarioDoCampeonato(id))),
      embed: embedDe(visao, appUrl),
      ...papelDe(visao, call.query),
      pdf: campeonato.acoes.includes('editar') ? id : null,
      transmissao: collects ? `/campeonato/${id}/gerenciar?transmissao=` : null,
      cobrar: collects ? await cobrarDe(pedido, nome) : [],
      mensagens: ditasDe(mensagensDe(fatos, t), call.query),
    },
  };
};
