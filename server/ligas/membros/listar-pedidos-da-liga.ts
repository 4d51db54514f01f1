import type { listarPedidosDaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { listPedidos } from './queries.ts';

/** Who waits longest first; the next ones come up as these are answered. */
const MOST_LISTED = 100;

export const listarPedidosDaLiga: Handler<typeof endpoint> = async ({ db }, call) => {
  await requireLiga(db, call.params.uuid, quemNaLiga(call.visitor), 'gerir_membros');
  return { data: await listPedidos(db, call.params.uuid, MOST_LISTED) };
};
