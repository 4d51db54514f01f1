import type { Criterio } from './opcoes.ts';

/** Nobody can enter cards yet: an order of criteria keeps these, and until then they have no say in it. */
const PELOS_CARTOES: ReadonlySet<Criterio> = new Set([
  'fewest_red_cards',
  'fewest_yellow_cards',
  'fair_play',
  'disciplinary_points',
]);

/** Those that can separate anybody today: the table counts by them, and forms and rules name no others. */
export const criteriosEmVigor = (criterios: readonly Criterio[]): Criterio[] =>
  criterios.filter((criterio) => !PELOS_CARTOES.has(criterio));
