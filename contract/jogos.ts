// Matches of a championship: by round, by day, of a participant.
import { z } from 'zod';
import { diaDado, instante } from '#regras/agenda/instante.ts';
import { codigo, visita } from './campeonatos.ts';
import { espera } from './chaveamento.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { partida } from './partidas.ts';

const params = z.object({ id: codigo });

const numero = z.coerce.number().int().min(1).max(9_999).optional().catch(undefined);

export const folga = z.object({
  fase: z.number(),
  rodada: z.number(),
  participante: uuid,
  /** What a bye is worth; 0 where an odd number makes everybody rest in turn. */
  pontos: z.number(),
});

export type Folga = z.output<typeof folga>;

export const listarPartidas = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/jogos',
  access: 'public',
  summary:
    'Matches of one round (the current one unless another is asked for), of a day, or of a participant',
  params,
  query: visita.extend({
    fase: numero,
    rodada: numero,
    participante: uuid.optional().catch(undefined),
    /** Day as yyyy-MM-dd in Brasília time. */
    data: diaDado.optional().catch(undefined),
    /** By day without saying which: today, or the next one with a match to come. */
    por: z.enum(['data']).optional().catch(undefined),
  }),
  answer: z.object({
    data: z.array(partida),
    /** Those of them that are told while they are played, with a score that does not count yet. */
    ao_vivo: z.array(z.object({ partida: uuid, gols: z.tuple([z.number(), z.number()]) })),
    /** Who has no opponent in a round of those listed, and the points that this gives. */
    folgas: z.array(folga),
    /** Who holds up what comes next, although all their matches are over. */
    esperas: z.array(espera),
    fase: z.number(),
    rodada: z.number().nullable(),
    /** The day whose matches are listed, when they are listed by day. */
    dia: z.string().nullable(),
    /** Every day with a match, in Brasília time. */
    dias: z.array(z.object({ dia: z.string(), jogos: z.number(), feitos: z.number() })),
    /** Every round: how it stands, for the strip of rounds. */
    rodadas: z.array(
      z.object({
        fase: z.number(),
        rodada: z.number(),
        etapa: z.string().nullable(),
        jogos: z.number(),
        feitos: z.number(),
        inicio_at: instante.nullable(),
        prazo_at: instante.nullable(),
      }),
    ),
  }),
});
