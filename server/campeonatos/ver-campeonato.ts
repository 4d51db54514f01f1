import type { verCampeonato as endpoint } from '#contract/campeonatos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemE, requireCampeonato } from './acesso.ts';
import { apresentar } from './apresentar.ts';

export const verCampeonato: Handler<typeof endpoint> = async (
  { db },
  { params, query, visitor },
) => {
  const quem = quemE(visitor, query);
  return { data: apresentar(await requireCampeonato(db, params.id, quem, 'ver'), quem) };
};
