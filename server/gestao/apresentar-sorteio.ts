import type { Sorteio } from '#contract/gestao.ts';
import type { SorteioRow } from './queries.ts';

/** Until the draw has been run, its seed is nobody's business. */
export function apresentarSorteio({ semente, ...row }: SorteioRow): Sorteio {
  return { ...row, semente: row.realizado_em ? semente : null };
}
