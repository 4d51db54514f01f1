import { nomeDoRanking } from '#regras/ranking/do-site.ts';
import type { RankingGuardado } from './queries.ts';

export const apresentarResumo = (
  ranking: RankingGuardado,
  pessoas: ReadonlyMap<string, number>,
) => {
  const { uuid, nome, tipo, modalidade } = ranking;
  return {
    ...{ uuid, nome, tipo, modalidade },
    endereco: nomeDoRanking(ranking),
    pessoas: pessoas.get(uuid) ?? 0,
  };
};
