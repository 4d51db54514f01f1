import type { Services } from '#server/http/services.ts';
import { entregarJuntos } from '#server/usuario/entregar-juntos.ts';
import { avisosDasConhecidas, conhecidas } from './conhecidas.ts';

export function informeJobs(services: Pick<Services, 'jobs' | 'realtime' | 'saida'>): void {
  services.saida.gather(conhecidas, async (tx, recebidos) =>
    entregarJuntos(services, tx, await avisosDasConhecidas(tx, recebidos)),
  );
}
