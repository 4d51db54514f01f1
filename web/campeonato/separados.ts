import type { Sorteio } from '#contract/sorteio.ts';
import type { EntradaDoSorteio } from '#regras/montagem/sorteio.ts';

/** Lists of those who had to be kept apart, as they were fixed before the draw. */
export const separadosDe = ({ entrada }: Sorteio): EntradaDoSorteio['separados'] =>
  (entrada as Partial<EntradaDoSorteio>).separados ?? [];
