import type { editarBusca as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { updateFindable } from './queries.ts';

export const editarBusca: Handler<typeof endpoint> = async ({ db }, { user, body }) => {
  await updateFindable(db, user.uuid, body.aparece_na_busca);
  return undefined;
};
