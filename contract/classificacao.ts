// Tables of a championship, and why somebody stands where they stand.
import { z } from 'zod';
import { CRITERIO, DECIDIU, PENDENTE, palavrasDe } from '#regras/montagem/palavras.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';

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
  pendente: z.enum(palavrasDe(PENDENTE)).nullable(),
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

const criterio = z.enum(palavrasDe(CRITERIO));

export const explicarPosicao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/classificacao/explicacao',
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
          decidiu: z.enum(palavrasDe(DECIDIU)).nullable(),
          /** Criteria in the order tried: its value, then the other's. */
          passos: z.array(z.object({ criterio, valores: z.tuple([z.number(), z.number()]) })),
          /** Criteria that do not apply to these teams. */
          pulados: z.array(criterio),
        }),
      ),
    }),
  }),
});
