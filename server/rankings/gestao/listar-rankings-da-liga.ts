import type { listarRankingsDaLiga as endpoint } from '#contract/ranking/gestao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '#server/ligas/acesso.ts';
import { apresentarResumo } from '../apresentar-ranking.ts';
import { listRankingsDaLiga } from '../queries.ts';
import { contarPessoas } from '../queries-linhas.ts';

export const listarRankingsDaLiga: Handler<typeof endpoint> = async ({ db }, call) => {
  const liga = await requireLiga(db, call.params.liga, quemNaLiga(call.visitor), 'ver');
  const rows = await listRankingsDaLiga(db, liga.uuid);
  const data = await Promise.all(
    rows.map(async (row) => apresentarResumo(row, await contarPessoas(db, row.uuid))),
  );
  return { data };
};
