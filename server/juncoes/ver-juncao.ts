import type { verJuncao as endpoint } from '#contract/pessoa/juncoes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findRecebida } from './queries.ts';

export const verJuncao: Handler<typeof endpoint> = async ({ db }, { params, user }) => {
  const found = await findRecebida(db, params.uuid, user.uuid);
  if (!found) throw new AppError('nao_encontrado');
  return { data: found };
};
