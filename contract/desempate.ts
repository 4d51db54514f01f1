// Order among those whom no criterion separates.
import { z } from 'zod';
import { codigo } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';

const params = z.object({ id: codigo });

const ordinal = z.int().min(1).max(9_999);

/** Agrees that later results are undone. Without it the answer says which. */
const ciente = z.boolean().default(false);

export const desempatar = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/desempate',
  access: 'user',
  summary: 'Puts those that no criterion separates in order: by lots, or as an extra match gave it',
  params,
  body: z.strictObject({
    fase: ordinal,
    /** Best first; absent: lots are drawn, and the seed is in the history. */
    ordem: z.array(uuid).max(512).nullish(),
    ciente,
  }),
  answer: z.object({ data: z.object({ ordem: z.array(uuid) }) }),
});
