// Which tie-break criteria can separate anybody today.
import type { Criterio } from './opcoes.ts';

/** Nobody can enter cards yet: an order of criteria keeps these, and until then they have no say in it. */
const PELOS_CARTOES = [
  'menos_vermelhos',
  'menos_amarelos',
  'jogo_limpo',
  'pontos_disciplinares',
] as const satisfies readonly Criterio[];

type EmVigor = Exclude<Criterio, (typeof PELOS_CARTOES)[number]>;

const isEmVigor = (criterio: Criterio): criterio is EmVigor =>
  !PELOS_CARTOES.some((none) => none === criterio);

/** Those that can separate anybody today: the table counts by them, and forms and rules name no others. */
export const criteriosEmVigor = (criterios: readonly Criterio[]): EmVigor[] =>
  criterios.filter(isEmVigor);
