// Files of a championship for sheets and programs of others: CSV and JSON of what the visitor sees on its pages.
import type { FastifyInstance } from 'fastify';
import { codigo } from '#contract/campeonatos.ts';
import { askAsVisitor } from '#server/http/ask-as-visitor.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { csvOf } from '#server/participantes/csv.ts';
import { PARTES_DA_EXPORTACAO, planilhaDe } from './planilhas.ts';

type OfFile = { Params: { id: string; arquivo: string } };

const FORMATS = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

const NAME = /^(\w+)\.(csv|json)$/;

export function exportarRoutes(app: FastifyInstance, { config }: Services): void {
  const { host } = new URL(config.appUrl);

  app.get<OfFile>(
    '/exportar/campeonato/:id/:arquivo',
    { config: { access: 'public' } },
    async (request, reply) => {
      const id = codigo.safeParse(request.params.id);
      const [, nome, formato] = NAME.exec(request.params.arquivo) ?? [];
      const parte = PARTES_DA_EXPORTACAO.find((one) => one === nome);
      if (!id.success || !parte) throw new AppError('nao_encontrado');
      const { colunas, linhas } = await planilhaDe(
        parte,
        id.data,
        askAsVisitor(app, host, request),
      );
      const kind = formato === 'json' ? 'json' : 'csv';
      reply
        .type(FORMATS[kind])
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', `attachment; filename="${parte}-${id.data}.${kind}"`);
      if (kind === 'csv') {
        const cells = linhas.map((linha) => linha.map((cell) => String(cell ?? '')));
        return reply.send(csvOf([colunas, ...cells]));
      }
      const rows = linhas.map((linha) =>
        Object.fromEntries(colunas.map((name, index) => [name, linha[index] ?? null])),
      );
      return reply.send(JSON.stringify({ data: rows }));
    },
  );
}
