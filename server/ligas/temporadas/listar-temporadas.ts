import type { listarTemporadas as endpoint } from '#contract/liga/temporadas.ts';
import { listCompeticoes } from '#server/campeonatos/liga/da-temporada.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { olharDe } from '../pagina/olhar.ts';
import { listTemporadas } from './queries.ts';

/** One of which nothing may be known is none. */
export const listarTemporadas: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const quem = quemNaLiga(visitor);
  const olhar = olharDe(quem, await requireLiga(db, params.uuid, quem, 'ver'));
  const all = await listTemporadas(db, params.uuid);
  const known: typeof all = [];
  for (const one of all) {
    if (olhar.cuida || (await listCompeticoes(db, one.uuid, olhar)).length > 0) known.push(one);
  }
  return { data: known };
};
