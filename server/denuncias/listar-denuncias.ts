import type { listarDenuncias as endpoint } from '#contract/pessoa/denuncias.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listDenuncias } from './queries.ts';

const PER_PAGE = 30;

export const listarDenuncias: Handler<typeof endpoint> = async ({ db }, { query }) => {
  const { estado, depois_de } = query;
  const rows = await listDenuncias(db, { estado, depois_de }, PER_PAGE + 1);
  const data = rows.slice(0, PER_PAGE);
  return { data, proximo: rows.length > PER_PAGE ? (data.at(-1)?.uuid ?? null) : null };
};
