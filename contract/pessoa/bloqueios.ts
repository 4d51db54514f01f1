// Whom somebody does not want in the championships that they own.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

const bloqueio = z.object({
  usuario: z.object({ uuid, nome: z.string(), foto: z.string().nullable() }),
  motivo: z.string(),
  created_at: instante,
});

const params = z.object({ usuario: uuid });

export const listarBloqueios = endpoint({
  method: 'GET',
  path: '/api/bloqueios',
  access: 'user',
  summary: 'Whom the caller keeps out of the championships that they own, newest first',
  answer: z.object({ data: z.array(bloqueio) }),
});

export const bloquearPessoa = endpoint({
  method: 'PUT',
  path: '/api/bloqueios/:usuario',
  access: 'verified',
  summary: 'Keeps somebody out of all championships of the caller, also of those to come',
  params,
  body: z.strictObject({ motivo: z.string().trim().min(3).max(300) }),
  answer: z.object({ data: bloqueio }),
});

export const desbloquearPessoa = endpoint({
  method: 'DELETE',
  path: '/api/bloqueios/:usuario',
  access: 'user',
  summary: 'Lets somebody in again',
  params,
});
