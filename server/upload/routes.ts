// The files that people sent for everybody, for everyone's browser. Whatever they hold, they can do nothing there.
// What is private has no address here.
import type { FastifyInstance } from 'fastify';
import { TIPOS, TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';

const YEAR_SECONDS = 31_536_000;

export function uploadRoutes(app: FastifyInstance, { arquivos }: Services): void {
  for (const tipo of TIPOS.filter((one) => TIPOS_DE_ARQUIVO[one].publico)) {
    app.get<{ Params: { nome: string } }>(
      `/upload/${tipo}/:nome`,
      { config: { access: 'public' } },
      async (request, reply) => {
        const bytes = await arquivos.ler(tipo, request.params.nome);
        if (!bytes) throw new AppError('nao_encontrado');
        return reply
          .type('image/webp')
          .header('Content-Security-Policy', "default-src 'none'; sandbox")
          .header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
          .send(bytes);
      },
    );
  }
}
