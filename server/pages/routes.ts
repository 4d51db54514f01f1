// Pages: everything that no other route answers. Who comes without a session sees what all others see, so
// their page may come from the cache; with one, it is always their own.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#server/database/faults.ts';
import { AppError } from '#server/http/errors.ts';
import { pagePolicy } from '#server/http/headers.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { findVisitor, GUEST } from '#server/http/session.ts';
import { canonicalOf } from './canonical.ts';
import { type Asking, answerFrom, type Front, takesGzip } from './front.ts';
import type { Rendered, Renderer } from './handler.ts';
import { messagesUrl } from './messages.ts';
import { makePage, makePageCache, type Page } from './page-cache.ts';
import { inProcess, themeOf, visitorOf } from './visitor.ts';

const RETRY_SECONDS = '5';

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

const keyOf = (asking: Asking) => `${localeOf(asking)} ${themeOf(asking)} ${asking.url}`;

type Wanted = { readonly target: string; readonly isShared: boolean; readonly hasScripts: boolean };
type Draw = (request: FastifyRequest, wanted: Wanted) => Promise<Page>;

function drawWith(
  app: FastifyInstance,
  services: Services,
  { renderer, buildId }: PageOptions,
): Draw {
  const { appUrl, secure } = services.config;

  function pageOf({ status, headers, body, scripts }: Rendered, isShared: boolean): Page {
    const { 'set-cookie': _, ...own } = headers;
    const ours = {
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'cache-control': isShared && status === 200 ? 'no-cache' : 'private, no-store',
      'content-security-policy': pagePolicy(secure, scripts),
    };
    return makePage(status, { ...ours, ...own }, Buffer.from(body.buffer));
  }

  return async (request, { target, isShared, hasScripts }) => {
    const visitor = visitorOf(services, request, { buildId, messagesUrl });
    const asked = {
      url: appUrl + target,
      headers: headersOf(request),
      visitor: { ...visitor, hasScripts },
      isShared,
    };
    return pageOf(await renderer.render(asked, inProcess(app, request)), isShared);
  };
}

/** Which files hold the code of each page of the build that this process serves. */
function pageCodeRoute(app: FastifyInstance, { renderer, buildId }: PageOptions): void {
  app.get('/_app/code/:id.json', { config: { access: 'public' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (id !== buildId) throw new AppError('nao_encontrado');
    const forever = buildId === 'development' ? 'no-store' : 'public, max-age=31536000, immutable';
    return reply.header('Cache-Control', forever).send(await renderer.pageCode());
  });
}

export function pageRoutes(app: FastifyInstance, services: Services, options: PageOptions): void {
  const { config, db, cookies } = services;
  const cache = makePageCache();
  const render = drawWith(app, services, options);
  app.addHook('onClose', () => options.renderer.close());
  pageCodeRoute(app, options);

  /** Who is there cannot be told while the database is away: they see the page for that. */
  async function renderFault(request: FastifyRequest, fault: unknown): Promise<Page> {
    const isDocument = !targetOf(request).split('?', 1)[0]?.endsWith('.data');
    if (!(fault instanceof DatabaseUnavailable) || !isDocument) throw fault;
    request.visitor = GUEST;
    // Its scripts would look for the page of this address in what was made for another one.
    const page = await render(request, { target: '/error', isShared: false, hasScripts: false });
    const headers = { ...page.headers, 'retry-after': RETRY_SECONDS };
    return { ...page, status: 503, headers };
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
    const draw = () => render(request, { target: targetOf(request), isShared, hasScripts: true });
    return isShared && config.pageCache ? cache.get(keyOf(request), draw) : draw();
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    async handler(request, reply) {
      const target = targetOf(request);
      if (NOT_PAGES.test(target)) throw new AppError('nao_encontrado');
      const page = canonicalOf(target);
      if (page !== target) return reply.header('Cache-Control', 'no-store').redirect(page, 301);
      const { status, headers, body, zipped } = await pageFor(request);
      reply.status(status).headers(headers);
      // What many get is compressed once; what one gets, by the app like all else.
      const isZipped = cookies.read(request) === undefined && takesGzip(request);
      return isZipped ? reply.header('content-encoding', 'gzip').send(zipped()) : reply.send(body);
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
