import type { lerNotificacao as endpoint } from '#contract/usuario.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { markRead } from './queries.ts';

export const lerNotificacao: Handler<typeof endpoint> = async ({ db }, { user, params }) => {
  if (!(await markRead(db, user.uuid, params.id))) throw new AppError('nao_encontrado');
  return undefined;
};
