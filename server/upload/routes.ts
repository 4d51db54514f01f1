// The files that people sent, for everyone's browser. Whatever they hold, they can do nothing there.
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { FOLDERS, readUpload } from './files.ts';

const YEAR_SECONDS = 31_536_000;

export function uploadRoutes(app: FastifyInstance, { config }: Services): void {
  for (const pasta of FOLDERS) {
    app.get<{ Params: { nome: string } }>(
      `/upload/${pasta}/:nome`,
      { config: { access: 'public' } },
      async (request, reply) => {
        const bytes = await readUpload(config.dataDir, pasta, request.params.nome);
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
