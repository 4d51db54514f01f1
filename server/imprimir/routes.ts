// Sheets to print of a championship and of a match, as the visitor may see them. The whole championship as PDF is server/pdf.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Campeonato } from '#contract/campeonatos.ts';
import { codigo } from '#contract/campeonatos.ts';
import type { Confronto } from '#contract/chaveamento.ts';
import type { Classificacao } from '#contract/classificacao.ts';
import { uuid } from '#contract/http/fields.ts';
import type { Participante } from '#contract/participantes.ts';
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { agora } from '#server/database/agora.ts';
import { type AskAsVisitor, askAsVisitor } from '#server/http/ask-as-visitor.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { chaveNoPapel } from './chave.ts';
import { jogosNoPapel, type NoPapelDaFolha, patrocinioNoPapel, tabelasNoPapel } from './corpo.ts';
import { folhaDaPartida, folhasDaRodada } from './folha-da-partida.ts';
import { escreverFolha, type FolhaDePapel, politicaDaFolha } from './pagina.ts';

type Feita = Pick<FolhaDePapel, 'corpo' | 'sobre' | 'deitada' | 'mesa' | 'varias'>;

type NaFolha = NoPapelDaFolha & {
  readonly ask: AskAsVisitor;
  readonly path: string;
  readonly campeonato: Campeonato;
  readonly appUrl: string;
  readonly now: number;
};

type Jogos = {
  readonly data: readonly Partida[];
  readonly fase: number;
  readonly rodada: number | null;
  readonly rodadas: readonly { fase: number; rodada: number; etapa: string | null }[];
};

async function lerRodada({ ask, path, t }: NaFolha, query: URLSearchParams) {
  const { data, rodadas, fase, rodada } = await ask<Jogos>(`${path}/jogos?${query}`);
  const found = rodadas.find((one) => one.fase === fase && one.rodada === rodada);
  const etapa = found?.etapa ?? null;
  const sobre = etapa === null ? t('arte.rodada', { n: rodada ?? 1 }) : nomeDaEtapa(etapa, t);
  return { partidas: data, etapa, sobre };
}

const FOLHAS: Readonly<Record<string, (na: NaFolha, query: URLSearchParams) => Promise<Feita>>> = {
  async classificacao(na) {
    const { data } = await na.ask<{ data: Classificacao }>(`${na.path}/classificacao`);
    return { sobre: na.t('imprimir.classificacao'), corpo: tabelasNoPapel(data, na) };
  },
  async jogos(na, query) {
    const { partidas, sobre } = await lerRodada(na, query);
    return { sobre, corpo: jogosNoPapel(partidas, na) };
  },
  /** For who enters scores: nobody else carries them to the pitch, and each asks much of the server. */
  async sumulas({ campeonato, ask, appUrl, now, ...na }, query) {
    if (!campeonato.acoes.includes('lancar_placar')) throw new AppError('nao_encontrado');
    const round = await lerRodada({ campeonato, ask, appUrl, now, ...na }, query);
    return folhasDaRodada({ campeonato, ...round }, { no: na, ask, appUrl, now });
  },
  async chaveamento(na) {
    const { data } = await na.ask<{ data: { confrontos: readonly Confronto[] } }>(
      `${na.path}/chaveamento`,
    );
    return { sobre: na.t('imprimir.chaveamento'), ...chaveNoPapel(data.confrontos, na) };
  },
};

/** Which round, where one is asked for; everything else in the address is left aside. */
function rodadaEm({ query }: FastifyRequest): URLSearchParams {
  const asked = query as Readonly<Record<string, unknown>>;
  return new URLSearchParams(
    ['fase', 'rodada'].flatMap((name) =>
      typeof asked[name] === 'string' ? [[name, asked[name]]] : [],
    ),
  );
}

function send(reply: FastifyReply, folha: FolhaDePapel) {
  return reply
    .header('Content-Security-Policy', politicaDaFolha(folha))
    .header('Cache-Control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(escreverFolha(folha));
}

type OfSheet = { Params: { id: string; parte: string } };
type OfMatch = { Params: { uuid: string } };

const nowIn = async (db: Services['db']) => (await agora(db)).getTime();

const options = { config: { access: 'public' } } as const;

export function imprimirRoutes(app: FastifyInstance, { config, db }: Services): void {
  const { appUrl } = config;
  const { host } = new URL(appUrl);

  app.get<OfSheet>('/imprimir/campeonato/:id/:parte', options, async (request, reply) => {
    const id = codigo.safeParse(request.params.id);
    const draw = Object.hasOwn(FOLHAS, request.params.parte) && FOLHAS[request.params.parte];
    if (!id.success || !draw) throw new AppError('nao_encontrado');
    const ask = askAsVisitor(app, host, request);
    const path = `/api/campeonatos/${id.data}`;
    const { data: campeonato } = await ask<{ data: Campeonato }>(path);
    const { data: rows } = await ask<{ data: readonly Participante[] }>(`${path}/participantes`);
    const locale = localeOf(request);
    const t = texts[locale];
    const nomes = new Map(rows.map((one) => [one.uuid, one.time_nome ?? one.nome]));
    const nomeDe = (of: string | null) => (of && nomes.get(of)) || t('arte.a_definir');
    return send(reply, {
      ...(await draw(
        { ...{ t, locale, nomeDe, ask, path, campeonato, appUrl }, now: await nowIn(db) },
        rodadaEm(request),
      )),
      ...{ titulo: campeonato.nome, locale, botao: t('imprimir.botao') },
      endereco: `${appUrl}/campeonato/${id.data}`,
      patrocinio: patrocinioNoPapel(campeonato.patrocinadores, t),
    });
  });

  app.get<OfMatch>('/imprimir/partida/:uuid', options, async (request, reply) => {
    const id = uuid.safeParse(request.params.uuid);
    if (!id.success) throw new AppError('nao_encontrado');
    const ask = askAsVisitor(app, host, request);
    const { data: dados } = await ask<{ data: PartidaInteira }>(`/api/partidas/${id.data}`);
    const { campeonato, gente } = dados;
    const locale = localeOf(request);
    const t = texts[locale];
    const nomeDe = (of: string | null) => {
      const one = of === null ? undefined : gente[of];
      return one ? (one.time_nome ?? one.nome) : t('arte.a_definir');
    };
    const na = { no: { t, locale, nomeDe }, ask, appUrl, now: await nowIn(db) };
    return send(reply, {
      ...(await folhaDaPartida(dados, na)),
      ...{ titulo: campeonato.nome, locale, botao: t('imprimir.botao') },
      endereco: `${appUrl}/partida/${id.data}`,
    });
  });
}
