import type * as contract from '#contract/realtime/broadcasting.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { authOf, userText } from '#server/realtime/protocol/signatures.ts';

export const autorizarUsuario: Handler<typeof contract.autorizarUsuario> = async (
  { config },
  { body: { socket_id: socketId }, user, visitor },
) => {
  const { app, driver } = config.realtime;
  if (driver === 'off') throw new AppError('nao_encontrado');
  const session = driver === 'embedded' ? { sessao: visitor.sessionId } : {};
  const data = JSON.stringify({ id: user.uuid, ...session });
  return { auth: authOf(app, userText(socketId, data)), user_data: data };
};
