// A browser's side of the API for tests: keeps cookies, sends Origin and the CSRF token.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Method = NonNullable<InjectOptions['method']>;

type Request = {
  body?: unknown;
  /** Added to the usual ones; `undefined` takes a usual one away. */
  headers?: Record<string, string | undefined>;
  /** Address of the caller. */
  from?: string;
};

export type Client = {
  readonly cookies: Map<string, string>;
  /** What a request of this client carries, for one that goes another way. */
  headers(): Record<string, string>;
  get(path: string, request?: Request): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown, request?: Request): Promise<LightMyRequestResponse>;
  put(path: string, body?: unknown, request?: Request): Promise<LightMyRequestResponse>;
  delete(path: string, body?: unknown, request?: Request): Promise<LightMyRequestResponse>;
  send(method: Method, path: string, request?: Request): Promise<LightMyRequestResponse>;
};

export function makeClient(app: FastifyInstance, appUrl: string): Client {
  const cookies = new Map<string, string>();

  function usualHeaders(): Record<string, string> {
    const token = cookies.get('XSRF-TOKEN');
    return {
      host: new URL(appUrl).host,
      origin: appUrl,
      accept: 'application/json',
      ...(token && { 'x-xsrf-token': token }),
      ...(cookies.size > 0 && {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
    };
  }

  async function send(method: Method, path: string, request: Request = {}) {
    const headers: Record<string, string | undefined> = { ...usualHeaders(), ...request.headers };
    const answer = await app.inject({
      method,
      url: path,
      headers: Object.fromEntries(
        Object.entries(headers).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      ),
      ...(request.from && { remoteAddress: request.from }),
      ...(request.body !== undefined && { payload: request.body as string | object }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    headers: usualHeaders,
    send,
    get: (path, request) => send('GET', path, request),
    post: (path, body, request) => send('POST', path, { ...request, body }),
    put: (path, body, request) => send('PUT', path, { ...request, body }),
    delete: (path, body, request) => send('DELETE', path, { ...request, body }),
  };
}
