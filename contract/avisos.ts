// Announcements of the organisers.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';

const params = z.object({ id: codigo });

export const aviso = z.object({
  uuid,
  texto: z.string(),
  fixado: z.boolean(),
  autor: z.string(),
  created_at: instante,
});

export const listarAvisos = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/avisos',
  access: 'public',
  summary: 'Announcements, pinned ones first',
  params,
  query: visita,
  answer: z.object({ data: z.array(aviso) }),
});

export const publicarAviso = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/avisos',
  access: 'verified',
  summary: 'Publishes an announcement and notifies the participants',
  params,
  body: z.strictObject({ texto: z.string().min(1).max(1_000), fixado: z.boolean().default(false) }),
  answer: z.object({ data: aviso }),
  status: 201,
  once: true,
});

export const apagarAviso = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/avisos/:aviso',
  access: 'user',
  summary: 'Takes an announcement down',
  params: params.extend({ aviso: uuid }),
});
