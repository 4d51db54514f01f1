import type { listarPunicoes as listar } from '#contract/punicoes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listPunicoes } from './queries.ts';

export const listarPunicoes: Handler<typeof listar> = async (
  { db },
  { params, query, visitor },
) => {
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await listPunicoes(db, params.id) };
};
