import type { ligarAparelho as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { deleteOldDevices, insertDevice } from './queries.ts';

/** Nobody has more browsers than this; who gives another loses the one that was given first. */
const MOST_DEVICES = 10;

export const ligarAparelho: Handler<typeof endpoint> = async ({ db, push }, call) => {
  const { user, visitor, body } = call;
  if (!push.accepts(body.endpoint)) {
    throw new AppError('dados_invalidos', {
      validations: { endpoint: { key: 'validacao.opcao' } },
    });
  }
  const { sessionId } = visitor;
  if (!sessionId) throw new AppError('nao_autenticado');
  await db.transaction(async (tx) => {
    await insertDevice(tx, { usuarioUuid: user.uuid, sessaoId: sessionId, ...body });
    await deleteOldDevices(tx, user.uuid, MOST_DEVICES);
  });
  return undefined;
};
