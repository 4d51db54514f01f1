import type { verLiga as endpoint } from '#contract/liga/ligas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from './acesso.ts';
import { apresentarLiga } from './apresentar.ts';

export const verLiga: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const quem = quemNaLiga(visitor);
  return { data: apresentarLiga(await requireLiga(db, params.uuid, quem, 'ver'), quem) };
};
