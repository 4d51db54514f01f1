import type { listarSugestoes as endpoint } from '#contract/campeonato/sugestoes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarSugestoes } from './apresentar-sugestoes.ts';
import { listSugestoes } from './queries.ts';

export const listarSugestoes: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'lancar_placar');
  const rows = await listSugestoes(db, params.id);
  return { data: await apresentarSugestoes(db, { campeonato, visitor }, rows) };
};
