import type { Campeonato } from '#contract/campeonatos.ts';

/** Who enters now waits: nobody passes those who do already, even when a place is free. */
export const isFull = ({ espera, confirmados, vagas }: Campeonato): boolean =>
  espera > 0 || confirmados >= vagas;

/** Of all places; those who wait may still be asked first. */
export const semVagas = ({ confirmados, vagas }: Pick<Campeonato, 'confirmados' | 'vagas'>) =>
  confirmados >= vagas;
