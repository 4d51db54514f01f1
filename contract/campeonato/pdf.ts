// A championship as one document to print, hang up and keep.
import { z } from 'zod';
import { LOCALES } from '#textos/locale.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';

export const baixarPdf = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/pdf',
  access: 'user',
  summary:
    'The whole championship as a PDF, for who organises, by the plan of the owner; what was made of it as it stands is given without one',
  params: z.object({ id: codigo }),
  /** In the language of who asks, unless another is asked for. */
  query: z.object({ lang: z.enum(LOCALES).optional().catch(undefined) }),
  sends: 'application/pdf',
});
