// Notes when somebody who is signed in is refused something. What a guest is refused is not noted: it
// would let anyone fill the trail.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAttempt } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import { audit } from './audit.ts';

const MOST_PER_HOUR = 60;
const HOUR_SECONDS = 3_600;

/** To others an administrator's endpoint does not exist, so there the refusal is a 404. */
function wasRefused({ visitor, routeOptions }: FastifyRequest, status: number): boolean {
  if (status === 403) return true;
  return status === 404 && routeOptions.config.access === 'admin' && !visitor?.isAdmin;
}

export function auditDenied(app: FastifyInstance, { db }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const user = request.visitor?.user;
    if (!user || !wasRefused(request, reply.statusCode)) return;
    const { count } = await countAttempt(db, `recusas:${user.uuid}`, HOUR_SECONDS);
    if (count > MOST_PER_HOUR) return;
    const { method, url } = request.routeOptions;
    const detalhes = { method: method ?? request.method, path: url ?? '' };
    await audit(db, request, { acao: 'acesso.recusado', ator: user.uuid, detalhes });
  });
}
