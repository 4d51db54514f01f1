import type { recusarConvite as endpoint } from '#contract/organizadores.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { refuseConvite } from './queries.ts';

/** Nobody is told: to whoever invited it waits for an answer until it ends, as with an address of nobody. */
export const recusarConvite: Handler<typeof endpoint> = async ({ db }, { params, user }) => {
  if (!(await refuseConvite(db, params.convite, user.uuid))) throw new AppError('nao_encontrado');
  return undefined;
};
