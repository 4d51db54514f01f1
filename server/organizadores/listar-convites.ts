import type { listarConvites as endpoint } from '#contract/organizadores.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listConvites } from './queries.ts';

export const listarConvites: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  await requireCampeonato(db, params.id, quemE(visitor), 'gerir_organizadores');
  return { data: await listConvites(db, params.id) };
};
