// The rules in words.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';

const params = z.object({ id: codigo });

const numero = z.coerce.number().int().min(1).max(9_999).optional().catch(undefined);

export const verRegulamento = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/regulamento',
  access: 'public',
  summary: 'The rules, written from the settings, and the own text of the organiser',
  params,
  query: visita.extend({ versao: numero }),
  answer: z.object({
    data: z.object({
      versao: z.number(),
      versoes: z.array(
        z.object({
          versao: z.number(),
          created_at: instante,
          /** Why it took the place of the one before, where that was asked. */
          motivo: z.string().nullable(),
        }),
      ),
      secoes: z.array(z.object({ titulo: z.string(), itens: z.array(z.string()) })),
      texto: z.string(),
    }),
  }),
});
