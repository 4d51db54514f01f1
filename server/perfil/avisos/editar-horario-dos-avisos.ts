import type { editarHorarioDosAvisos as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { isZone, updateNoticeTimes } from './queries.ts';

export const editarHorarioDosAvisos: Handler<typeof endpoint> = async ({ db }, { user, body }) => {
  if (!(await isZone(db, body.fuso))) {
    throw new AppError('dados_invalidos', { validations: { fuso: { key: 'validacao.opcao' } } });
  }
  await updateNoticeTimes(db, user.uuid, body);
  return undefined;
};
