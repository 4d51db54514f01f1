// What the engine says of a championship, in the product's words: tables, matches, bracket, reasons.
import { z } from 'zod';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './endpoint.ts';
import { diaDado, instante, uuid } from './fields.ts';

const params = z.object({ id: codigo });
const numero = z.coerce.number().int().min(1).max(9_999).optional().catch(undefined);

/** One line of a table. Positions may be shared; `marca` is a mathematical certainty. */
export const linha = z.object({
  participante: uuid,
  posicao: z.number(),
  /** Places gained (or lost, negative) since the round before; null when there was none. */
  subiu: z.number().nullable(),
  p: z.number(),
  j: z.number(),
  v: z.number(),
  e: z.number(),
  d: z.number(),
  gp: z.number(),
  gc: z.number(),
  sg: z.number(),
  /** Points won of those in dispute, 0 to 100. */
  aproveitamento: z.number(),
  /** Last five results, oldest first; a round of rest that gave points is one too. */
  forma: z.array(z.enum(['v', 'e', 'd', 'folga'])),
  punicao: z.number(),
  zona: z.number().nullable(),
  marca: z.enum(['campeao', 'classificado', 'rebaixado', 'eliminado']).nullable(),
  /** What would separate those who share the position. */
  pendente: z.enum(['lots', 'playoff', 'level']).nullable(),
  fora: z.boolean(),
});

export type Linha = z.output<typeof linha>;

export const quadroDeTabela = z.object({
  grupo: z.string().nullable(),
  linhas: z.array(linha),
});

export const classificacao = z.object({
  fase: z.number(),
  rodada: z.number(),
  rodadas: z.number(),
  ate_rodada: z.number(),
  mando: z.enum(['todos', 'casa', 'fora']),
  tabelas: z.array(quadroDeTabela),
  /** The phase is over and only lots or an extra match can tell the order of these. */
  empatados: z.array(uuid),
});

export type Classificacao = z.output<typeof classificacao>;

export const verClassificacao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/classificacao',
  access: 'public',
  summary: 'Tables of a phase: the current one unless another is asked for',
  params,
  query: visita.extend({
    fase: numero,
    ate_rodada: numero,
    mando: z.enum(['todos', 'casa', 'fora']).optional().catch(undefined),
  }),
  answer: z.object({ data: classificacao }),
});

export const explicarPosicao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/explicacao',
  access: 'public',
  summary: 'Why a participant stands where it stands: the criteria in order, with the numbers',
  params,
  query: visita.extend({ fase: numero, participante: uuid }),
  answer: z.object({
    data: z.object({
      posicao: z.number(),
      /** It beside each of those level on points with it, best first. */
      comparacoes: z.array(
        z.object({
          participante: uuid,
          /** Whether it stands above this one; null while nothing separates them. */
          acima: z.boolean().nullable(),
          decidiu: z.string().nullable(),
          /** Criteria in the order tried: its value, then the other's. */
          passos: z.array(
            z.object({ criterio: z.string(), valores: z.tuple([z.number(), z.number()]) }),
          ),
          /** Criteria that do not apply to these teams. */
          pulados: z.array(z.string()),
        }),
      ),
    }),
  }),
});

const lado = z.object({
  participante: uuid.nullable(),
  /** Who it will be, while not known: 'winner', 'group'… in the engine's words. */
  vaga: z.unknown(),
});

export const partida = z.object({
  uuid,
  fase: z.number(),
  grupo: z.string().nullable(),
  rodada: z.number(),
  confronto: z.string().nullable(),
  /** 1 or 2; from 3 on, matches that a level tie asked for beyond its legs. */
  perna: z.number(),
  mandante: lado,
  visitante: lado,
  estado: z.enum([
    'agendada',
    'informada',
    'confirmada',
    'contestada',
    'adiada',
    'wo',
    'cancelada',
  ]),
  placar: z
    .object({
      mandante: z.number(),
      visitante: z.number(),
      prorrogacao: z.boolean(),
      penaltis: z.tuple([z.number(), z.number()]).nullable(),
    })
    .nullable(),
  wo: z.enum(['mandante', 'visitante', 'duplo']).nullable(),
  jogo_previsto_at: instante.nullable(),
  prazo_at: instante.nullable(),
  confirmado_at: instante.nullable(),
  estadio: z.string().nullable(),
  local: z.string().nullable(),
  versao: z.number(),
});

export type Partida = z.output<typeof partida>;

export const folga = z.object({
  fase: z.number(),
  rodada: z.number(),
  participante: uuid,
  /** What a bye is worth; 0 where an odd number makes everybody rest in turn. */
  pontos: z.number(),
});

export const listarPartidas = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/jogos',
  access: 'public',
  summary:
    'Matches of one round (the current one unless another is asked for), or of a participant',
  params,
  query: visita.extend({
    fase: numero,
    rodada: numero,
    participante: uuid.optional().catch(undefined),
    /** Day as yyyy-MM-dd in Brasília time. */
    data: diaDado.optional().catch(undefined),
  }),
  answer: z.object({
    data: z.array(partida),
    /** Who has no opponent in a round of those listed, and the points that this gives. */
    folgas: z.array(folga),
    fase: z.number(),
    rodada: z.number().nullable(),
    /** Every round: how it stands, for the strip of rounds. */
    rodadas: z.array(
      z.object({
        fase: z.number(),
        rodada: z.number(),
        etapa: z.string().nullable(),
        jogos: z.number(),
        feitos: z.number(),
        inicio_at: instante.nullable(),
        prazo_at: instante.nullable(),
      }),
    ),
  }),
});

export const confronto = z.object({
  id: z.string(),
  rodada: z.number(),
  etapa: z.string(),
  chave: z.enum(['main', 'losers', 'final', 'third_place']),
  situacao: z.enum(['waiting', 'ready', 'decided', 'free_pass', 'unneeded']),
  lados: z.tuple([lado, lado]),
  /** Ties whose winners come here, in the order of the sides. */
  alimentado_por: z.array(z.string()),
  agregado: z.tuple([z.number(), z.number()]).nullable(),
  vencedor: uuid.nullable(),
  decidido_por: z.string().nullable(),
  partidas: z.array(partida),
});

export type Confronto = z.output<typeof confronto>;

export const verChaveamento = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/chaveamento',
  access: 'public',
  summary: 'The bracket of a knockout phase',
  params,
  query: visita.extend({ fase: numero }),
  answer: z.object({
    data: z.object({
      fase: z.number(),
      confrontos: z.array(confronto),
      campeao: uuid.nullable(),
    }),
  }),
});

export const verRegulamento = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/regulamento',
  access: 'public',
  summary: 'The rules, written from the settings, and the own text of the organiser',
  params,
  query: visita.extend({ versao: numero }),
  answer: z.object({
    data: z.object({
      versao: z.number(),
      versoes: z.array(z.object({ versao: z.number(), created_at: instante })),
      secoes: z.array(z.object({ titulo: z.string(), itens: z.array(z.string()) })),
      texto: z.string(),
    }),
  }),
});
