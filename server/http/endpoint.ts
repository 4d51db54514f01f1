// Binds an endpoint of the contract to its handler: checks who calls, what they send and what leaves.
// Nothing is reachable that did not pass here or declare itself public (see `access` on each route).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Answer } from '#contract/api.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import type { Usuario } from '#contract/sessao.ts';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';
import { findVisitor, type Visitor } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a route needs to know who is asking. */
    visitor?: Visitor;
  }
  interface FastifyContextConfig {
    /** Every route says who may call it; a test fails when one does not. */
    access?: Access;
  }
}

type Parsed<E, Key extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Key]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

export type Call<E extends Endpoint> = {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  /** The person who calls; null only where the endpoint is public. */
  readonly user: E['access'] extends 'public' ? Usuario | null : Usuario;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (services: Services, call: Call<E>) => Promise<Answer<E>>;

/** Throws when the visitor may not call something with this access. */
export function requireAccess(access: Access, { user, isAdmin }: Visitor): void {
  if (access === 'public') return;
  if (!user) throw new AppError('nao_autenticado');
  if (access === 'user') return;
  if (!user.email_verified_at) throw new AppError('email_nao_verificado');
  if (access === 'admin' && !isAdmin) throw new AppError('nao_encontrado');
}

function schemaOf({ params, query, body, answer, status }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(answer && { response: { [status ?? 200]: answer } }),
  };
}

export function bind<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { method, path, access, answer, status } = endpoint;
  app.route({
    method,
    url: path,
    config: { access },
    schema: schemaOf(endpoint),
    async onRequest(request) {
      request.visitor = await findVisitor(services.db, services.cookies.read(request));
      requireAccess(access, request.visitor);
    },
    async handler(request, reply) {
      const { params, query, body } = request;
      const visitor = request.visitor as Visitor;
      const call = { params, query, body, user: visitor.user, visitor, request, reply };
      const result = await handler(services, call as unknown as Call<E>);
      reply.header('Cache-Control', 'private, no-store');
      return reply.status(answer ? (status ?? 200) : 204).send(result);
    },
  });
}
