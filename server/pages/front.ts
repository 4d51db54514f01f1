// Pages that are kept for guests are answered here, before the app is asked: a link that a big group
// opens at once costs little more than sending its bytes. Everything else goes on to the app.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactoryHandler } from 'fastify';
import type { Config } from '#server/config.ts';
import { fixedHeaders, hostOf, knownHosts } from '#server/http/headers.ts';
import type { KeptPage } from './page-cache.ts';

export type Front = {
  /** Whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

/** What decides which page somebody sees who is not signed in. */
export type PageRequest = {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly cookies: Record<string, string | undefined>;
};

export type KeptPages = {
  readonly parseCookies: (header: string) => Record<string, string | undefined>;
  readonly sessionOf: (asking: PageRequest) => string | undefined;
  readonly find: (asking: PageRequest) => KeptPage | undefined;
  readonly opened?: ((asking: PageRequest) => void) | undefined;
};

type Timeouts = {
  keepAlive: number;
  request: number;
  headers: number;
  connection: number;
  check: number;
};

export function frontServer(
  front: Front,
  app: FastifyServerFactoryHandler,
  ms: Timeouts,
  /** Others that ask to speak another protocol are answered as if they had not. */
  asksForSocket: (request: IncomingMessage) => boolean,
): Server {
  const server = createServer(
    {
      keepAliveTimeout: ms.keepAlive,
      requestTimeout: ms.request,
      headersTimeout: ms.headers,
      connectionsCheckingInterval: ms.check,
      shouldUpgradeCallback: asksForSocket,
    },
    (request, response) => {
      if (!front.answer(request, response)) app(request, response);
    },
  );
  server.setTimeout(ms.connection);
  return server;
}

const REFUSES_GZIP = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

export function takesGzip({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && accepted.includes('gzip') && !REFUSES_GZIP.test(accepted);
}

const OK = 200;

export function answerFrom(pages: KeptPages, config: Config): Front['answer'] {
  const hosts = knownHosts(config.appUrl);
  const { 'Content-Security-Policy': _, ...fixed } = fixedHeaders(config);

  function send(
    response: ServerResponse,
    { status, headers, body, zipped }: KeptPage,
    isZipped: boolean,
  ) {
    const sent = isZipped ? zipped() : body;
    const own = { 'content-length': sent.length, ...(isZipped && { 'content-encoding': 'gzip' }) };
    response.writeHead(status, { ...fixed, ...headers, ...own });
    response.end(sent);
  }

  return (request, response) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || !hosts.has(hostOf(request) ?? '')) return false;
    const asking = {
      url,
      headers,
      cookies: headers.cookie ? pages.parseCookies(headers.cookie) : {},
    };
    if (pages.sessionOf(asking) !== undefined) return false;
    const page = pages.find(asking);
    if (!page) return false;
    send(response, page, takesGzip(request));
    if (page.status === OK) pages.opened?.(asking);
    return true;
  };
}
