import type { listarBanidosDaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { listBanidos } from './queries.ts';

const MOST_LISTED = 200;

export const listarBanidosDaLiga: Handler<typeof endpoint> = async ({ db }, call) => {
  await requireLiga(db, call.params.uuid, quemNaLiga(call.visitor), 'gerir_membros');
  return { data: await listBanidos(db, call.params.uuid, MOST_LISTED) };
};
