import type { Campeonato } from '#contract/campeonatos.ts';

/** Every match has its result, and no Swiss round is left to be paired. */
export const isAllPlayed = ({ resumo }: Pick<Campeonato, 'resumo'>): boolean => {
  const { jogos, jogos_feitos, etapa, rodada, rodadas } = resumo;
  const isLastRound = etapa !== null || (rodada ?? 0) >= (rodadas ?? 0);
  return jogos > 0 && jogos_feitos === jogos && isLastRound;
};
