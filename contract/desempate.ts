// Order among those whom no criterion separates.
import { z } from 'zod';
import { codigo } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { sorteio } from './sorteio.ts';

const params = z.object({ id: codigo });

const ordinal = z.int().min(1).max(9_999);

/** Agrees that later results are undone. Without it the answer says which. */
const ciente = z.boolean().default(false);

/** What a place among the lots comes to. */
const lugar = z.object({
  posicao: z.number().nullable(),
  passa: z.boolean().nullable(),
  campeao: z.boolean(),
  /** Who does not go on still plays: for the third place, or among those who lost once. */
  ainda: z.enum(['terceiro', 'repescagem']).optional(),
});

export const verDesempate = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/desempate',
  access: 'user',
  summary:
    'Ties that nothing separates, and what lots would decide of each; null where there is none',
  params,
  answer: z.object({
    data: z
      .object({
        fase: ordinal,
        /** Who is level with whom. */
        conjuntos: z.array(z.array(uuid)),
        /** For each of these: what the first gets, then the second, and so on. */
        lugares: z.array(z.array(lugar)),
        /** `jogo_extra`: the rules ask for a match, and its order is entered. */
        por: z.enum(['sorteio', 'jogo_extra']),
      })
      .nullable(),
  }),
});

export const prepararDesempate = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/desempate',
  access: 'user',
  summary:
    'Announces lots: fixes among whom, and publishes the hash of the seed; held like any draw',
  params,
  body: z.strictObject({ fase: ordinal }),
  answer: z.object({ data: sorteio }),
  status: 201,
  once: true,
});

export const desempatar = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/desempate',
  access: 'user',
  summary: 'Puts those that no criterion separates in the order that an extra match gave',
  params,
  body: z.strictObject({
    fase: ordinal,
    /** Best first. */
    ordem: z.array(uuid).max(512),
    ciente,
  }),
  answer: z.object({ data: z.object({ ordem: z.array(uuid) }) }),
});
