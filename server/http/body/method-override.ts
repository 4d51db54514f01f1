// A multipart form can only be posted by some clients; `_method` in it says which method is meant. The
// request is then made once more inside the process, so that it meets every check of the route it names.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/errors.ts';
import { MalformedForm } from './form.ts';

const FIELD = '_method';
const METHODS = ['PUT', 'PATCH', 'DELETE'] as const;

type Method = (typeof METHODS)[number];

declare module 'fastify' {
  interface FastifyRequest {
    override: { readonly method: Method; readonly form: Buffer } | null;
  }
}

/** Whether the form stands for another method. The caller's origin and token were checked before. */
export function takeOverride(request: FastifyRequest, fields: FormData, form: Buffer): boolean {
  const given = fields.get(FIELD);
  fields.delete(FIELD);
  if (request.method !== 'POST' || given === null) return false;
  const method = METHODS.find((each) => each === given);
  if (!method) throw new MalformedForm('method not understood');
  request.override = { method, form };
  return true;
}

export function overrideMethods(app: FastifyInstance): void {
  app.decorateRequest('override', null);
  app.addHook('preValidation', async (request, reply) => {
    if (!request.override) return;
    const { method, form } = request.override;
    const { 'accept-encoding': _, 'content-length': __, ...headers } = request.headers;
    const answer = await app.inject({
      method,
      url: request.raw.url ?? '/',
      headers,
      remoteAddress: request.ip,
      payload: form,
    });
    const { 'content-length': ___, ...own } = answer.headers;
    return reply.status(answer.statusCode).headers(own).send(answer.rawPayload);
  });
  // Addresses that take no POST of their own; without a route a form could not be as large as a file.
  app.post('/*', { config: { access: 'public' } }, () => {
    throw new AppError('nao_encontrado');
  });
}
