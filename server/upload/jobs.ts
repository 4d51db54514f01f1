import type { Services } from '#server/http/services.ts';
import { job } from '#server/jobs/job.ts';
import { apagarSoltos, arquivosSoltos, sweepOrphans } from './files.ts';

const apagarArquivos = job('upload.apagar', arquivosSoltos.dados);

export function uploadJobs(services: Services): void {
  const { jobs, saida } = services;
  saida.receive(arquivosSoltos, (tx, { dados }) => jobs.enqueue(tx, apagarArquivos, dados));
  jobs.handle(apagarArquivos, async ({ tipo, nomes }) => {
    await apagarSoltos(services, tipo, nomes);
  });
  jobs.hourly('upload.varrer', () => sweepOrphans(services, Date.now()));
}
