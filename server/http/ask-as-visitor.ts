// Plain pages and files ask the API in the name of who asks for them: there is one place for permissions.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** The whole answer; what the visitor may not see is not found. */
export type AskAsVisitor = <T>(path: string) => Promise<T>;

type Query = { readonly convite?: unknown };

export function askAsVisitor(
  app: FastifyInstance,
  host: string,
  request: FastifyRequest,
): AskAsVisitor {
  const { convite } = request.query as Query;
  const { cookie, 'accept-language': language } = request.headers;
  const headers = {
    host,
    ...(cookie && { cookie }),
    ...(language && { 'accept-language': language }),
  };
  return async <T>(path: string) => {
    const url = new URL(path, 'http://inside');
    if (typeof convite === 'string') url.searchParams.set('convite', convite.slice(0, 40));
    const answer = await app.inject({ url: url.pathname + url.search, headers });
    if (answer.statusCode !== 200) throw new AppError('nao_encontrado');
    return JSON.parse(answer.body) as T;
  };
}
