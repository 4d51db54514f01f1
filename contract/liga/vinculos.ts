// A championship comes into a liga when both who own it and who run the liga agree; either takes it out again.
import { z } from 'zod';
import { campeonato, codigo } from '#contract/campeonatos.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { instante } from '#regras/agenda/instante.ts';
import { type Configuracao, configuracao } from '#regras/configuracao/configuracao.ts';
import { daLiga } from './ligas.ts';

const doVinculo = daLiga.extend({ id: codigo });

export const vincularCampeonato = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/campeonatos/:id',
  access: 'verified',
  summary:
    'Asks for a championship to come into the liga, or agrees to it; at once for who owns it and runs the liga',
  params: doVinculo,
  answer: z.object({ data: z.object({ situacao: z.enum(['vinculado', 'pedido']) }) }),
});

export const desvincularCampeonato = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/campeonatos/:id',
  access: 'user',
  summary: 'Takes a championship out of the liga, takes the request back, or refuses it',
  params: doVinculo,
});

export const listarVinculos = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/vinculos',
  access: 'user',
  summary:
    'Championships that wait for the visitor to agree: as staff of the liga, or as their owner',
  params: daLiga,
  answer: z.object({
    data: z.array(
      z.object({
        /** Which side asked. */
        lado: z.enum(['campeonato', 'liga']),
        campeonato: z.object({ id: codigo, nome: z.string(), dono: z.string() }),
        created_at: instante,
      }),
    ),
  }),
});

export const criarNaLiga = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/campeonatos',
  access: 'verified',
  summary: 'Creates a championship as a draft, in the liga from the start',
  params: daLiga,
  body: configuracao,
  answer: z.object({ data: campeonato }),
  status: 201,
  once: true,
});

export const verPadrao = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/padrao',
  access: 'user',
  summary: 'What championships that are made inside the liga start with, for who makes them',
  params: daLiga,
  answer: z.object({
    data: z.object({
      /** The championship whose settings they were. */
      de: codigo.nullable(),
      configuracao: z.custom<Configuracao>().nullable(),
    }),
  }),
});

export const mudarPadrao = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/padrao',
  access: 'verified',
  summary: 'New championships start with the settings of this one of the liga, or with none',
  params: daLiga,
  body: z.strictObject({ campeonato: codigo.nullable() }),
});
