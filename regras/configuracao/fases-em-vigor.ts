// Settings of phases as they are obeyed, whatever an older row holds. Without the schemas: reading a
// championship and showing it in the browser need no more than this.
import type { Fase } from './fases.ts';
import type { DECISOES } from './opcoes.ts';

/** Once there were drawn ties too. Nothing ever drew them: they went by campaign. */
export const cruzamentoLido = (cruzamento: unknown): unknown =>
  cruzamento === 'sorteio' ? 'campanha' : cruzamento;

type Desempate = (typeof DECISOES)[number][];

/** Extra time can end level: what decides comes after it, penalties where nothing else does. */
export function desempateEmVigor(desempate: Desempate): Desempate {
  const list = [...new Set(desempate)];
  if (list.at(-1) !== 'extra_time') return list;
  return [...list.slice(0, -2), 'extra_time', list.at(-2) ?? 'penalties'];
}

export function faseEmVigor(fase: Fase): Fase {
  if ('tabela' in fase) return fase;
  const desempate = desempateEmVigor(fase.desempate);
  if (fase.tipo === 'dupla_eliminacao') return { ...fase, desempate };
  const cruzamento = cruzamentoLido(fase.cruzamento) as typeof fase.cruzamento;
  return { ...fase, desempate, cruzamento };
}
