// Settings of phases as they are obeyed, whatever an older row holds. Without the schemas: reading a
// championship and showing it in the browser need no more than this.

import { cruzamentoLido, desempateEmVigor } from './desempate-em-vigor.ts';
import type { Fase } from './fases.ts';

export function faseEmVigor(fase: Fase): Fase {
  if ('tabela' in fase) return fase;
  const desempate = desempateEmVigor(fase.desempate);
  if (fase.tipo === 'dupla_eliminacao') return { ...fase, desempate };
  const cruzamento = cruzamentoLido(fase.cruzamento) as typeof fase.cruzamento;
  return { ...fase, desempate, cruzamento };
}
