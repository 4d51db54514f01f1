// A match while it is played, as those who are there tell it: never counted before it is ended.
import { z } from 'zod';
import { instante, instanteDado } from '#regras/agenda/instante.ts';
import { TIPOS_DE_LANCE, VOZES_AO_VIVO } from '#regras/vida/ao-vivo.ts';
import { visita } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { movida } from './informes.ts';
import { citadoVisto } from './sumula.ts';
import { lado } from './vida.ts';

const params = z.object({ uuid });

const MOST_GOALS = 99;

const gols = z.int().min(0).max(MOST_GOALS);

/** What is told: by the id that who tells it gave it. */
export const lanceDado = z.strictObject({
  id: uuid,
  tipo: z.enum(TIPOS_DE_LANCE),
  lado: lado.nullish(),
  minuto: z.int().min(0).max(200).nullish(),
  /** Of the squad of that side, or one of the two fixed ids. */
  jogador: uuid.nullish(),
  /** When it happened, by the clock of the device. */
  contado_em: instanteDado.nullish(),
  /** Of a goal: those of that side that its teller knew of. Two that did not know of each other are one. */
  viu: z.array(uuid).max(MOST_GOALS).nullish(),
});

const lance = z.object({
  uuid,
  tipo: z.enum(TIPOS_DE_LANCE),
  lado: lado.nullable(),
  minuto: z.number().nullable(),
  quem: citadoVisto.nullable(),
  voz: z.enum(VOZES_AO_VIVO),
  quando: instante,
  /** The visitor may take it back. */
  desfaz: z.boolean(),
  /** The same goal as one that somebody else told: it counts once. */
  repete: z.boolean(),
  viu: z.array(uuid).nullable(),
});

export type LanceAoVivo = z.output<typeof lance>;

export const aoVivo = z.object({
  /** Since when it is played; null: not yet. */
  comecou: instante.nullable(),
  terminou: z.boolean(),
  /** Goals told so far, home first. */
  gols: z.tuple([z.number(), z.number()]),
  lances: z.array(lance),
  /** What the visitor may tell now. */
  pode: z.array(z.enum(TIPOS_DE_LANCE)),
  /** What ending it makes for the visitor; null: it is not theirs to end. */
  encerra: z.enum(['informe', 'resultado']).nullable(),
});

export type JogoAoVivo = z.output<typeof aoVivo>;

export const verLances = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/lances',
  access: 'public',
  summary: 'What was told of a match while it is played, and the score that it comes to',
  params,
  query: visita,
  answer: z.object({ data: aoVivo }),
});

export const marcarLance = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/lances',
  access: 'user',
  summary: 'A side or an organiser tells what happens in a match; it never counts by itself',
  params,
  body: lanceDado,
  answer: z.object({ data: aoVivo }),
  status: 201,
  once: true,
});

export const desfazerLance = endpoint({
  method: 'DELETE',
  path: '/api/partidas/:uuid/lances/:lance',
  access: 'user',
  summary: 'Takes back what the same side, or the organisation, told',
  params: z.object({ uuid, lance: uuid }),
  answer: z.object({ data: aoVivo }),
});

export const encerrarAoVivo = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/lances/encerramento',
  access: 'user',
  summary:
    'Ends a match that was told live: the claim of a side, or the result where the organisation ends it',
  params,
  body: z.strictObject({
    prorrogacao: z.boolean().default(false),
    penaltis: z.tuple([gols, gols]).nullish(),
  }),
  answer: movida,
  once: true,
});
