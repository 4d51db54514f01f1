// What the clock made of matches without a score in time: proposed to the organisers, or done by the rule.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { impacto } from '../mudanca/impacto.ts';
import { partida } from '../partidas.ts';

const params = z.object({ id: codigo });

export const ESTADOS_DA_SUGESTAO = [
  'aberta',
  /** Done by the clock itself. */
  'aplicada',
  'aceita',
  'recusada',
  'desfeita',
  /** Nobody needs it any more. */
  'caducou',
] as const;

const sugestao = z.object({
  uuid,
  /** Null: the match is gone. */
  partida: partida.nullable(),
  regra: z.enum(['zero_a_zero', 'vence_quem_falou']),
  lancamento: z.discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('placar'), mandante: z.number(), visitante: z.number() }),
    z.object({ tipo: z.literal('wo'), wo_de: z.enum(['mandante', 'visitante']) }),
  ]),
  estado: z.enum(ESTADOS_DA_SUGESTAO),
  created_at: instante,
  decidida_at: instante.nullable(),
  /** Who decided it; null: the product, or they have left. */
  quem: z.string().nullable(),
  /** Whether the visitor may decide it: who plays the match does not. */
  decido: z.boolean(),
});

export type Sugestao = z.output<typeof sugestao>;

const answer = z.object({ data: z.array(sugestao) });

export const listarSugestoes = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/sugestoes',
  access: 'user',
  summary: 'What the clock proposes for matches without a score in time, and what it has done',
  params,
  answer,
});

export const decidirSugestoes = endpoint({
  method: 'POST',
  once: true,
  path: '/api/campeonatos/:id/sugestoes',
  access: 'user',
  summary: 'Accepts or refuses proposals of the clock, all or none; sent again it changes nothing',
  params,
  body: z.strictObject({
    uuids: z.array(uuid).min(1).max(200),
    decisao: z.enum(['aceitar', 'recusar']),
  }),
  answer,
});

export const desfazerSugestao = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/sugestoes/:sugestao/desfazer',
  access: 'user',
  summary: 'Takes back what the clock did, with all that it moved; later results only with a word',
  params: z.object({ id: codigo, sugestao: uuid }),
  body: z.strictObject({
    motivo: z.string().trim().min(3).max(500),
    /** Agrees that later results, which the refusal lists, are undone. */
    ciente: z.boolean().default(false),
  }),
  answer: z.object({ data: sugestao, impacto }),
});
