// Who meets whom after groups. Groups can only cross when they come in pairs and fill the bracket; where
// they do not, the campaign decides. The assembly and the rules in words both ask here.
import type { Fase, FaseDe } from '#regras/configuracao/fases.ts';
import type { CRUZAMENTOS } from '#regras/configuracao/opcoes.ts';

type Cruzamento = (typeof CRUZAMENTOS)[number];

/** The engine crosses no more of a group. */
const MAIS_DE_UM_GRUPO = 64;

function podemCruzar({ grupos, classificam, melhores }: FaseDe<'grupos'>): boolean {
  const isFull = Number.isInteger(Math.log2(grupos * classificam));
  return melhores === 0 && grupos % 2 === 0 && isFull && classificam <= MAIS_DE_UM_GRUPO;
}

/** Some come in after the first round. */
export const entramEmEtapas = ({ entradas = [] }: FaseDe<'mata_mata'>): boolean =>
  entradas.slice(1).some((count) => count > 0);

/** Undefined where nobody comes from groups. */
export function cruzamentoEmVigor(
  fase: FaseDe<'mata_mata'>,
  antes: Fase | undefined,
): Cruzamento | undefined {
  if (antes?.tipo !== 'grupos') return undefined;
  const isCrossed = fase.cruzamento === 'cruzado' && !entramEmEtapas(fase) && podemCruzar(antes);
  return isCrossed ? 'cruzado' : 'campanha';
}
