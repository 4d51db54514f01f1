// Pages: everything that no other route answers. A guest's page may come from the cache; a signed-in
// person's is always their own.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pagePolicy } from '#server/http/headers.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { findVisitor } from '#server/http/session.ts';
import { type Asking, answerFrom, type Front, makeNonce } from './front.ts';
import type { Renderer } from './handler.ts';
import { messagesUrl } from './messages.ts';
import { cutAtNonce, fillNonce, makePageCache, type Page } from './page-cache.ts';
import { themeOf, visitorOf } from './visitor.ts';

export type PageOptions = {
  readonly renderer: Renderer;
  readonly buildId: string;
  /** Answers with what is kept here. */
  readonly front: Front;
};

function requestOf(request: FastifyRequest, appUrl: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'user-agent', 'purpose', 'x-requested-with']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(appUrl + request.raw.url, { method: request.method, headers });
}

async function pageOf(response: Response, placeholder: string, isPrivate: boolean): Promise<Page> {
  const headers: Record<string, string> = {
    vary: 'Cookie, Accept-Language, Accept-Encoding',
    'cache-control': isPrivate || response.status !== 200 ? 'private, no-store' : 'no-cache',
  };
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  const parts = cutAtNonce(await response.text(), placeholder);
  return { status: response.status, headers, parts };
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

  async function render(request: FastifyRequest, isPrivate: boolean): Promise<Page> {
    const visitor = visitorOf(app, services, request, { buildId, messagesUrl });
    const response = await renderer.render(requestOf(request, config.appUrl), visitor);
    return pageOf(response, renderer.placeholder, isPrivate);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    async handler(request, reply) {
      request.visitor = await findVisitor(db, cookies.read(request));
      const isPrivate = request.visitor.user !== null;
      const draw = () => render(request, isPrivate);
      const isKept = !isPrivate && config.pageCache;
      const page = isKept ? await cache.get(keyOf(request), draw) : await draw();
      const nonce = makeNonce();
      reply.status(page.status).headers(page.headers);
      reply.header('Content-Security-Policy', policy(nonce));
      return reply.send(fillNonce(page.parts, nonce));
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
