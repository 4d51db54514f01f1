// The address of the sockets, GET /app/{key}. A request to change to one passes the app like every other, so that
// its hooks check the host and know the address of who asks; what is no socket is not found.
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/http/errors.ts';
import { knownHosts } from '#server/http/headers.ts';
import { CODES } from './protocol/codes.ts';
import type { ConnectionRefusal, Sockets } from './sockets.ts';

const PROTOCOL = '7';
const PATH = '/app/';

type Upgrade = { readonly socket: Duplex; readonly head: Buffer };

type SocketRequest = { Params: { key: string }; Querystring: Record<string, unknown> };

/** Programs send no origin; browsers always say which page asks. */
function isOwnOrigin({ origin }: IncomingMessage['headers'], { appUrl, secure }: Config): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return protocol === (secure ? 'https:' : 'http:') && knownHosts(appUrl).has(host);
}

function refusalOf(
  { headers, params, query }: FastifyRequest<SocketRequest>,
  config: Config,
): ConnectionRefusal | null {
  if (!isOwnOrigin(headers, config))
    return { code: CODES.unauthorised, message: 'Origin not allowed.' };
  if (params.key !== config.realtime.app.key)
    return { code: CODES.noSuchApp, message: 'No such app.' };
  const { protocol } = query;
  if (protocol === undefined) return { code: CODES.noProtocol, message: 'No protocol version.' };
  if (protocol === PROTOCOL) return null;
  return { code: CODES.unsupportedProtocol, message: 'Unsupported protocol version.' };
}

/** In development the tools have a socket of their own on the same server, which is not ours to answer. */
export const asksForSocket = (
  { headers, url = '' }: IncomingMessage,
  isDevelopment: boolean,
): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && (isDevelopment || url.startsWith(PATH));

export function socketRoute(app: FastifyInstance, config: Config, sockets: Sockets): void {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  app.get<SocketRequest>(
    `${PATH}:key`,
    { config: { access: 'public' } },
    async (request, reply) => {
      const upgrade = upgrades.get(request.raw);
      if (!upgrade) throw new AppError('nao_encontrado');
      reply.hijack();
      reply.raw.detachSocket(request.raw.socket);
      const visit = { ip: request.ip, refusal: refusalOf(request, config) };
      sockets.accept(request.raw, upgrade.socket, upgrade.head, visit);
    },
  );

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!request.url?.startsWith(PATH)) return;
    upgrades.set(request, { socket, head });
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(request.socket);
    response.on('finish', () => socket.end());
    app.routing(request, response);
  });
}
