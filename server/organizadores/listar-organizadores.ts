import type { listarOrganizadores as endpoint } from '#contract/organizadores.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listOrganizadores } from './queries.ts';

export const listarOrganizadores: Handler<typeof endpoint> = async (
  { db },
  { params, query, visitor },
) => {
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await listOrganizadores(db, params.id) };
};
