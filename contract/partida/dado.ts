// How a match ended, as somebody types it.
import { z } from 'zod';
import { AUSENTES } from '#regras/montagem/resultado.ts';

const gols = z.int().min(0).max(99);

export const placarDado = z.strictObject({
  tipo: z.literal('placar'),
  mandante: gols,
  visitante: gols,
  prorrogacao: z.boolean().default(false),
  penaltis: z.tuple([gols, gols]).nullish(),
});

/** `wo_de`: who failed to appear. */
export const woDado = z.strictObject({ tipo: z.literal('wo'), wo_de: z.enum(AUSENTES) });

export const informado = z.discriminatedUnion('tipo', [placarDado, woDado]);

export type InformadoDado = z.output<typeof informado>;

/** The same, as it is told. */
export const informadoVisto = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('placar'),
    mandante: z.number(),
    visitante: z.number(),
    prorrogacao: z.boolean(),
    penaltis: z.tuple([z.number(), z.number()]).nullable(),
  }),
  z.object({ tipo: z.literal('wo'), wo_de: z.enum(AUSENTES) }),
]);

export type InformadoVisto = z.output<typeof informadoVisto>;
