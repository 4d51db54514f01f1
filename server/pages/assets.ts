// Compiled files: hashed names are kept for ever by browsers, the few others for an hour. A hashed file
// that is not there is a plain 404, so that a page can tell that it is outdated.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Build } from '#server/build.ts';
import { AppError } from '#server/http/errors.ts';

const YEAR = 31_536_000;
const HOUR = 3_600;
const ROOT = resolve('build/client');
const COMPRESSED = /\.(br|gz)$/;

const config = { access: 'public' } as const;

/** A service worker asks for files by itself, and by the policy of its own file. */
const WORKER = /-sw\.js$/;
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Files at the root of the site: the icon and the web manifest. */
function rootFiles(): string[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => entry.name);
}

export async function assetRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: ROOT, serve: false, preCompressed: true });
  const forever = { maxAge: YEAR * 1_000, immutable: true };
  app.get<{ Params: { '*': string } }>('/assets/*', { config }, (request, reply) => {
    const file = `assets/${request.params['*']}`;
    if (COMPRESSED.test(file) || !existsSync(resolve(ROOT, file))) {
      throw new AppError('nao_encontrado');
    }
    return reply.sendFile(file, forever);
  });
  for (const file of rootFiles()) {
    // A build of before may have left a file where the app now answers itself.
    if (app.hasRoute({ method: 'GET', url: `/${file}` })) continue;
    app.get(`/${file}`, { config }, (_request, reply) => {
      if (!WORKER.test(file)) return reply.sendFile(file, { maxAge: HOUR * 1_000 });
      reply.header('Content-Security-Policy', WORKER_POLICY);
      return reply.sendFile(file, { maxAge: 0 });
    });
  }
}

/** Which build is the newest, and whether a page's own build is still known. */
export function buildRoutes(app: FastifyInstance, builds: readonly Build[]): void {
  const known = new Map(builds.map(({ id, timestamp }) => [id, { id, timestamp }]));
  const [latest] = known.values();
  app.get('/_app/builds/latest.json', { config }, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=1').send(latest),
  );
  app.get<{ Params: { id: string } }>(
    '/_app/builds/meta/:id.json',
    { config },
    async (request, reply) => {
      const build = known.get(request.params.id);
      if (!build) throw new AppError('nao_encontrado');
      return reply.header('Cache-Control', `public, max-age=${YEAR}, immutable`).send(build);
    },
  );
}
