import type { editarAvisos as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { updateNotices } from './queries.ts';

export const editarAvisos: Handler<typeof endpoint> = async ({ db }, { user, body }) => {
  await updateNotices(db, user.uuid, body);
  return undefined;
};
