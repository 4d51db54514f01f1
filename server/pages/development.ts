// Pages in development, in the main thread and with Vite.
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { type Renderer, rendererOf } from './handler.ts';

/** Vite in the same process: sources are compiled as they are asked for, changes appear at once. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
  return rendererOf(load);
}
