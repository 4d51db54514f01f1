import type { editarPagina as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { updatePublicPage } from './queries.ts';

export const editarPagina: Handler<typeof endpoint> = async ({ db }, { user, body }) => {
  await updatePublicPage(db, user.uuid, body.pagina_publica);
  return undefined;
};
