// Pages: everything that no other route answers. A guest's page may come from the cache; a signed-in
// person's is always their own.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '#server/http/headers.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { findVisitor } from '#server/http/session.ts';
import type { Renderer } from './handler.ts';
import { messagesUrl } from './messages.ts';
import { cutAtNonce, fillNonce, makePageCache, type Page } from './page-cache.ts';
import { themeOf, visitorOf } from './visitor.ts';

export type PageOptions = { readonly renderer: Renderer; readonly buildId: string };

function requestOf(request: FastifyRequest, appUrl: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'user-agent', 'purpose', 'x-requested-with']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(appUrl + request.raw.url, { method: request.method, headers });
}

async function pageOf(response: Response, placeholder: string): Promise<Page> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  const parts = cutAtNonce(await response.text(), placeholder);
  return { status: response.status, headers, parts };
}

function send(reply: FastifyReply, page: Page, { isPrivate, secure }: SendOptions) {
  const nonce = randomBytes(16).toString('base64url');
  reply
    .status(page.status)
    .headers(page.headers)
    .header('Content-Security-Policy', pagePolicy(nonce, secure))
    .header('Vary', 'Cookie, Accept-Language')
    .header('Cache-Control', isPrivate || page.status !== 200 ? 'private, no-store' : 'no-cache');
  return reply.send(fillNonce(page.parts, nonce));
}

type SendOptions = { isPrivate: boolean; secure: boolean };

export function pageRoutes(
  app: FastifyInstance,
  services: Services,
  { renderer, buildId }: PageOptions,
): void {
  const { config, db, cookies } = services;
  const cache = makePageCache();

  async function render(request: FastifyRequest): Promise<Page> {
    const visitor = visitorOf(app, services, request, { buildId, messagesUrl });
    const response = await renderer.render(requestOf(request, config.appUrl), visitor);
    return pageOf(response, renderer.placeholder);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    async handler(request, reply) {
      request.visitor = await findVisitor(db, cookies.read(request));
      const isPrivate = request.visitor.user !== null;
      const options = { isPrivate, secure: config.secure };
      if (isPrivate || !config.pageCache) return send(reply, await render(request), options);
      const key = `${localeOf(request)} ${themeOf(request)} ${request.raw.url}`;
      return send(reply, await cache.get(key, () => render(request)), options);
    },
  });
}
