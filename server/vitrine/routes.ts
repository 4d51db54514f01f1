// What machines of others read: which addresses there are, which they leave alone, and what a link shows elsewhere.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codigo } from '#contract/campeonatos.ts';
import { uuid } from '#contract/http/fields.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { campeonatos, indice, ligas, paginas } from './mapa.ts';
import { oembed } from './oembed.ts';

const options = { config: { access: 'public' } } as const;

const HOUR = 'public, max-age=3600';

const robots = (appUrl: string) =>
  [
    'User-agent: *',
    ...['/api/', '/sanctum/', '/broadcasting/', '/mail/'].map((path) => `Disallow: ${path}`),
    'Allow: /',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sendMap = (reply: FastifyReply, lines: AsyncGenerator<string>) =>
  reply.type('application/xml').header('Cache-Control', HOUR).send(Readable.from(lines));

type StartOfPage = { Params: { start: string } };

export function vitrineRoutes(app: FastifyInstance, { config, db }: Services): void {
  const { appUrl } = config;
  const map = { db, appUrl };

  app.get('/robots.txt', options, async (_request, reply) =>
    reply.type('text/plain').header('Cache-Control', HOUR).send(robots(appUrl)),
  );
  app.get('/sitemap.xml', options, async (_request, reply) => sendMap(reply, indice(map)));
  app.get('/sitemap/paginas.xml', options, async (_request, reply) => sendMap(reply, paginas(map)));
  app.get<StartOfPage>('/sitemap/campeonatos/:start.xml', options, async ({ params }, reply) => {
    const start = codigo.safeParse(params.start);
    if (!start.success) throw new AppError('nao_encontrado');
    return sendMap(reply, await campeonatos(map, start.data));
  });
  app.get<StartOfPage>('/sitemap/ligas/:start.xml', options, async ({ params }, reply) => {
    const start = uuid.safeParse(params.start);
    if (!start.success) throw new AppError('nao_encontrado');
    return sendMap(reply, await ligas(map, start.data));
  });
  app.get('/oembed', options, async ({ query }, reply) =>
    reply
      .header('Cache-Control', HOUR)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(await oembed(map, query)),
  );
}
