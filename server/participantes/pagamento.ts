import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';

const DAY_MS = 86_400_000;

/** When the fee is due: on the day that was said, or so long after the start. Null where nobody said so, or while
 * nothing has started. */
export function pagamentoAte({
  estado,
  inscricao,
  iniciado_em,
}: Pick<CampeonatoVisto, 'estado' | 'inscricao' | 'iniciado_em'>): string | null {
  const hasStarted = estado === 'andamento' || estado === 'encerrado';
  const { taxa_centavos, prazo_pagamento_dias: days } = inscricao;
  if (taxa_centavos > 0 && inscricao.pagar_ate) return inscricao.pagar_ate;
  if (taxa_centavos === 0 || days === null || !hasStarted || iniciado_em === null) return null;
  return new Date(Date.parse(iniciado_em) + days * DAY_MS).toISOString();
}
