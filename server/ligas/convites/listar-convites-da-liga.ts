import type { listarConvitesDaLiga as endpoint } from '#contract/liga/convites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { listConvitesDaLiga } from './queries.ts';

export const listarConvitesDaLiga: Handler<typeof endpoint> = async ({ db }, call) => {
  await requireLiga(db, call.params.uuid, quemNaLiga(call.visitor), 'gerir_membros');
  return { data: await listConvitesDaLiga(db, call.params.uuid) };
};
