import type { verSorteios as endpoint } from '#contract/sorteio.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { listSorteios } from './queries.ts';

export const verSorteios: Handler<typeof endpoint> = async ({ db }, { params, query, visitor }) => {
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: (await listSorteios(db, params.id)).map(apresentarSorteio) };
};
