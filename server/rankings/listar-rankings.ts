import type { listarRankings as endpoint } from '#contract/ranking/rankings.ts';
import { RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarResumo } from './apresentar-ranking.ts';
import { listRankings } from './queries.ts';
import { contarPessoas } from './queries-linhas.ts';

const ORDEM = new Map(RANKINGS_DO_SITE.map(({ uuid }, index) => [uuid, index]));

export const listarRankings: Handler<typeof endpoint> = async ({ db }) => {
  const pessoas = await contarPessoas(db, null);
  const own = (await listRankings(db)).filter(({ uuid }) => ORDEM.has(uuid));
  const placeOf = ({ uuid }: { uuid: string }) => ORDEM.get(uuid) ?? 0;
  return {
    data: own
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((ranking) => apresentarResumo(ranking, pessoas)),
  };
};
