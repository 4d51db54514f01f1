// Pictures for links and groups. Their address has a version in it, so whoever has one keeps it for ever; who asks for
// another version is led to the one that is true now. With too much to do the picture of the product stands in.
import type { FastifyInstance } from 'fastify';
import { artesNoDisco } from '#server/arquivos/artes.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { makeGaleria } from './galeria.ts';
import { makeOficina, type Oficina } from './oficina.ts';
import { lerPedido } from './pedido.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const SWEPT_AFTER_MS = 30 * 86_400_000;

type OfArte = { Params: { alvo: string; id: string; versao: string; nome: string } };

export function arteRoutes(
  app: FastifyInstance,
  { config, arquivos, jobs }: Services,
  oficina: Oficina = makeOficina(config.patience),
): void {
  const artes = artesNoDisco(config.dataDir);
  const galeria = makeGaleria({ app, appUrl: config.appUrl, artes, arquivos, oficina });
  app.addHook('onClose', () => oficina.fechar());
  jobs.hourly('artes', async () => {
    await artes.varrer(Date.now() - SWEPT_AFTER_MS);
  });

  app.get<OfArte>(
    '/arte/:alvo/:id/:versao/:nome',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const pedido = lerPedido(params);
      if (!pedido) throw new AppError('nao_encontrado');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      try {
        const found = await galeria.buscar(pedido);
        if ('outra' in found) {
          return reply.header('Cache-Control', 'no-store').redirect(found.outra, 302);
        }
        return reply.type('image/png').header('Cache-Control', FOREVER).send(found.png);
      } catch (error) {
        const isFull = error instanceof AppError && error.code === 'indisponivel';
        if (!isFull) throw error;
        return reply.header('Cache-Control', 'no-store').redirect('/og.png', 302);
      }
    },
  );
}
