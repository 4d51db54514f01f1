// The public trail of a championship.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';

const params = z.object({ id: codigo });

export const registro = z.object({
  id: uuid,
  /** Who did it: a person, the product itself, the holder of a link, a program with a key, a person's import. */
  autor: z.enum(['pessoa', 'sistema', 'link', 'chave', 'importacao']),
  quem: z.string().nullable(),
  acao: z.string(),
  objeto: z.string().nullable(),
  /** The two sides that the match had, when the record is about one. */
  partida: z.tuple([uuid.nullable(), uuid.nullable()]).nullable(),
  /** Their names then, each null where it is the same now. */
  nomes: z.tuple([z.string().nullable(), z.string().nullable()]).nullable(),
  antes: z.unknown(),
  depois: z.unknown(),
  created_at: instante,
});

export type RegistroDaTrilha = z.output<typeof registro>;

export const verHistorico = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/historico',
  access: 'public',
  summary: 'Every change, newest first: who, when, before and after',
  params,
  query: visita.extend({ cursor: uuid.optional().catch(undefined) }),
  answer: z.object({
    data: z.array(registro),
    links: z.object({ next: z.string().nullable() }),
    /** Whether who organises may take all of it as a file by the plan of the owner; null for everybody else. */
    arquivo: z.boolean().nullable(),
  }),
});

export const exportarHistorico = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/historico/csv',
  access: 'user',
  summary: 'The whole trail as CSV, for who organises, by the plan of the owner',
  params,
  sends: 'text/csv; charset=utf-8',
});
