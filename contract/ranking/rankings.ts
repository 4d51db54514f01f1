// Rankings: tables across championships. Who hides their page, and who is under age, has a line without a name.
import { z } from 'zod';
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { TIPOS_DE_RANKING } from '#regras/ranking/do-site.ts';
import { CRITERIOS_DO_RANKING } from '#regras/ranking/ordem.ts';
import { regrasDoRanking } from '#regras/ranking/regras.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

const params = z.object({ uuid });

export const resumoDoRanking = z.object({
  uuid,
  /** Null for the site's own, which are called after their modalidade. */
  nome: z.string().nullable(),
  tipo: z.enum(TIPOS_DE_RANKING),
  modalidade: z.enum(MODALIDADES),
  /** The name in its address. */
  endereco: z.string(),
  /** People with a place. */
  pessoas: z.number(),
});

/** Without a uuid: who hides, is under age, or has left. */
export const pessoaNoRanking = z.object({
  uuid: uuid.nullable(),
  nome: z.string().nullable(),
  foto: z.string().nullable(),
  situacao: z.enum(['visivel', 'oculta', 'removida']),
});

export type PessoaNoRanking = z.output<typeof pessoaNoRanking>;

const linhaDoRanking = z.object({
  pessoa: pessoaNoRanking,
  eu: z.boolean(),
  /** Null: plays too little to have one. */
  posicao: z.number().nullable(),
  /** Places won, or lost, since Monday; null for who had none then, and for seasons that are over. */
  subiu: z.number().nullable(),
  pontos: z.number(),
  /** Points won or lost since Monday. */
  variacao: z.number().nullable(),
  titulos: z.number(),
  melhor: z.number(),
  jogos: z.number(),
  vitorias: z.number(),
  empates: z.number(),
  derrotas: z.number(),
  /** Oldest first: letters, or final places. */
  ultimos: z.array(z.string()),
  /** Level on points with the line above it: what decides, or `empate` where they share the place. */
  desempate: z.enum([...CRITERIOS_DO_RANKING, 'empate']).nullable(),
});

export type LinhaDoRankingNaTela = z.output<typeof linhaDoRanking>;

const ranking = resumoDoRanking.extend({
  regras: regrasDoRanking,
  versao: z.number(),
  /** Whose it is; null for the site's own. */
  liga: z.object({ uuid, nome: z.string() }).nullable(),
  /** The visitor may change it. */
  gere: z.boolean(),
  /** Figures are those of before: it is being reckoned anew. */
  recalculando: z.boolean(),
  calculado_em: z.string().nullable(),
  /** The Monday that movement is told against. */
  semana: z.string().nullable(),
  /** The season asked for; null: now. */
  temporada: z.number().nullable(),
  /** Seasons that are over, newest first. */
  temporadas: z.array(z.number()),
  linhas: z.array(linhaDoRanking),
  /** The visitor's own line, wherever it stands. */
  minha: linhaDoRanking.nullable(),
});

export type RankingNaTela = z.output<typeof ranking>;

const temporada = z.coerce.number().int().min(2000).max(2999).optional().catch(undefined);

export const listarRankings = endpoint({
  method: 'GET',
  path: '/api/rankings',
  access: 'public',
  summary: "The site's own rankings",
  answer: z.object({ data: z.array(resumoDoRanking) }),
});

export const verRanking = endpoint({
  method: 'GET',
  path: '/api/rankings/:uuid',
  access: 'public',
  summary: 'A ranking: its rules and a page of its lines, with the line of who asks',
  params,
  query: z.object({ temporada, cursor: z.string().max(300).optional() }),
  answer: z.object({ data: ranking, links: z.object({ next: z.string().nullable() }) }),
});

export const exportarRanking = endpoint({
  method: 'GET',
  path: '/api/rankings/:uuid/csv',
  access: 'public',
  summary: 'The first thousand lines of a ranking as CSV',
  params,
  query: z.object({ temporada }),
  sends: 'text/csv; charset=utf-8',
});

const campeonatoDaFonte = z.object({ id: z.string(), nome: z.string() });

const fonte = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('partida'),
    partida: uuid,
    campeonato: campeonatoDaFonte,
    em: z.string(),
    rival: pessoaNoRanking,
    /** Own goals first. */
    placar: z.tuple([z.number(), z.number()]),
    antes: z.number(),
    depois: z.number(),
  }),
  z.object({
    tipo: z.literal('colocacao'),
    campeonato: campeonatoDaFonte,
    em: z.string(),
    de: z.number(),
    ate: z.number(),
    entre: z.number(),
    peso: z.number(),
    pontos: z.number(),
    /** Not among the best, or too old. */
    conta: z.boolean(),
  }),
  z.object({
    tipo: z.literal('ajuste'),
    uuid,
    em: z.string(),
    pontos: z.number(),
    motivo: z.string(),
  }),
]);

export type FonteDoRanking = z.output<typeof fonte>;

const pontosDaPessoa = z.object({
  linha: linhaDoRanking,
  /** Newest first. */
  fontes: z.array(fonte),
  /** More than are listed. */
  outras: z.number(),
  /** The line of points: the last weeks, oldest first. */
  semanas: z.array(z.object({ dia: z.string(), pontos: z.number() })),
});

export type PontosDaPessoa = z.output<typeof pontosDaPessoa>;

export const verPontos = endpoint({
  method: 'GET',
  path: '/api/rankings/:uuid/pessoas/:pessoa',
  access: 'public',
  summary: 'Where the points of somebody come from',
  params: params.extend({ pessoa: uuid }),
  answer: z.object({ data: pontosDaPessoa }),
});

export const ajustarRanking = endpoint({
  method: 'POST',
  path: '/api/rankings/:uuid/ajustes',
  access: 'verified',
  summary:
    'Adds or takes points of somebody, with a reason that everybody reads; by who runs the ranking',
  params,
  body: z.strictObject({
    pessoa: uuid,
    pontos: z
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((points) => points !== 0),
    motivo: z.string().trim().min(1).max(500),
  }),
  answer: z.object({ data: z.object({ uuid }) }),
  status: 201,
  once: true,
});

export const desfazerAjuste = endpoint({
  method: 'DELETE',
  path: '/api/rankings/:uuid/ajustes/:ajuste',
  access: 'verified',
  summary: 'Takes an adjustment back',
  params: params.extend({ ajuste: uuid }),
});
