import type { editarIdioma as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { getUser, updateLocale } from './queries.ts';

export const editarIdioma: Handler<typeof endpoint> = async ({ db }, { user, body }) => {
  await updateLocale(db, user.uuid, body.locale);
  return { data: usuarioFromRow(await getUser(db, user.uuid)) };
};
