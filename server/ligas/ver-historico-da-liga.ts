import type { verHistoricoDaLiga as endpoint } from '#contract/liga/ligas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from './acesso.ts';
import { listHistoricoDaLiga } from './queries.ts';

const PER_PAGE = 50;

export const verHistoricoDaLiga: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  await requireLiga(db, params.uuid, quemNaLiga(visitor), 'ver_historico');
  const page = { antes: query.antes_de, limit: PER_PAGE + 1 };
  const rows = await listHistoricoDaLiga(db, params.uuid, page);
  const data = rows.slice(0, PER_PAGE);
  return { data, proximo: rows.length > PER_PAGE ? (data.at(-1)?.id ?? null) : null };
};
