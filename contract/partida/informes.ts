// What the sides of a match say of how it ended: a claim, until the other side says the same.
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { partida } from '../partidas.ts';
import { informado } from './dado.ts';
import { provasDadas } from './provas.ts';
import { vida } from './vida.ts';

const params = z.object({ uuid });
const doInforme = z.object({ uuid, informe: uuid });

/** The match after the move, and what may be done with it now. */
export const movida = z.object({ data: z.object({ partida, vida }) });

const corpo = z.strictObject({
  informado,
  nota: z.string().max(500).nullish(),
  ...provasDadas,
});

export const informarPlacar = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/informes',
  access: 'user',
  summary:
    'A side says how its match ended. The same as the other side said confirms it, something else contests it',
  params,
  body: corpo,
  answer: movida,
  status: 201,
  once: true,
});

export const mudarInforme = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/informes/:informe',
  access: 'user',
  summary: 'A side says it anew before the other has answered; three times at most',
  params: doInforme,
  body: corpo,
  answer: movida,
});

export const retirarInforme = endpoint({
  method: 'DELETE',
  path: '/api/partidas/:uuid/informes/:informe',
  access: 'user',
  summary: 'A side takes its word back before the other has answered',
  params: doInforme,
  answer: movida,
});

export const confirmarInforme = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/informes/:informe/confirmacao',
  access: 'user',
  summary: 'The other side confirms this claim; 409 with the one that took its place',
  params: doInforme,
  answer: movida,
  once: true,
});
