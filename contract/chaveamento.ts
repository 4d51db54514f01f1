// The bracket of a knockout phase.
import { z } from 'zod';
import {
  CHAVE,
  DECIDIDO_POR,
  palavrasDe,
  SITUACAO,
  WO_DUPLO_NA_CHAVE,
} from '#regras/montagem/palavras.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { lado, partida } from './partidas.ts';

const params = z.object({ id: codigo });

const numero = z.coerce.number().int().min(1).max(9_999).optional().catch(undefined);

/** Those who are level although all their matches are over, and hold up what comes next. */
export const espera = z.object({
  fase: z.number(),
  /** What tells them apart. */
  como: z.enum(['sorteio', 'jogo_extra', 'penaltis']),
  /** Of this group; null between groups, or where there is one table. */
  grupo: z.string().nullable(),
  posicao: z.number(),
  /** The two of this tie. */
  confronto: z.string().nullable(),
  participantes: z.array(uuid),
});

export type Espera = z.output<typeof espera>;

const ladoDaChave = lado.extend({
  /** Nobody will come: neither side turned up for this tie. */
  vazio_por: z.string().nullable(),
  /** One of these, as soon as lots or an extra match tell which. */
  entre: z.array(uuid),
});

export const confronto = z.object({
  id: z.string(),
  rodada: z.number(),
  etapa: z.string(),
  chave: z.enum(palavrasDe(CHAVE)),
  situacao: z.enum(palavrasDe(SITUACAO)),
  lados: z.tuple([ladoDaChave, ladoDaChave]),
  /** Ties whose winners come here, in the order of the sides. */
  alimentado_por: z.array(z.string()),
  agregado: z.tuple([z.number(), z.number()]).nullable(),
  vencedor: uuid.nullable(),
  decidido_por: z.enum(palavrasDe(DECIDIDO_POR)).nullable(),
  /** Both dropped from it: who won their match for the place in the lower bracket. */
  na_repescagem: uuid.nullable(),
  /** Neither side turned up: both are out, drop, or wait for lots or another match. */
  wo_duplo: z.enum(palavrasDe(WO_DUPLO_NA_CHAVE)).nullable(),
  /** Its matches are over and nobody has won: what decides. */
  falta: z.enum(['sorteio', 'penaltis', 'campanha']).nullable(),
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
      /** It is over, and neither side turned up for what would have made a champion. */
      sem_campeao: z.boolean(),
      esperas: z.array(espera),
    }),
  }),
});
