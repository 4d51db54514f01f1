// Tables of a championship, and why somebody stands where they stand.
import { z } from 'zod';
import { COMPARACOES, ZONAS } from '#regras/configuracao/opcoes.ts';
import { CRITERIO, DECIDIU, PENDENTE, palavrasDe } from '#regras/montagem/palavras.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { partida } from './partidas.ts';

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
  /** Only lots put it before or behind those who are level with it. */
  por_sorteio: z.boolean().optional(),
  /** Its results were struck off. */
  fora: z.boolean(),
  /** Left during this phase, or was put out; null for who plays on. */
  situacao: z.enum(['desistiu', 'excluido']).nullable(),
});

export type Linha = z.output<typeof linha>;

export const quadroDeTabela = z.object({
  grupo: z.string().nullable(),
  linhas: z.array(linha),
});

/** Those in the same place of their groups, of whom the best go on too. */
const melhores = z.object({
  /** Place in the groups. */
  posicao: z.number(),
  /** So many of them go on. */
  vagas: z.number(),
  /** How groups of unequal size are compared; null where all are of one size. */
  comparacao: z.enum(COMPARACOES).nullable(),
  /** No group has a match to come. */
  terminou: z.boolean(),
  /** Best first, with the figures that are compared: by 'media' those of one match. */
  linhas: z.array(
    linha
      .pick({ participante: true, posicao: true, p: true, j: true, v: true, sg: true, gp: true })
      .extend({
        grupo: z.string(),
        /** By the tables as they stand; nothing is certain before they are over. */
        situacao: z.enum(['dentro', 'fora', 'aberto']),
      }),
  ),
});

export type Melhores = z.output<typeof melhores>;

export const classificacao = z.object({
  fase: z.number(),
  rodada: z.number(),
  rodadas: z.number(),
  ate_rodada: z.number(),
  mando: z.enum(['todos', 'casa', 'fora']),
  tabelas: z.array(quadroDeTabela),
  melhores: melhores.nullable(),
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

/** It beside another one. */
const comparacao = z.object({
  participante: uuid,
  /** Whether it stands above this one; null while nothing separates them. */
  acima: z.boolean().nullable(),
  decidiu: z.enum(palavrasDe(DECIDIU)).nullable(),
  /** Criteria in the order tried: its value, then the other's. */
  passos: z.array(z.object({ criterio, valores: z.tuple([z.number(), z.number()]) })),
  /** Criteria that do not apply to these teams. */
  pulados: z.array(criterio),
});

export type Comparacao = z.output<typeof comparacao>;

/** What it can still reach, or be spared. */
export const meta = z.object({
  /** `vaga`: a place in the next phase, `vaga_direta` where the best of the others get one too; else the zone. */
  alvo: z.enum(['vaga', 'vaga_direta', ...ZONAS]),
  /** As the organisers named the zone; null for the title and for a place in the next phase. */
  legenda: z.string().nullable(),
  /** `certo` and `impossivel` are proven, whatever is still to be played. */
  estado: z.enum(['certo', 'possivel', 'impossivel']),
  /** So many wins in its next matches make it certain; null where no number of them does. */
  vitorias: z.number().nullable(),
});

export type Meta = z.output<typeof meta>;

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
      /** Those right above and right below it. */
      vizinhos: z.array(comparacao),
      /** It beside each of those level on points with it, best first. */
      comparacoes: z.array(comparacao),
      proximo: partida.nullable(),
      /** Matches that it has to play. */
      restam: z.number(),
      metas: z.array(meta),
    }),
  }),
});
