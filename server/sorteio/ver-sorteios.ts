import type { verSorteios as endpoint } from '#contract/sorteio.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { listSorteios } from './queries.ts';
import { loteSuperado } from './superado.ts';

export const verSorteios: Handler<typeof endpoint> = async ({ db }, { params, query, visitor }) => {
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const rows = await listSorteios(db, params.id);
  const isOutdated = await loteSuperado(db, params.id, rows);
  return {
    data: rows.map((row) => ({
      ...apresentarSorteio(row),
      ...(isOutdated(row) && ({ superado: true } as const)),
    })),
  };
};
