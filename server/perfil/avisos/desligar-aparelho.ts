import type { desligarAparelho as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { deleteDevicesOf } from './queries.ts';

export const desligarAparelho: Handler<typeof endpoint> = async ({ db }, { visitor }) => {
  if (visitor.sessionId) await deleteDevicesOf(db, visitor.sessionId);
  return undefined;
};
