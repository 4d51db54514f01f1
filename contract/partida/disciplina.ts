// Who misses a match because of cards or by a verdict, and who is one yellow short of it.
import { z } from 'zod';
import { MOTIVOS_DA_SUSPENSAO } from '#regras/disciplina/disciplina.ts';
import { uuid } from '../http/fields.ts';

const pessoa = z.object({
  participante: uuid,
  nome: z.string(),
  /** Shirt number; null where there is none, or the name was typed. */
  numero: z.number().nullable(),
});

const suspenso = pessoa.extend({
  motivo: z.enum(MOTIVOS_DA_SUSPENSAO),
  /** The match that cost it. */
  de: uuid,
  /** The match that is missed; null: none is known yet. */
  perde: uuid.nullable(),
  /** The sheet of that match names them all the same. */
  jogou: z.boolean(),
});

export type Suspenso = z.output<typeof suspenso>;

export const disciplina = z.object({
  suspensos: z.array(suspenso),
  /** One more yellow and they miss a match. */
  pendurados: z.array(pessoa),
});

export type DisciplinaVista = z.output<typeof disciplina>;
