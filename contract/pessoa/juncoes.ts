// Two accounts of one person: the history of one becomes the other's. Both agree; names alone never join anybody.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { endpoint } from '../http/endpoint.ts';
import { email, uuid } from '../http/fields.ts';

const juncaoFeita = z.object({ uuid, email: z.string(), expira_em: instante });

export const verJuncaoFeita = endpoint({
  method: 'GET',
  path: '/api/juncoes',
  access: 'user',
  summary: 'What the caller offered and nobody has answered yet',
  answer: z.object({ data: juncaoFeita.nullable() }),
});

export const oferecerHistorico = endpoint({
  method: 'POST',
  path: '/api/juncoes',
  access: 'verified',
  fresh: true,
  summary: 'Offers the history of this account to the one that has this address',
  body: z.strictObject({ email }),
  answer: z.object({ data: juncaoFeita }),
  status: 201,
});

const daJuncao = z.object({ uuid });

export const verJuncao = endpoint({
  method: 'GET',
  path: '/api/juncoes/:uuid',
  access: 'user',
  summary: 'What is offered, for whom it is',
  params: daJuncao,
  answer: z.object({
    data: z.object({ uuid, de: z.string(), partidas: z.number(), expira_em: instante }),
  }),
});

export const aceitarHistorico = endpoint({
  method: 'PUT',
  path: '/api/juncoes/:uuid',
  access: 'verified',
  fresh: true,
  summary:
    'Takes it: matches, titles and rankings follow. Refused where both were in one championship',
  params: daJuncao,
  answer: z.object({ data: z.object({ partidas: z.number() }) }),
});

export const recusarHistorico = endpoint({
  method: 'DELETE',
  path: '/api/juncoes/:uuid',
  access: 'user',
  summary: 'Refuses it, or takes it back',
  params: daJuncao,
});
