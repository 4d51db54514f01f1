import { anuncioDe, mudou } from '#server/campeonatos/ouvir/mudou.ts';
import type { Services } from '#server/http/services.ts';

/** That championships changed is told after the commit of what changed them. */
export function broadcastingJobs({ saida, realtime }: Services): void {
  saida.announce(mudou, async (tx, recebidos) =>
    realtime.publishIn(
      tx,
      await anuncioDe(
        tx,
        recebidos.map(({ dados }) => dados),
      ),
    ),
  );
}
