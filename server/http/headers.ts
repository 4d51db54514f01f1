// Headers of every answer, whatever made it. Pages add their own Content-Security-Policy with a nonce;
// everything else gets one that allows nothing.
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
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

const NONCE_PLACE = '{nonce}';

/** Policy of a page: scripts by nonce only; styles may be inline because components set widths. */
export function pagePolicy(secure: boolean): (nonce: string) => string {
  const [before = '', after = ''] = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${NONCE_PLACE}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
    .join('; ')
    .split(NONCE_PLACE);
  return (nonce) => before + nonce + after;
}

/** Names under which this process may be asked; on loopback any of its usual names will do. */
export function knownHosts(appUrl: string): ReadonlySet<string> {
  const { host, hostname, port } = new URL(appUrl);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return new Set([host]);
  const suffix = port ? `:${port}` : '';
  return new Set(['localhost', '127.0.0.1', '[::1]'].map((name) => name + suffix));
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
    done(hosts.has(request.headers.host ?? '') ? undefined : new AppError('host_desconhecido'));
  });
}
