// For whoever watches the process: `live` says that it runs, `ready` that it can serve.
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { hasDiskSpace } from './disk-space.ts';
import type { Services } from './services.ts';

const PATIENCE_MS = 1_000;

export function healthRoutes(app: FastifyInstance, { db, config: settings }: Services): void {
  const config = { access: 'public' } as const;
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health/live', { config }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', { config }, async (_request, reply) => {
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
    const answered = db.rows(sql`select 1`).then(
      () => true,
      () => false,
    );
    const canServe = !closing && (await hasDiskSpace(settings));
    const isReady = canServe && (await Promise.race([answered, late]));
    reply.header('Cache-Control', 'no-store');
    if (isReady) return reply.send({ status: 'ready' });
    return reply.status(503).header('Retry-After', '5').send({ status: 'not ready' });
  });
}
