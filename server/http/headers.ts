// Headers of every answer, whatever made it. Pages have a Content-Security-Policy of their own that allows
// their scripts; everything else gets one that allows nothing.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ANALYTICS_ORIGIN, type Config } from '#server/config.ts';
import { AppError } from './errors.ts';

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'Content-Security-Policy': NOTHING,
};

/** What the provider's own page about policies asks for (Google Analytics 4, without its signals). */
const FOR_ANALYTICS = {
  scripts: 'https://*.googletagmanager.com',
  pictures: 'https://*.google-analytics.com https://*.googletagmanager.com',
  calls:
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};

/** Nothing unless visits are counted. A host that stands in for the provider is all three of its hosts. */
function analyticsSources(analytics: Config['analytics']): typeof FOR_ANALYTICS {
  if (!analytics) return { scripts: '', pictures: '', calls: '' };
  const { origin } = analytics;
  if (origin === ANALYTICS_ORIGIN) return FOR_ANALYTICS;
  return { scripts: origin, pictures: origin, calls: origin };
}

/** Not every browser counts a socket of the same host as 'self'. On loopback it does, under each of its names. */
function socketSource({ public: server }: Config['realtime']): string {
  if (!server) return '';
  return `${server.secure ? 'wss' : 'ws'}://${server.host}:${server.port}`;
}

/** What the card provider's own page about policies asks for. A host that stands in for it is all of its hosts. */
function providerSources(provider: ProviderScript | null) {
  if (!provider) return { scripts: '', frames: '', calls: '' };
  const { origin } = new URL(provider.script);
  if (origin !== 'https://js.stripe.com') return { scripts: origin, frames: origin, calls: origin };
  const scripts = 'https://js.stripe.com https://*.js.stripe.com';
  return {
    scripts,
    frames: `${scripts} https://hooks.stripe.com`,
    calls: 'https://api.stripe.com',
  };
}

type ProviderScript = { readonly script: string };

/**
 * Policy of a page with these scripts; styles may be inline because components set widths.
 * `provider`: only of the pages on which the card provider's script runs.
 */
export function pagePolicy(
  { secure, analytics, realtime }: Pick<Config, 'secure' | 'analytics' | 'realtime'>,
  scripts: string,
  provider: ProviderScript | null = null,
): string {
  const theirs = analyticsSources(analytics);
  const cards = providerSources(provider);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts} ${theirs.scripts} ${cards.scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${theirs.pictures}`,
    "font-src 'self'",
    `connect-src 'self' ${theirs.calls} ${socketSource(realtime)} ${cards.calls}`,
    ...(provider ? [`frame-src 'self' ${cards.frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
    .map((line) => line.trimEnd().replaceAll(/ {2,}/g, ' '))
    .join('; ');
}

/** Names under which this process may be asked; on loopback any of its usual names will do. */
export function knownHosts(appUrl: string): ReadonlySet<string> {
  const { host, hostname, port } = new URL(appUrl);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return new Set([host]);
  const suffix = port ? `:${port}` : '';
  return new Set(['localhost', '127.0.0.1', '[::1]'].map((name) => name + suffix));
}

/** Undefined when there is none, or more than one: then it is not known which one others believe. */
export function hostOf({ headers, rawHeaders }: IncomingMessage): string | undefined {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') count += 1;
  }
  return count > 1 ? undefined : headers.host;
}

export function fixedHeaders({ secure }: Config): Readonly<Record<string, string>> {
  if (!secure) return FIXED;
  return { ...FIXED, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
}

export function setHeaders(app: FastifyInstance, config: Config): void {
  const headers = fixedHeaders(config);
  const hosts = knownHosts(config.appUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    done(hosts.has(hostOf(request.raw) ?? '') ? undefined : new AppError('host_desconhecido'));
  });
}
