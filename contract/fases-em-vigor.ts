// Settings of phases as they are obeyed, whatever an older row holds. Without the schemas: reading a
// championship and showing it in the browser need no more than this.
import type { Fase } from './fases.ts';

/** Once there were drawn ties too. Nothing ever drew them: they went by campaign. */
export const cruzamentoLido = (cruzamento: unknown): unknown =>
  cruzamento === 'sorteio' ? 'campanha' : cruzamento;

export function faseEmVigor(fase: Fase): Fase {
  if (fase.tipo !== 'mata_mata') return fase;
  return { ...fase, cruzamento: cruzamentoLido(fase.cruzamento) as typeof fase.cruzamento };
}
