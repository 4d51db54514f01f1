import type { listarAvisosDaLiga as endpoint } from '#contract/liga/convites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { avisosDaLiga, MOST_AVISOS } from './avisos-da-liga.ts';

export const listarAvisosDaLiga: Handler<typeof endpoint> = async ({ db }, call) => {
  await requireLiga(db, call.params.uuid, quemNaLiga(call.visitor), 'ver');
  return { data: await avisosDaLiga(db, call.params.uuid, MOST_AVISOS) };
};
