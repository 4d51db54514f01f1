// Compiled files: hashed names are kept for ever by browsers, the few others for an hour. A hashed file
// that is not there is a plain 404, so that a page can tell that it is outdated.
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Build } from '#server/build.ts';
import { AppError } from '#server/http/errors.ts';

const YEAR = 31_536_000;
const HOUR = 3_600;

export async function assetRoutes(app: FastifyInstance, builds: readonly Build[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve('build/client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      const age = isHashed ? `${YEAR}, immutable` : HOUR;
      reply.header('Cache-Control', `public, max-age=${age}`);
    },
  });
  app.get('/assets/*', { config: { access: 'public' } }, () => {
    throw new AppError('nao_encontrado');
  });
  buildRoutes(app, builds);
}

/** Which build is the newest, and whether a page's own build is still known. */
export function buildRoutes(app: FastifyInstance, builds: readonly Build[]): void {
  const known = new Map(builds.map(({ id, timestamp }) => [id, { id, timestamp }]));
  const [latest] = known.values();
  app.get('/_app/builds/latest.json', { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=1').send(latest),
  );
  app.get<{ Params: { id: string } }>(
    '/_app/builds/meta/:id.json',
    { config: { access: 'public' } },
    async (request, reply) => {
      const build = known.get(request.params.id);
      if (!build) throw new AppError('nao_encontrado');
      return reply.header('Cache-Control', `public, max-age=${YEAR}, immutable`).send(build);
    },
  );
}
