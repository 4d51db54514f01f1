import { z } from 'zod';
import { SANCOES_DO_VEREDITO } from '#regras/vida/sancao.ts';
import { lado } from './vida.ts';

/** A sanction that a verdict carries; its reason is that of the verdict. */
export const sancaoDada = z
  .strictObject({
    lado,
    tipo: z.enum(SANCOES_DO_VEREDITO),
    /** Of points alone, taken away. */
    pontos: z.int().min(-100).max(0).default(0),
    /** Of a fine alone: in money of the game. */
    multa: z.int().min(1).max(999_999_999).nullish(),
  })
  .refine(({ tipo, pontos }) => (tipo === 'pontos') === (pontos !== 0), { path: ['pontos'] })
  .refine(({ tipo, multa }) => (tipo === 'multa') === (typeof multa === 'number'), {
    path: ['multa'],
  });

export type SancaoDada = z.output<typeof sancaoDada>;
