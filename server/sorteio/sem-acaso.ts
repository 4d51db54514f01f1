import type { Sorteio } from '#contract/sorteio.ts';

/** Placed by an order or by hand: the matches come out, and nobody draws lots. */
export const semAcaso = ({ metodo }: Pick<Sorteio, 'metodo'>): boolean =>
  metodo === 'ranking' || metodo === 'manual';
