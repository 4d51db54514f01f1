// Two checks on every unsafe request: it comes from our own pages (Sec-Fetch-Site, else Origin), and it
// carries the token of this very session. The token is random.HMAC(session, random): a cookie planted
// from a sibling host cannot match another session. What ignores cookies and carries a secret of its own as a
// bearer, or signs each request, needs neither: no other site can make a browser do that.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#contract/http/endpoint.ts';
import { AppError } from './errors.ts';
import type { Keys } from './keys.ts';
import type { SessionCookies } from './session.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Who may call such a route shows it without cookies. */
const WITHOUT_COOKIES = new Set<Access | undefined>(['link', 'signed']);
const CSRF_COOKIE = 'XSRF-TOKEN';

function bound(sessionToken: string, random: string): string {
  return `${createHash('sha256').update(sessionToken).digest('base64url')}.${random}`;
}

export type Csrf = {
  issue(reply: FastifyReply, sessionToken: string): void;
  check(request: FastifyRequest): void;
};

type Options = { keys: Keys; cookies: SessionCookies; appUrl: string; secure: boolean };

export function makeCsrf({ keys, cookies, appUrl, secure }: Options): Csrf {
  function isOwnOrigin(request: FastifyRequest): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    return request.headers.origin === appUrl;
  }

  function isOwnToken(request: FastifyRequest): boolean {
    const header = request.headers['x-xsrf-token'] ?? request.headers['x-csrf-token'];
    const session = cookies.read(request);
    if (typeof header !== 'string' || !session) return false;
    const [random = '', signature = ''] = header.split('.');
    return keys.verify('csrf', bound(session, random), signature);
  }

  return {
    issue(reply, sessionToken) {
      const random = randomBytes(16).toString('base64url');
      const token = `${random}.${keys.sign('csrf', bound(sessionToken, random))}`;
      reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure });
    },
    check(request) {
      if (SAFE_METHODS.has(request.method)) return;
      if (WITHOUT_COOKIES.has(request.routeOptions.config.access)) return;
      if (!isOwnOrigin(request)) throw new AppError('origem_invalida');
      if (!isOwnToken(request)) throw new AppError('csrf_invalido');
    },
  };
}
