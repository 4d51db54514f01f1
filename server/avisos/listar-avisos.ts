import type { listarAvisos as listar } from '#contract/avisos.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { avisosDe, MOST_LISTED } from './avisos-do-campeonato.ts';

export const listarAvisos: Handler<typeof listar> = async ({ db }, { params, query, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await avisosDe(db, campeonato, MOST_LISTED) };
};
