// The format of a championship, as people name it, from its phases.
import type { FORMATOS } from './campeonatos.ts';
import type { Fase } from './fases.ts';

type Formato = (typeof FORMATOS)[number];

/** The first phase names it: groups with a knockout is 'grupos', a league phase with one is 'liga'. */
export function formatoDe(fases: readonly Pick<Fase, 'tipo'>[]): Formato {
  return fases[0]?.tipo ?? 'pontos_corridos';
}
