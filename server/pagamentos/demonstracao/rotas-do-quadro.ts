// What a browser asks the demonstration for itself: the script, and the frame in which a card is typed. It asks under another
// name of this machine than the product's, as it asks the provider under another name.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#server/http/errors.ts';
import type { Mundo } from './contas.ts';
import { confirmar } from './pedidos.ts';
import { SCRIPT_DO_PROVEDOR } from './provedor-no-navegador.ts';
import { paginaDoQuadro, politicaDoQuadro } from './quadro.ts';

type Guard = (request: FastifyRequest) => Promise<void>;

const segredo = z.string().max(200);
const asked = z.object({
  segredo,
  lingua: z.enum(['pt-BR', 'en']).catch('pt-BR'),
  tema: z.enum(['stripe', 'night']).catch('stripe'),
});
const gesto = z.discriminatedUnion('faz', [
  z.object({ segredo, faz: z.literal('confirmar'), numero: z.string().max(40) }),
  z.object({ segredo, faz: z.enum(['autorizar', 'negar']) }),
]);

export function quadroRoutes(
  app: FastifyInstance,
  mundo: Mundo,
  { read, write }: { readonly read: Guard; readonly write: Guard },
): void {
  const isPublic = { config: { access: 'public' }, onRequest: read } as const;

  app.get('/dev/pagamentos/provedor.js', isPublic, async (_request, reply) =>
    reply
      .headers({
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-store',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(SCRIPT_DO_PROVEDOR),
  );

  app.get('/dev/pagamentos/quadro', isPublic, async ({ query }, reply) => {
    const known = asked.safeParse(query);
    if (!known.success) throw new AppError('pedido_invalido');
    const { lingua: locale, ...rest } = known.data;
    return reply
      .removeHeader('X-Frame-Options')
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': politicaDoQuadro(mundo.appUrl),
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(paginaDoQuadro({ ...rest, locale, site: mundo.appUrl }));
  });

  const signed = { config: { access: 'signed' }, onRequest: write } as const;
  app.post('/dev/pagamentos/quadro', signed, async ({ body }) => {
    const said = gesto.safeParse(body);
    if (!said.success) throw new AppError('pedido_invalido');
    return { passo: await confirmar(mundo, said.data.segredo, said.data) };
  });
}
