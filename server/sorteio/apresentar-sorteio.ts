import type { Sorteio } from '#contract/sorteio.ts';
import type { SorteioRow } from './queries.ts';

/** Until the draw has been run, its seed is nobody's business. */
export function apresentarSorteio(row: SorteioRow): Sorteio {
  const { semente, cerimonia_fora: fora, cerimonia_em: em, cerimonia_andando, ...rest } = row;
  return {
    ...rest,
    semente: row.realizado_em ? semente : null,
    cerimonia: em === null ? null : { fora, em, andando: cerimonia_andando },
  };
}
