import type * as contract from '#contract/realtime/broadcasting.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { authOf, channelText } from '#server/realtime/protocol/signatures.ts';

/** Another server of the protocol knows nothing of our sessions; our own ends a socket with its session. */
export const autorizarCanal: Handler<typeof contract.autorizarCanal> = async (
  { config, realtime },
  { body: { socket_id: socketId, channel_name: channel }, user, visitor },
) => {
  const { app, driver } = config.realtime;
  if (driver === 'off') throw new AppError('nao_encontrado');
  const ruled = realtime.ruleOf(channel);
  if (ruled?.rule.by !== 'signature' || !(await ruled.rule.may(ruled.about, user.uuid))) {
    throw new AppError('proibido');
  }
  if (driver === 'pusher') return { auth: authOf(app, channelText(socketId, channel)) };
  const data = JSON.stringify({ usuario: user.uuid, sessao: visitor.sessionId });
  return { auth: authOf(app, channelText(socketId, channel, data)), channel_data: data };
};
