// Who runs a championship, and who is asked to. The address that was typed is all that whoever invites knows:
// a person is listed, and may do something, once they accepted.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { email, uuid } from './http/fields.ts';

const params = z.object({ id: codigo });

export const organizador = z.object({
  usuario_uuid: uuid,
  nome: z.string(),
  papel: z.enum(['dono', 'co', 'inscricoes', 'resultados']),
});

export const listarOrganizadores = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/organizadores',
  access: 'public',
  summary: 'Who runs it',
  params,
  query: visita,
  answer: z.object({ data: z.array(organizador) }),
});

export const removerOrganizador = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/organizadores/:usuario',
  access: 'user',
  summary: 'Removes a co-organiser; takes effect at once',
  params: params.extend({ usuario: uuid }),
});

/** `dono` hands the championship over: who accepts owns it. */
const papel = z.enum(['dono', 'co', 'inscricoes', 'resultados']);

const conviteFeito = z.object({ uuid, email: z.string(), papel, expira_em: instante });

export const convidarOrganizador = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/organizadores/convites',
  access: 'verified',
  summary:
    'Invites whoever has this e-mail address, within the limit of the plan, or offers them the championship (fresh proof)',
  params,
  body: z.strictObject({ email, papel }),
  answer: z.object({ data: conviteFeito }),
  status: 201,
  once: true,
});

export const listarConvites = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/organizadores/convites',
  access: 'user',
  summary: 'Invitations without an answer, by the address that was typed',
  params,
  answer: z.object({ data: z.array(conviteFeito) }),
});

export const retirarConvite = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/organizadores/convites/:convite',
  access: 'user',
  summary: 'Takes an invitation back',
  params: params.extend({ convite: uuid }),
});

const recebido = { path: '/api/organizadores/convites/:convite', access: 'user' } as const;

const doConvite = z.object({ convite: uuid });

export const verConvite = endpoint({
  method: 'GET',
  ...recebido,
  summary: 'An invitation to organise, for whom it is',
  params: doConvite,
  answer: z.object({
    data: z.object({
      uuid,
      papel,
      expira_em: instante,
      /** By the caller, who still has that role. */
      aceito: z.boolean(),
      /** Who invites. */
      por: z.string(),
      campeonato: z.object({ id: codigo, nome: z.string() }),
    }),
  }),
});

export const aceitarConvite = endpoint({
  method: 'PUT',
  ...recebido,
  summary: 'Accepts it: from now on the person organises, or owns it (fresh proof)',
  params: doConvite,
  answer: z.object({ data: z.object({ campeonato_id: codigo, papel }) }),
});

export const recusarConvite = endpoint({
  method: 'DELETE',
  ...recebido,
  summary: 'Refuses it; nobody is told',
  params: doConvite,
});
