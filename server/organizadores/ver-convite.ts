import type { verConvite as endpoint } from '#contract/organizadores.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findConvite } from './queries.ts';

/** It tells of a championship that may be private or a draft: its name and who asks, and nothing more. */
export const verConvite: Handler<typeof endpoint> = async ({ db }, { params, user }) => {
  const data = await findConvite(db, params.convite, user.uuid);
  if (!data) throw new AppError('nao_encontrado');
  return { data };
};
