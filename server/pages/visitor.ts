// What a page is told of the visitor, and the way its loaders reach the API without leaving the process.
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';

const THEMES = ['light', 'dark'] as const;
const THEME_COOKIE = 'tema';

export function themeOf(request: Pick<FastifyRequest, 'cookies'>): 'light' | 'dark' | 'system' {
  return THEMES.find((theme) => theme === request.cookies[THEME_COOKIE]) ?? 'system';
}

/** A `fetch` for the loaders of this one page view: same visitor, same language, no network. */
function inProcessFetch(app: FastifyInstance, request: FastifyRequest) {
  const { cookie, host, 'accept-language': language } = request.headers;
  return async (path: string, init: RequestInit) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: path,
      remoteAddress: request.ip,
      headers: {
        ...(init.headers as Record<string, string>),
        host,
        ...(cookie && { cookie }),
        ...(language && { 'accept-language': language }),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const { statusCode: status, body } = answer;
    return { status, ok: status >= 200 && status < 300, text: async () => body };
  };
}

type PageInfo = { buildId: string; messagesUrl: (locale: string) => string };

export function visitorOf(
  app: FastifyInstance,
  { config }: Services,
  request: FastifyRequest,
  { buildId, messagesUrl }: PageInfo,
) {
  const locale = localeOf(request);
  return {
    user: request.visitor?.user ?? null,
    locale,
    theme: themeOf(request),
    appUrl: config.appUrl,
    buildId,
    messagesUrl: messagesUrl(locale),
    fetch: inProcessFetch(app, request),
  };
}
