// What a verdict may carry beside the result. A lost match is a verdict itself; to put somebody out has a page of its
// own, with all that it moves.
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { TIPOS_DE_SANCAO } from '#regras/configuracao/opcoes-do-elenco.ts';

/** A person is suspended by a verdict alone: it is no step of the rules. */
export const TIPOS_DE_PUNICAO = [...TIPOS_DE_SANCAO, 'suspensao'] as const;

export const SANCOES_DO_VEREDITO = ['advertencia', 'pontos', 'multa', 'suspensao'] as const;

/** Most matches that a verdict keeps somebody out. */
export const MAIS_JOGOS_FORA = 99;

export type SancaoDoVeredito = (typeof SANCOES_DO_VEREDITO)[number];

/** Who decides a case warns; more is for who may punish. In a knockout nobody has points to lose. */
export function sancoesDe(
  { julga, pune }: { readonly julga: boolean; readonly pune: boolean },
  fase: Fase | undefined,
): SancaoDoVeredito[] {
  if (!julga) return [];
  if (!pune) return ['advertencia'];
  return SANCOES_DO_VEREDITO.filter((tipo) => tipo !== 'pontos' || (fase && temTabela(fase)));
}
