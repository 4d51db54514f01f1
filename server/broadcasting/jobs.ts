import { anuncioDe, mudou } from '#server/campeonatos/ouvir/mudou.ts';
import { novidade, novidadesDe } from '#server/campeonatos/ouvir/novidade.ts';
import type { Services } from '#server/http/services.ts';

/** What who watches championships is told, after the commit of what caused it. */
export function broadcastingJobs({ saida, realtime }: Services): void {
  saida.gather(mudou, async (tx, recebidos) => {
    const told = recebidos.map(({ dados }) => dados);
    return realtime.publishIn(tx, await anuncioDe(tx, told));
  });
  saida.gather(novidade, async (tx, recebidos) => {
    const told = recebidos.map(({ dados }) => dados);
    return realtime.publishIn(tx, await novidadesDe(tx, told));
  });
}
