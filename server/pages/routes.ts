// Pages: everything that no other route answers. Who comes without a session sees what all others see, so
// their page may come from the cache; with one, it is always their own.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { pagePolicy } from '#server/http/headers.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { findVisitor, GUEST } from '#server/http/session.ts';
import { type Asking, answerFrom, type Front, makeNonce } from './front.ts';
import type { Rendered, Renderer } from './handler.ts';
import { messagesUrl } from './messages.ts';
import { makePageCache, type Page } from './page-cache.ts';
import { themeOf, visitorOf } from './visitor.ts';

const RETRY_SECONDS = '5';
const PRELOAD = '<link rel="modulepreload"';
const SCRIPTS = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

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

function requestOf(request: FastifyRequest, target: string, appUrl: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'user-agent', 'purpose', 'x-requested-with']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(appUrl + target, { method: request.method, headers });
}

/** Scripts queue behind what the first picture needs, which is styles and letters. */
function paintFirst(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
  return head + html.slice(end);
}

function pageOf(rendered: Rendered, placeholder: string, isShared: boolean): Page {
  const { status, text } = rendered;
  const headers: Record<string, string> = {
    vary: 'Cookie, Accept-Language, Accept-Encoding',
    'cache-control': isShared && status === 200 ? 'no-cache' : 'private, no-store',
  };
  rendered.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  return { status, headers, parts: paintFirst(text).split(placeholder) };
}

/** Without scripts: they would look for the page of this address in what was made for another one. */
function asFault({ headers, parts }: Page): Page {
  const html = parts.join('').replaceAll(SCRIPTS, '');
  const retry = { 'retry-after': RETRY_SECONDS };
  return { status: 503, headers: { ...headers, ...retry }, parts: [html] };
}

const keyOf = (asking: Asking) => `${localeOf(asking)} ${themeOf(asking)} ${asking.url}`;

export function pageRoutes(
  app: FastifyInstance,
  services: Services,
  { renderer, buildId, front }: PageOptions,
): void {
  const { config, db, cookies } = services;
  const cache = makePageCache();
  const policy = pagePolicy(config.secure);

  async function render(request: FastifyRequest, target: string, isShared: boolean): Promise<Page> {
    const visitor = visitorOf(app, services, request, { buildId, messagesUrl });
    const rendered = await renderer.render(requestOf(request, target, config.appUrl), visitor);
    return pageOf(rendered, renderer.placeholder, isShared);
  }

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

  front.answer = answerFrom(
    {
      parseCookies: (header) => app.parseCookie(header),
      sessionOf: cookies.read,
      find: (asking) => cache.fresh(keyOf(asking)),
    },
    config,
  );
}
