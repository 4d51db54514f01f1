// Rounds that are paired one after the other (Swiss).
import { z } from 'zod';
import { codigo } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';

const params = z.object({ id: codigo });

export const gerarRodada = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/rodadas',
  access: 'user',
  summary: 'Swiss: pairs the next round once all results are in',
  params,
  answer: z.object({ data: z.object({ fase: z.number(), rodada: z.number() }) }),
  status: 201,
  once: true,
});
