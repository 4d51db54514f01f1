import type { RankingNaTela } from '#contract/ranking/rankings.ts';

type Onde = Pick<RankingNaTela, 'endereco' | 'uuid' | 'temporada'>;
type Mais = { readonly pessoa?: string; readonly cursor?: string };

/** The page of a ranking with what is asked of it. */
export function hrefDoRanking({ endereco, uuid, temporada }: Onde, more: Mais = {}): string {
  const query = new URLSearchParams({
    ...(temporada !== null && { temporada: String(temporada) }),
    ...more,
  });
  return `/ranking/${endereco}/${uuid}${query.size > 0 ? `?${query}` : ''}`;
}
