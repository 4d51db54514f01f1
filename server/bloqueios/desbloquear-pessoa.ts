import type { desbloquearPessoa as endpoint } from '#contract/pessoa/bloqueios.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { deleteBloqueio } from './queries.ts';

export const desbloquearPessoa: Handler<typeof endpoint> = async ({ db }, { params, user }) => {
  await deleteBloqueio(db, user.uuid, params.usuario);
  return undefined;
};
