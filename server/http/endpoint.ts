// Binds an endpoint of the contract to its handler: checks who calls, what they send and what leaves.
// Nothing is reachable that did not pass here or declare itself public (see `access` on each route).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnswerOf } from '#contract/api.ts';
import type { Access, Endpoint } from '#contract/http/endpoint.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Database } from '#server/database/database.ts';
import { type AlsoWrong, wholeRefusal } from './also-wrong.ts';
import { readFile, understandFiles } from './body/multipart.ts';
import { AppError } from './errors.ts';
import { answerOnce, ticketOf } from './once.ts';
import type { Services } from './services.ts';
import { findVisitor, GUEST, type Visitor } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a route needs to know who is asking. */
    visitor?: Visitor;
    /** Secret of the link that the caller holds, where a route is for one. */
    bearer?: string;
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
  readonly file: E extends { readonly file: object } ? Buffer : undefined;
  /** The person who calls; null only where the endpoint is public. */
  readonly user: E['access'] extends 'public' | 'link' ? Usuario | null : Usuario;
  /** Secret of a link; not looked up yet. */
  readonly bearer: E['access'] extends 'link' ? string : undefined;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What a handler gives: the address of a redirect, the bytes of a file, or the JSON of the answer. */
type HandlerResult<E extends Endpoint> = E extends { readonly sends: 'redirect' }
  ? string
  : E extends { readonly sends: string }
    ? Uint8Array
    : AnswerOf<E>;

export type Handler<E extends Endpoint> = (
  services: Services,
  call: Call<E>,
) => Promise<HandlerResult<E>>;

type Policy = Pick<Endpoint, 'access' | 'fresh' | 'method'>;

/** An administrator has a second factor, and proves again who they are before changing anything. */
function requireAdmin({ method }: Policy, { isAdmin, isFresh, hasSecondFactor }: Visitor): void {
  if (!isAdmin) throw new AppError('nao_encontrado');
  if (!hasSecondFactor) throw new AppError('segundo_fator_obrigatorio');
  if (method !== 'GET' && !isFresh) throw new AppError('reautenticar');
}

/** Throws when the visitor may not call something with this policy. */
export function requireAccess(policy: Policy, visitor: Visitor): void {
  const { access, fresh } = policy;
  if (access === 'public') return;
  if (!visitor.user) throw new AppError('nao_autenticado');
  if (access !== 'user' && !visitor.user.email_verified_at) {
    throw new AppError('email_nao_verificado');
  }
  if (access === 'admin') requireAdmin(policy, visitor);
  if (fresh && !visitor.isFresh) throw new AppError('reautenticar');
}

const BEARER = /^Bearer ([\w-]{16,100})$/;

/** Who holds a link is nobody else: cookies that come along count for nothing. */
function holderOf({ headers: { authorization } }: FastifyRequest): string {
  const [, secret] = BEARER.exec(authorization ?? '') ?? [];
  if (!secret) throw new AppError('nao_autenticado');
  return secret;
}

async function recognise(
  { db, cookies }: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (endpoint.access === 'link') {
    request.visitor = { ...GUEST, origin: request };
    request.bearer = holderOf(request);
    return;
  }
  const visitor = await findVisitor(db, cookies.read(request));
  request.visitor = { ...visitor, origin: request };
  requireAccess(endpoint, visitor);
}

function schemaOf({ params, query, body, answer, status }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(answer && { response: { [status ?? 200]: answer } }),
  };
}

function send(reply: FastifyReply, { sends, answer, status }: Endpoint, result: unknown) {
  if (sends === 'redirect') {
    // A window that was opened for this keeps its opener over the trip to another site and back.
    reply.header('Cross-Origin-Opener-Policy', 'unsafe-none');
    return reply.redirect(result as string, 302);
  }
  if (sends === 'image/*') return reply.send(result);
  if (sends) return reply.type(sends).send(result);
  return reply.status(answer ? (status ?? 200) : 204).send(result);
}

type More<E extends Endpoint> = {
  /** What else is wrong with what was refused. */
  readonly alsoWrong?: AlsoWrong;
  /**
   * The championship on which the handler is one write and nothing else, where it is known: before it takes a connection
   * it waits for those before it.
   */
  readonly queueOf?: (params: Parsed<E, 'params'>) => string | undefined;
};

function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
  { alsoWrong, queueOf }: More<E>,
): void {
  const { method, path, access } = endpoint;
  app.route({
    method,
    url: path,
    config: { access },
    schema: schemaOf(endpoint),
    attachValidation: alsoWrong !== undefined,
    onRequest: (request) => recognise(services, endpoint, request),
    async handler(request, reply) {
      if (alsoWrong && request.validationError) {
        throw await wholeRefusal(services, request, alsoWrong);
      }
      const { params, query, body, bearer } = request;
      const visitor = request.visitor as Visitor;
      const file = endpoint.file && (await readFile(request, endpoint.file));
      const { user } = visitor;
      const call = { params, query, body, file, user, visitor, bearer, request, reply };
      const { db } = services;
      const work = (within: Database) =>
        handler({ ...services, db: within }, call as unknown as Call<E>);
      const ticket = ticketOf(endpoint, request);
      const queue = queueOf?.(params as Parsed<E, 'params'>);
      const result = ticket
        ? await answerOnce(services, { ticket, endpoint, queue }, work)
        : await work(db);
      reply.header('Cache-Control', 'private, no-store');
      return send(reply, endpoint, result);
    },
  });
}

export function bind<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
  more: More<E> = {},
): void {
  const { file } = endpoint;
  if (file) {
    void app.register(async (scope) => {
      understandFiles(scope, file);
      addRoute(scope, services, endpoint, handler, more);
    });
  } else {
    addRoute(app, services, endpoint, handler, more);
  }
}
