import type { listarVinculos as endpoint } from '#contract/liga/vinculos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { listVinculos } from './queries.ts';

const MOST_LISTED = 50;

export const listarVinculos: Handler<typeof endpoint> = async ({ db }, call) => {
  await requireLiga(db, call.params.uuid, quemNaLiga(call.visitor), 'vincular');
  return { data: await listVinculos(db, call.params.uuid, MOST_LISTED) };
};
