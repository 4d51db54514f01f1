// The draw: prepared, run, shown as a ceremony, undone.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';

const params = z.object({ id: codigo });

export const sorteio = z.object({
  uuid,
  fase: z.number(),
  /** `desempate`: lots among those whom no criterion separates. */
  metodo: z.enum(['aleatorio', 'potes', 'ranking', 'manual', 'desempate']),
  /** SHA-256 of the seed, published before the draw. */
  semente_hash: z.string(),
  /** Published after it: with the input, anyone can run the draw again. */
  semente: z.string().nullable(),
  entrada: z.unknown(),
  bolas: z
    .array(z.object({ participante: uuid, pote: z.number().nullable(), destino: z.string() }))
    .nullable(),
  /** Lots for places that the table does not have any more: results, or who plays, changed since. */
  superado: z.literal(true).optional(),
  created_at: instante,
  realizado_em: instante.nullable(),
  /** Balls that were out at an instant, and whether more come by themselves since; null before the draw. */
  cerimonia: z.object({ fora: z.number(), em: instante, andando: z.boolean() }).nullable(),
});

export type Sorteio = z.output<typeof sorteio>;

export const prepararSorteio = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/sorteio',
  access: 'user',
  summary: 'Prepares a draw: fixes its input and publishes the hash of its seed',
  params,
  body: z.strictObject({
    metodo: z.enum(['aleatorio', 'potes', 'ranking', 'manual']),
    /** By hand: groups by name, or one list in seed order. */
    manual: z.union([z.record(z.string(), z.array(uuid)), z.array(uuid)]).nullish(),
    /** By ranking: best first. */
    ordem: z.array(uuid).nullish(),
    /** Pots in the order in which they are emptied; absent: those of the participants. */
    potes: z.array(z.array(uuid).max(512)).max(12).nullish(),
    /** Draws of groups: of each of these lists, no two may meet in a group. */
    separados: z.array(z.array(uuid).min(2).max(64)).max(64).default([]),
  }),
  answer: z.object({ data: sorteio }),
  status: 201,
  once: true,
});

export const realizarSorteio = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/sorteio',
  access: 'user',
  summary:
    'Runs the prepared draw, reveals the seed, and makes the matches or the order that follow',
  params,
  body: z.strictObject({
    uuid,
    /** Of lots: agrees that later results are undone. Without it the answer says which. */
    ciente: z.boolean().default(false),
  }),
  answer: z.object({ data: sorteio }),
});

export const conduzirCerimonia = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/sorteio/cerimonia',
  access: 'user',
  summary: 'Pauses the ceremony of the draw, goes on, or shows so many balls: for all who watch',
  params,
  body: z.strictObject({ uuid, fora: z.int().min(0).max(512), andando: z.boolean() }),
  answer: z.object({ data: sorteio }),
});

export const desfazerSorteio = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/sorteio',
  access: 'user',
  summary: 'Undoes the draw while no match has a result: matches go, entries can change again',
  params,
});

export const verSorteios = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/sorteio',
  access: 'public',
  summary: 'Every draw of the championship, newest first, with what is needed to check it',
  params,
  query: visita,
  answer: z.object({ data: z.array(sorteio) }),
});
