import { z } from 'zod';
import { MAIS_JOGOS_FORA, SANCOES_DO_VEREDITO } from '#regras/vida/sancao.ts';
import { citado } from './sumula.ts';
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
    /** Of a suspension alone: who of that side misses how many of its next matches. */
    quem: citado.nullish(),
    jogos: z.int().min(1).max(MAIS_JOGOS_FORA).nullish(),
  })
  .refine(({ tipo, pontos }) => (tipo === 'pontos') === (pontos !== 0), { path: ['pontos'] })
  .refine(({ tipo, multa }) => (tipo === 'multa') === (typeof multa === 'number'), {
    path: ['multa'],
  })
  .refine(({ tipo, quem }) => (tipo === 'suspensao') === (quem != null), { path: ['quem'] })
  .refine(({ tipo, jogos }) => (tipo === 'suspensao') === (typeof jogos === 'number'), {
    path: ['jogos'],
  });

export type SancaoDada = z.output<typeof sancaoDada>;
