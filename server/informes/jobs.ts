import type { Services } from '#server/http/services.ts';
import { conhecidas } from './conhecidas.ts';
import { contarConhecidas } from './contar-conhecidas.ts';

export function informeJobs(services: Pick<Services, 'jobs' | 'realtime' | 'saida'>): void {
  services.saida.gather(conhecidas, (tx, recebidos) => contarConhecidas(services, tx, recebidos));
}
