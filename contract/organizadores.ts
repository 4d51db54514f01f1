// Who runs a championship.
import { z } from 'zod';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';

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

export const adicionarOrganizador = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/organizadores',
  access: 'user',
  summary: 'Adds a co-organiser by e-mail, within the limit of the plan',
  params,
  body: z.strictObject({
    email: z.string().max(254),
    papel: z.enum(['co', 'inscricoes', 'resultados']),
  }),
  answer: z.object({ data: organizador }),
  status: 201,
  once: true,
});

export const removerOrganizador = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/organizadores/:usuario',
  access: 'user',
  summary: 'Removes a co-organiser; takes effect at once',
  params: params.extend({ usuario: uuid }),
});
