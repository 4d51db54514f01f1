// What a withdrawal or a sanction moves, in full, so that somebody can agree to it.
import { z } from 'zod';
import { uuid } from '../http/fields.ts';
import { trocaDeCampeao } from '../mudanca/impacto.ts';

const lados = z.tuple([uuid.nullable(), uuid.nullable()]);

const jogo = z.object({
  uuid,
  fase: z.number(),
  grupo: z.string().nullable(),
  rodada: z.number(),
  /** Name of its round, in a knockout. */
  etapa: z.string().nullable(),
  /** As it is now, home first. */
  placar: z.tuple([z.number(), z.number()]).nullable(),
});

export const efeitos = z.object({
  posicoes: z.array(
    z.object({ participante: uuid, fase: z.number(), de: z.number(), para: z.number() }),
  ),
  /** Matches that it decides: as W.O., as not counting, or open again because it is taken back. */
  viram: z.array(jogo.extend({ lados, vira: z.enum(['wo', 'nao_conta', 'volta']) })),
  /** Later matches that get other sides, home first. */
  trocas: z.array(jogo.extend({ de: lados, para: lados })),
  /** Results that belong to nobody any more. */
  desfeitos: z.array(jogo.extend({ lados })),
  /** Absent where the champion stays. */
  campeao: trocaDeCampeao.optional(),
});

export type Efeitos = z.output<typeof efeitos>;

/** With the names of all who are in it. */
export const efeitosComNomes = efeitos.extend({ gente: z.record(uuid, z.string()) });

export type EfeitosComNomes = z.output<typeof efeitosComNomes>;
