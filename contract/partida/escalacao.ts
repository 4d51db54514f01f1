// Line-ups: who plays for each side of a match, where the championship has squads.
import { z } from 'zod';
import { MOTIVOS_DA_SUSPENSAO } from '#regras/disciplina/disciplina.ts';
import { visita } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { lado } from './vida.ts';

const MOST_PLAYERS = 60;

const params = z.object({ uuid });

const jogadorVisto = z.object({
  jogador: uuid,
  nome: z.string(),
  numero: z.number().nullable(),
  /** Why they cannot play this match; null: they can. */
  suspenso: z.enum(MOTIVOS_DA_SUSPENSAO).nullable(),
});

export type JogadorEscalado = z.output<typeof jogadorVisto>;

/** `reserva`: begins on the bench. */
const escalado = jogadorVisto.extend({ reserva: z.boolean() });

const escalacaoDoLado = z.object({
  /** 0: nobody has named one. */
  versao: z.number(),
  por: z.enum(['lado', 'organizacao']).nullable(),
  jogadores: z.array(escalado),
});

const escalacao = z.object({
  /** Null before kick-off for who is neither of that side nor of the organisation. */
  mandante: escalacaoDoLado.nullable(),
  visitante: escalacaoDoLado.nullable(),
  /** Sides whose line-up the visitor may name now, */
  pode: z.array(lado),
  /** and from whom: the squad, at kick-off if that is over. */
  elenco: z.object({
    mandante: z.array(jogadorVisto),
    visitante: z.array(jogadorVisto),
  }),
  /** Most players that a side may name; null: no limit. */
  limite: z.number().nullable(),
});

export type Escalacao = z.output<typeof escalacao>;

export const verEscalacao = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/escalacao',
  access: 'public',
  summary: 'Line-ups of a match: to everybody once it is played, before that to the own side',
  params,
  query: visita,
  answer: z.object({ data: escalacao }),
});

export const salvarEscalacao = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/escalacao',
  access: 'user',
  summary: 'Names the line-up of a side until the match is official; 409 with what stands',
  params,
  body: z.strictObject({
    lado,
    /** Of the one that was read; 0: there was none. */
    versao: z.int().min(0),
    jogadores: z.array(uuid).max(MOST_PLAYERS),
    /** Of these, who begins on the bench. */
    reservas: z.array(uuid).max(MOST_PLAYERS).default([]),
  }),
  answer: z.object({ data: escalacao }),
});
