import type { editarGamertags as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { updateGamertags } from './queries.ts';

export const editarGamertags: Handler<typeof endpoint> = async ({ db }, { user, body }) => {
  await updateGamertags(db, user.uuid, body);
  return undefined;
};
