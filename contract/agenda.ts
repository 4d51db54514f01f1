// The calendar: dates for all rounds, moved days, deadlines.
import { z } from 'zod';
import { instanteDado } from '#regras/agenda/instante.ts';
import { MINUTOS_POR_JOGO } from '#regras/agenda/noite.ts';
import { codigo } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';

const params = z.object({ id: codigo });

const ordinal = z.int().min(1).max(9_999);

/** How dates are given to the rounds. */
export const agenda = z.strictObject({
  /** The day of the first round; of a night, its first kick-off. */
  comeca_em: instanteDado,
  dias_entre_rodadas: z.int().min(1).max(60).default(7),
  /** Kick-off times of a round day, HH:mm in Brasília time. */
  horarios: z
    .array(z.iso.time({ precision: -1 }))
    .min(1)
    .max(24)
    .default(['20:00']),
  locais: z.array(z.string().min(1).max(80)).max(40).default([]),
  /** Window: the whole time between two rounds is open and ends with the deadline. Night: everything on one
   * evening, a match at a time in each venue. */
  modelo: z.enum(['data', 'janela', 'noite']).default('janela'),
  /** Of a night: from one kick-off to the next. */
  minutos: z
    .int()
    .min(MINUTOS_POR_JOGO.min)
    .max(MINUTOS_POR_JOGO.max)
    .default(MINUTOS_POR_JOGO.padrao),
});

export const gerarAgenda = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/agenda',
  access: 'user',
  summary: 'Gives dates, deadlines and venues to all matches without result',
  params,
  body: agenda.extend({
    /** Agrees that dates already given are replaced. Without it the answer says how many. */
    ciente: z.boolean().default(false),
  }),
  answer: z.object({ data: z.object({ partidas: z.number() }) }),
});

export const adiarAgenda = endpoint({
  // Relative, so that sent twice it would move twice.
  method: 'POST',
  once: true,
  path: '/api/campeonatos/:id/agenda/dias',
  access: 'user',
  summary:
    'Moves matches without result by some days: of a round, from a round on, or from a date on',
  params,
  body: z.strictObject({
    fase: ordinal,
    rodada: ordinal,
    dias: z.int().min(-365).max(365),
    /** Only this round, and not those after it. */
    so_esta: z.boolean().default(false),
    /** Instead of the round: every match whose time is not before this. */
    desde: instanteDado.nullish(),
  }),
  answer: z.object({ data: z.object({ partidas: z.number() }) }),
});

export const marcarPrazo = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/agenda/prazo',
  access: 'user',
  summary: 'Sets the deadline of the matches without result of a round',
  params,
  body: z.strictObject({
    fase: ordinal,
    rodada: ordinal,
    prazo_at: instanteDado.nullable(),
  }),
  answer: z.object({ data: z.object({ partidas: z.number() }) }),
});
