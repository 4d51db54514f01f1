// Pictures that the product draws itself: shields of known clubs and flags. Like every file under /upload
// they can do nothing in a browser but be looked at.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clubeDoSlug } from '#regras/escudos/clubes.ts';
import { escudoSvg } from '#regras/escudos/escudo-svg.ts';
import { AppError } from '#server/http/errors.ts';
import { bandeira } from './bandeiras.ts';

const MONTH_SECONDS = 2_592_000;

const options = { config: { access: 'public' } } as const;

function send(reply: FastifyReply, svg: string | undefined) {
  if (svg === undefined) throw new AppError('nao_encontrado');
  return reply
    .type('image/svg+xml')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cache-Control', `public, max-age=${MONTH_SECONDS}`)
    .send(svg);
}

export function escudoRoutes(app: FastifyInstance): void {
  app.get<{ Params: { slug: string } }>(
    '/upload/times/oficial/:slug.svg',
    options,
    async ({ params }, reply) => {
      const clube = clubeDoSlug(params.slug);
      return send(reply, clube && escudoSvg(clube.camisa, clube.sigla));
    },
  );
  app.get<{ Params: { pais: string } }>(
    '/upload/paises/:pais.svg',
    options,
    async ({ params }, reply) => send(reply, bandeira(params.pais)),
  );
}
