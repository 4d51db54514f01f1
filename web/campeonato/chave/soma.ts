import type { Partida } from '#contract/partidas.ts';

/** Where both were absent, and in what was called off, there are no goals to add: 0 would be a score. */
export const temGolsParaSomar = ({ placar, wo_de }: Pick<Partida, 'placar' | 'wo_de'>): boolean =>
  placar !== null || (wo_de !== null && wo_de !== 'ambos');
