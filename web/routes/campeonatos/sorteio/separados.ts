import type { Sorteio } from '#contract/gestao.ts';
import type { EntradaDoSorteio } from '#contract/montagem/sorteio.ts';

/** Lists of those who had to be kept apart, as they were fixed before the draw. */
export const separadosDe = ({ entrada }: Sorteio): EntradaDoSorteio['separados'] =>
  (entrada as EntradaDoSorteio).separados;
