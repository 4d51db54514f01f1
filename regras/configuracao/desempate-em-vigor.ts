// How ties are paired and decided, as it is obeyed, whatever an older row holds.
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
