import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';

export const METODOS = ['aleatorio', 'potes', 'ranking', 'manual'] as const;

export type Metodo = (typeof METODOS)[number];

/** Without groups the pots give one order, pot after pot; what it decides depends on the format. */
function ajudaDosPotes(primeira: Fase) {
  if (primeira.tipo === 'grupos') return 'sorteio.metodo.potes_ajuda';
  if (!temTabela(primeira)) return 'sorteio.metodo.potes_chave';
  return primeira.tipo === 'suico' ? 'sorteio.metodo.potes_suico' : 'sorteio.metodo.potes_lista';
}

/** Key of what a way of drawing does in the phase that is drawn. */
export const ajudaDoMetodo = (metodo: Metodo, primeira: Fase | undefined) =>
  metodo === 'potes' && primeira
    ? ajudaDosPotes(primeira)
    : (`sorteio.metodo.${metodo}_ajuda` as const);
