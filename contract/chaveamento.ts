// The bracket of a knockout phase.
import { z } from 'zod';
import { CHAVE, DECIDIDO_POR, palavrasDe, SITUACAO } from '#regras/montagem/palavras.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { lado, partida } from './partidas.ts';

const params = z.object({ id: codigo });

const numero = z.coerce.number().int().min(1).max(9_999).optional().catch(undefined);

export const confronto = z.object({
  id: z.string(),
  rodada: z.number(),
  etapa: z.string(),
  chave: z.enum(palavrasDe(CHAVE)),
  situacao: z.enum(palavrasDe(SITUACAO)),
  lados: z.tuple([lado, lado]),
  /** Ties whose winners come here, in the order of the sides. */
  alimentado_por: z.array(z.string()),
  agregado: z.tuple([z.number(), z.number()]).nullable(),
  vencedor: uuid.nullable(),
  decidido_por: z.enum(palavrasDe(DECIDIDO_POR)).nullable(),
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
