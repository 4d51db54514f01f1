// What a change moves besides itself: shown before it is made, and sent back as `ciente`.
import { z } from 'zod';
import { AUSENTES } from '#regras/montagem/resultado.ts';
import { SANCOES_DO_VEREDITO } from '#regras/vida/sancao.ts';
import { uuid } from '../http/fields.ts';

export const placar = z
  .object({
    mandante: z.number(),
    visitante: z.number(),
    prorrogacao: z.boolean(),
    penaltis: z.tuple([z.number(), z.number()]).nullable(),
  })
  .nullable();

/** Who met, and how it ended. */
export const jogado = z.object({
  mandante: uuid.nullable(),
  visitante: uuid.nullable(),
  placar,
  wo_de: z.enum(AUSENTES).nullable(),
});

export type Jogado = z.output<typeof jogado>;

/** Who is champion before and after; null while nobody is. */
export const trocaDeCampeao = z.object({ de: uuid.nullable(), para: uuid.nullable() });

const lugar = z.object({ de: z.number(), ate: z.number() }).nullable();

export const impacto = z.object({
  posicoes: z.array(
    z.object({ participante: uuid, fase: z.number(), de: z.number(), para: z.number() }),
  ),
  /** Later matches whose sides would change; `perde_resultado`: one that already has a result, `antes`. */
  partidas: z.array(z.object({ uuid, perde_resultado: z.boolean(), antes: jogado.optional() })),
  /** Absent where the champion stays. */
  campeao: trocaDeCampeao.optional(),
  /** Only before a change in a closed championship, which it opens again: final places that would be others. */
  fim: z
    .object({ colocacoes: z.array(z.object({ participante: uuid, de: lugar, para: lugar })) })
    .optional(),
  /** Only in a preview: who would miss a match to come because of cards (`entra`), or no longer. */
  suspensoes: z
    .array(z.object({ participante: uuid, nome: z.string(), entra: z.boolean() }))
    .optional(),
  /** Only in a preview: what verdicts carried that goes with them; whom they kept out is told with `suspensoes`. */
  sancoes: z
    .array(
      z.object({
        participante: uuid,
        tipo: z.enum(SANCOES_DO_VEREDITO).exclude(['suspensao']),
        /** Taken away. */
        pontos: z.number(),
        multa: z.number().nullable(),
      }),
    )
    .optional(),
  /** Only in a preview: the names of those in it, for pages that do not have them all. */
  gente: z
    .record(uuid, z.object({ nome: z.string(), time_nome: z.string().nullable() }))
    .optional(),
});
