import type { lerNotificacoes as endpoint } from '#contract/usuario.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { markAllRead } from './queries.ts';

export const lerNotificacoes: Handler<typeof endpoint> = async ({ db }, { user }) => {
  await markAllRead(db, user.uuid);
  return undefined;
};
