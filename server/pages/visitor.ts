// What a page is told of the visitor, and the way its loaders reach the API without leaving the process.
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { isMinor } from '#server/perfil/menor-de-idade.ts';
import type { AskApi } from './handler.ts';

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

/** The API, asked by the loaders of this one page view: same visitor, same language, no network. */
export function inProcess(app: FastifyInstance, request: FastifyRequest): AskApi {
  const { cookie, host, 'accept-language': language } = request.headers;
  return async (path, { method = 'GET', headers, body }) => {
    const asked = app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      remoteAddress: request.ip,
      headers: {
        ...headers,
        host,
        ...(cookie && { cookie }),
        ...(language && { 'accept-language': language }),
      },
      ...(typeof body === 'string' && { payload: body }),
    });
    const { statusCode: status, body: text } = await asked.catch(refuseWhenStopping);
    return { status, body: text };
  };
}

/** How the visits of this visitor may be counted, if they agree; those of minors are not. */
async function analyticsFor({ config, db }: Services, { visitor }: FastifyRequest) {
  const { analytics } = config;
  const uuid = visitor?.user?.uuid;
  if (!analytics || (uuid && (await isMinor(db, uuid)))) return null;
  return analytics;
}

export async function visitorOf(
  services: Services,
  request: FastifyRequest,
  { buildId }: { buildId: string },
) {
  const locale = localeOf(request);
  return {
    user: request.visitor?.user ?? null,
    locale,
    theme: themeOf(request),
    appUrl: services.config.appUrl,
    buildId,
    analytics: await analyticsFor(services, request),
    realtime: services.config.realtime.public,
  };
}
