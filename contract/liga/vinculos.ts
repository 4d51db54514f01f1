// A championship comes into a liga when both who own it and who run the liga agree; either takes it out again.
import { z } from 'zod';
import { codigo } from '#contract/campeonatos.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { instante } from '#regras/agenda/instante.ts';
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
  summary: 'Championships that wait for the staff to agree',
  params: daLiga,
  answer: z.object({
    data: z.array(
      z.object({
        campeonato: z.object({ id: codigo, nome: z.string(), dono: z.string() }),
        created_at: instante,
      }),
    ),
  }),
});
