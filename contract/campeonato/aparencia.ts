// How a championship shows itself: banner, colour and sponsors, for who edits it. What all see stands in its own answer.
import { z } from 'zod';
import { aparenciaDada, patrocinador } from '#regras/aparencia/aparencia.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

const params = z.object({ id: codigo });

const aparencia = z.object({
  versao: z.number(),
  /** Whether the plan of the owner allows more than to take away. */
  permitida: z.boolean(),
  capa: z.string().nullable(),
  destaque: z.string().nullable(),
  patrocinadores: z.array(patrocinador),
});

export type AparenciaParaMudar = z.output<typeof aparencia>;

const answer = z.object({ data: aparencia });
const { capas, patrocinadores: logos } = TIPOS_DE_ARQUIVO;

export const verAparencia = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/aparencia',
  access: 'user',
  summary: 'Banner, colour and sponsors, and whether the plan of the owner allows to change them',
  params,
  answer,
});

export const mudarAparencia = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/aparencia',
  access: 'verified',
  summary: 'Colour of the pages and list of sponsors; to take away needs no plan',
  params,
  body: aparenciaDada,
  answer,
});

export const enviarCapaDoCampeonato = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/aparencia/capa',
  access: 'verified',
  summary: 'Puts a picture as its banner: png, jpeg or gif',
  params,
  file: { field: capas.campo, maxBytes: capas.maisBytes },
  answer,
});

export const tirarCapaDoCampeonato = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/aparencia/capa',
  access: 'verified',
  summary: 'Shows the drawn banner again',
  params,
  answer,
});

export const enviarLogo = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/aparencia/patrocinadores/:patrocinador/logo',
  access: 'verified',
  summary: 'Puts the logo of a sponsor: png, jpeg or gif',
  params: params.extend({ patrocinador: uuid }),
  file: { field: logos.campo, maxBytes: logos.maisBytes },
  answer,
});
