import type { recusarHistorico as endpoint } from '#contract/pessoa/juncoes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { endJuncao } from './queries.ts';

export const recusarHistorico: Handler<typeof endpoint> = async ({ db }, { params, user }) => {
  if (!(await endJuncao(db, params.uuid, user.uuid))) throw new AppError('nao_encontrado');
  return undefined;
};
