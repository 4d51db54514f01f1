// How often what was shared was opened: numbers for the organisers, nothing of people.
import { z } from 'zod';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';

/** `link`: the page, by a person from outside. `previa`: by a messenger that draws the link in a chat. */
export const TIPOS_DE_ABERTURA = [
  ...(['link', 'previa', 'imagem', 'embed', 'agenda', 'transmissao'] as const),
] as const;

export type TipoDeAbertura = (typeof TIPOS_DE_ABERTURA)[number];

const numeros = z.object(
  Object.fromEntries(TIPOS_DE_ABERTURA.map((tipo) => [tipo, z.number()])) as Record<
    TipoDeAbertura,
    z.ZodNumber
  >,
);

const aberturas = z.object({
  /** Of the days below. */
  total: numeros,
  /** The last thirty, oldest first, also those without any. */
  dias: z.array(z.object({ dia: z.iso.date(), link: z.number() })),
});

export type Aberturas = z.output<typeof aberturas>;

export const verAberturas = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/aberturas',
  access: 'user',
  summary: 'How often link, pictures, frames, calendar and overlay were opened, by day',
  params: z.object({ id: codigo }),
  answer: z.object({ data: aberturas }),
});
