import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/pdf.ts';
import { artesNoDisco } from '#server/arquivos/artes.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { baixarPdfCom } from './baixar-pdf.ts';
import { type Grafica, makeGrafica } from './grafica.ts';

const SWEPT_AFTER_MS = 30 * 86_400_000;

export function pdfRoutes(
  app: FastifyInstance,
  services: Services,
  grafica: Grafica = makeGrafica(),
): void {
  const guardados = artesNoDisco(services.config.dataDir, { pasta: 'pdf', fim: 'pdf' });
  app.addHook('onClose', () => grafica.fechar());
  services.jobs.hourly('pdfs', async () => {
    await guardados.varrer(Date.now() - SWEPT_AFTER_MS);
  });
  bind(app, services, contract.baixarPdf, baixarPdfCom({ app, guardados, grafica }));
}
