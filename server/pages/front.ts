// Pages that are kept for guests are answered here, before the app is asked: a link that a big group
// opens at once costs little more than sending its bytes. Everything else goes on to the app.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactoryHandler } from 'fastify';
import type { Config } from '#server/config.ts';
import { fixedHeaders, knownHosts, pagePolicy } from '#server/http/headers.ts';
import { deflateParts, gzipFilled } from './gzip.ts';
import { type Copies, makeCopies, type Page } from './page-cache.ts';

export type Front = {
  /** Whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

/** What decides which page somebody sees who is not signed in. */
export type Asking = {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly cookies: Record<string, string | undefined>;
};

export type KeptPages = {
  readonly parseCookies: (header: string) => Record<string, string | undefined>;
  readonly sessionOf: (asking: Asking) => string | undefined;
  readonly find: (asking: Asking) => Page | undefined;
};

type Timeouts = { keepAlive: number; request: number; headers: number; connection: number };

export function frontServer(front: Front, app: FastifyServerFactoryHandler, ms: Timeouts): Server {
  const server = createServer(
    { keepAliveTimeout: ms.keepAlive, requestTimeout: ms.request, headersTimeout: ms.headers },
    (request, response) => {
      if (!front.answer(request, response)) app(request, response);
    },
  );
  server.setTimeout(ms.connection);
  return server;
}

const NONCE_BYTES = 16;
const NONCE_LENGTH = 22;
let pool = Buffer.alloc(0);

/** Asking the system for random bytes costs more than the rest of an answer, so it is asked seldom. */
export function makeNonce(): string {
  if (pool.length === 0) pool = randomBytes(NONCE_BYTES * 256);
  const nonce = pool.toString('base64url', 0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce;
}

const REFUSES_GZIP = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

function takesGzip({ headers }: IncomingMessage): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && accepted.includes('gzip') && !REFUSES_GZIP.test(accepted);
}

/** What all answers with one page have in common. */
type Ready = {
  readonly headers: readonly string[];
  readonly copies: Copies;
  deflated: readonly Buffer[] | undefined;
};

export function answerFrom(pages: KeptPages, config: Config): Front['answer'] {
  const hosts = knownHosts(config.appUrl);
  const policy = pagePolicy(config.secure);
  const { 'Content-Security-Policy': _, ...fixed } = fixedHeaders(config);
  const ready = new WeakMap<Page, Ready>();

  function readyFor(page: Page): Ready {
    const made = ready.get(page) ?? {
      headers: Object.entries({ ...fixed, ...page.headers }).flat(),
      copies: makeCopies(page.parts, NONCE_LENGTH),
      deflated: undefined,
    };
    ready.set(page, made);
    return made;
  }

  function send(response: ServerResponse, page: Page, isZipped: boolean): void {
    const nonce = makeNonce();
    const kept = readyFor(page);
    const whole = kept.copies.take(nonce);
    if (isZipped) kept.deflated ??= deflateParts(page.parts);
    const body = isZipped && kept.deflated ? gzipFilled(kept.deflated, nonce, whole) : whole;
    const own = ['content-security-policy', policy(nonce), 'content-length', String(body.length)];
    const encoding = isZipped ? ['content-encoding', 'gzip'] : [];
    response.writeHead(page.status, [...kept.headers, ...own, ...encoding]);
    response.end(body, () => kept.copies.giveBack(whole));
  }

  return (request, response) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || !hosts.has(headers.host ?? '')) return false;
    const asking = {
      url,
      headers,
      cookies: headers.cookie ? pages.parseCookies(headers.cookie) : {},
    };
    if (pages.sessionOf(asking) !== undefined) return false;
    const page = pages.find(asking);
    if (!page) return false;
    send(response, page, takesGzip(request));
    return true;
  };
}
