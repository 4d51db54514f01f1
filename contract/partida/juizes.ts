// Where everybody who organises plays a contested match: its sides agree on somebody who judges that case alone.
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { movida } from './informes.ts';

const params = z.object({ uuid });

export const listarJuizes = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/juizes',
  access: 'user',
  summary: 'Whom a side may name to judge its case: people of the championship who do not play it',
  params,
  answer: z.object({
    data: z.array(z.object({ usuario: uuid, nome: z.string(), time_nome: z.string().nullable() })),
  }),
});

export const indicarJuiz = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/juizes',
  access: 'user',
  summary: 'A side names somebody to judge; naming whom the other side named is to accept them',
  params,
  body: z.strictObject({ usuario: uuid }),
  answer: movida,
  status: 201,
  once: true,
});

export const responderJuiz = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/juizes/:indicacao',
  access: 'user',
  summary: 'The other side accepts who was named, or does not',
  params: z.object({ uuid, indicacao: uuid }),
  body: z.strictObject({ aceita: z.boolean() }),
  answer: movida,
});
