// Pages: everything that no other route answers. Who comes without a session sees what all others see, so
// their page may come from the cache; with one, it is always their own.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#server/database/faults.ts';
import { AppError } from '#server/http/errors.ts';
import { pagePolicy } from '#server/http/headers.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { findVisitor, GUEST } from '#server/http/session.ts';
import { type Asking, answerFrom, type Front, makeNonce } from './front.ts';
import type { Rendered, Renderer } from './handler.ts';
import { messagesUrl } from './messages.ts';
import { makePageCache, type Page } from './page-cache.ts';
import { inProcess, themeOf, visitorOf } from './visitor.ts';

const RETRY_SECONDS = '5';
const SCRIPTS = /<script\b.*?<\/script>/gs;

export type PageOptions = {
  readonly renderer: Renderer;
  readonly buildId: string;
  /** Answers with what is kept here. */
  readonly front: Front;
};

/** Addresses of which no page is made: what asks for them reads JSON, also when there is nothing. */
const NOT_PAGES = /^\/(api|sanctum|broadcasting)(\/|$)/;

/** The path that is asked for; a proxy may have sent the whole address. */
const targetOf = ({ raw }: FastifyRequest) =>
  (raw.url ?? '/').replace(/^https?:\/\/[^/]*(?=\/|$)/i, '');

const TOLD = ['accept', 'user-agent', 'purpose', 'x-requested-with'] as const;

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const told = TOLD.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(told);
}

function pageOf({ status, headers, parts }: Rendered, isShared: boolean): Page {
  const { 'set-cookie': _, ...own } = headers;
  const cache = isShared && status === 200 ? 'no-cache' : 'private, no-store';
  const vary = 'Cookie, Accept-Language, Accept-Encoding';
  return { status, parts, headers: { vary, 'cache-control': cache, ...own } };
}

/** Without scripts: they would look for the page of this address in what was made for another one. */
function asFault({ headers, parts }: Page): Page {
  const html = parts.join('').replaceAll(SCRIPTS, '');
  const retry = { 'retry-after': RETRY_SECONDS };
  return { status: 503, headers: { ...headers, ...retry }, parts: [html] };
}

const keyOf = (asking: Asking) => `${localeOf(asking)} ${themeOf(asking)} ${asking.url}`;

type Draw = (request: FastifyRequest, target: string, isShared: boolean) => Promise<Page>;

function drawWith(
  app: FastifyInstance,
  services: Services,
  { renderer, buildId }: PageOptions,
): Draw {
  const { appUrl } = services.config;
  app.addHook('onClose', () => renderer.close());
  return async (request, target, isShared) => {
    const asked = {
      url: appUrl + target,
      headers: headersOf(request),
      visitor: visitorOf(services, request, { buildId, messagesUrl }),
    };
    return pageOf(await renderer.render(asked, inProcess(app, request)), isShared);
  };
}

export function pageRoutes(app: FastifyInstance, services: Services, options: PageOptions): void {
  const { config, db, cookies } = services;
  const cache = makePageCache();
  const policy = pagePolicy(config.secure);
  const render = drawWith(app, services, options);

  /** Who is there cannot be told while the database is away: they see the page for that. */
  async function renderFault(request: FastifyRequest, fault: unknown): Promise<Page> {
    const isDocument = !targetOf(request).split('?', 1)[0]?.endsWith('.data');
    if (!(fault instanceof DatabaseUnavailable) || !isDocument) throw fault;
    request.visitor = GUEST;
    return asFault(await render(request, '/error', false));
  }

  async function pageFor(request: FastifyRequest): Promise<Page> {
    const token = cookies.read(request);
    try {
      request.visitor = await findVisitor(db, token);
    } catch (fault) {
      return renderFault(request, fault);
    }
    // A guest with a session may be in the middle of something, such as a log-in by a provider.
    const isShared = token === undefined;
    const draw = () => render(request, targetOf(request), isShared);
    return isShared && config.pageCache ? cache.get(keyOf(request), draw) : draw();
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    async handler(request, reply) {
      if (NOT_PAGES.test(targetOf(request))) throw new AppError('nao_encontrado');
      const page = await pageFor(request);
      const nonce = makeNonce();
      reply.status(page.status).headers(page.headers);
      reply.header('Content-Security-Policy', policy(nonce));
      return reply.send(page.parts.join(nonce));
    },
  });

  options.front.answer = answerFrom(
    {
      parseCookies: (header) => app.parseCookie(header),
      sessionOf: cookies.read,
      find: (asking) => cache.fresh(keyOf(asking)),
    },
    config,
  );
}
