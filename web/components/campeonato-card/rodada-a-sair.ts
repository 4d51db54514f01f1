import type { Cartao } from '#contract/campeonatos.ts';

/** Of a Swiss whose matches are all played: the round that is to be paired next. */
export function rodadaASair(resumo: Cartao['resumo']): number | null {
  const { etapa, rodada, rodadas, jogos, jogos_feitos } = resumo;
  if (etapa !== null || rodada === null || rodadas === null || jogos_feitos < jogos) return null;
  return rodada < rodadas ? rodada + 1 : null;
}
