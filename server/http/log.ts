// Structured logs without personal data: method and path (never the query, which may carry tokens),
// status, time and request id. No address, cookie, header or body.
import type { FastifyInstance, FastifyRequest } from 'fastify';

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '').split('?', 1)[0] ?? '';
}

export function loggerOptions(level: string) {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack ?? '',
        cause: error.cause instanceof Error ? error.cause.message : undefined,
      }),
    },
  };
}

/** One line per request, when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const line = { id: request.id, req: request, status: reply.statusCode, ms };
    if (reply.statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.debug(line, 'answered');
    done();
  });
}
