// What a page is told of the visitor, and the way its loaders reach the API without leaving the process.
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';

const THEMES = ['light', 'dark'] as const;
const THEME_COOKIE = 'tema';

export function themeOf(request: Pick<FastifyRequest, 'cookies'>): 'light' | 'dark' | 'system' {
  return THEMES.find((theme) => theme === request.cookies[THEME_COOKIE]) ?? 'system';
}

/** What a caller from outside is told while the product stops. */
const STOPPING = { statusCode: 503, body: JSON.stringify({ message: 'Service Unavailable' }) };

function refuseWhenStopping(error: Error & { code?: string }): typeof STOPPING {
  if (error.code !== 'FST_ERR_REOPENED_CLOSE_SERVER') throw error;
  return STOPPING;
}

/** A `fetch` for the loaders of this one page view: same visitor, same language, no network. */
function inProcessFetch(app: FastifyInstance, request: FastifyRequest) {
  const { cookie, host, 'accept-language': language } = request.headers;
  return async (path: string, init: RequestInit): Promise<Response> => {
    const asked = app.inject({
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
    const answer = await asked.catch(refuseWhenStopping);
    const body = answer.statusCode === 204 ? null : answer.body;
    return new Response(body, { status: answer.statusCode });
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
