// One match: its score by the organiser (final at once), when and where it is played, and what a change
// would move before it is made.
import { z } from 'zod';
import { instante, instanteDado } from '#regras/agenda/instante.ts';
import { AUSENTES } from '#regras/montagem/resultado.ts';
import type { Vaga } from '#regras/montagem/vaga.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';

const confronto = z.string();
const posicao = z.number();
const ordem = z.number();

/** Where somebody comes from. */
const vaga = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('participante'), participante: uuid }),
  z.object({ tipo: z.literal('folga') }),
  z.object({ tipo: z.enum(['vencedor', 'perdedor']), confronto }),
  z.object({ tipo: z.literal('grupo'), grupo: z.string(), posicao }),
  z.object({ tipo: z.literal('melhor'), posicao, ordem }),
  z.object({ tipo: z.literal('terceiro'), contra: z.string() }),
  z.object({ tipo: z.literal('geral'), posicao }),
  z.object({ tipo: z.literal('restante'), rodada: z.number(), ordem }),
]) satisfies z.ZodType<Vaga>;

export const lado = z.object({
  participante: uuid.nullable(),
  /** Who it will be, while not known. */
  vaga: vaga.nullable(),
});

export const partida = z.object({
  uuid,
  fase: z.number(),
  grupo: z.string().nullable(),
  rodada: z.number(),
  confronto: z.string().nullable(),
  /** 1 or 2; from 3 on, matches that a level tie asked for beyond its legs. */
  perna: z.number(),
  mandante: lado,
  visitante: lado,
  estado: z.enum([
    'agendada',
    'informada',
    'confirmada',
    'contestada',
    'adiada',
    'wo',
    'cancelada',
  ]),
  placar: z
    .object({
      mandante: z.number(),
      visitante: z.number(),
      prorrogacao: z.boolean(),
      penaltis: z.tuple([z.number(), z.number()]).nullable(),
    })
    .nullable(),
  /** Who failed to appear; null where the match was not given away. */
  wo_de: z.enum(AUSENTES).nullable(),
  jogo_previsto_at: instante.nullable(),
  prazo_at: instante.nullable(),
  confirmado_at: instante.nullable(),
  estadio: z.string().nullable(),
  local: z.string().nullable(),
  versao: z.number(),
});

export type Partida = z.output<typeof partida>;

const params = z.object({ uuid });
const gols = z.int().min(0).max(99);

/** What an organiser may enter. `null` takes the result away. */
export const lancamento = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('placar'),
    mandante: gols,
    visitante: gols,
    prorrogacao: z.boolean().default(false),
    penaltis: z.tuple([gols, gols]).nullish(),
  }),
  /** `wo_de`: who failed to appear. */
  z.strictObject({ tipo: z.literal('wo'), wo_de: z.enum(AUSENTES) }),
  z.strictObject({ tipo: z.literal('adiar'), jogo_previsto_at: instanteDado.nullish() }),
  z.strictObject({ tipo: z.literal('cancelar') }),
  z.strictObject({ tipo: z.literal('limpar') }),
]);

export type Lancamento = z.output<typeof lancamento>;

/** What else a change moves: shown before it is made, and sent back as `ciente`. */
export const impacto = z.object({
  posicoes: z.array(
    z.object({ participante: uuid, fase: z.number(), de: z.number(), para: z.number() }),
  ),
  /** Later matches whose sides would change; `perde_resultado`: one that already has a result. */
  partidas: z.array(z.object({ uuid, perde_resultado: z.boolean() })),
});

const corpo = z.strictObject({
  versao: z.int(),
  lancamento,
  /** Needed to change a confirmed result. */
  motivo: z.string().max(500).nullish(),
  /** Agrees that later results, shown by the impact, are undone. */
  ciente: z.boolean().default(false),
});

export const lancarPlacar = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/placar',
  access: 'user',
  summary: 'Enters, corrects or takes away a result as organiser; final at once',
  params,
  body: corpo,
  answer: z.object({ data: partida, impacto }),
});

export const preverPlacar = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/impacto',
  access: 'user',
  summary: 'What a result would change, without saving it',
  params,
  body: z.strictObject({ lancamento }),
  answer: z.object({ data: impacto }),
});

export const agendarPartida = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/agenda',
  access: 'user',
  summary: 'Date, deadline and place of a match; two matches never share a venue at the same time',
  params,
  body: z.strictObject({
    versao: z.int(),
    jogo_previsto_at: instanteDado.nullish(),
    prazo_at: instanteDado.nullish(),
    estadio: z.string().max(80).nullish(),
    local: z.string().max(160).nullish(),
    /** Agrees to a day after the deadline, or after matches that come later. */
    ciente: z.boolean().default(false),
  }),
  answer: z.object({ data: partida }),
});
