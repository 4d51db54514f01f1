// Tells people, after the commit of what is told: the rows of their notices, and then who has a page open.
import { canalDaPessoa, NOTIFICACAO, type NotificacaoAoVivo } from '#contract/realtime/eventos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import type { Told } from '#server/realtime/protocol/hub.ts';
import { type AvisoEntregue, type AvisoRecebido, entregarAvisos } from './entregar-avisos.ts';
import { mandarAviso, tocarAparelho } from './notificar.ts';

/** The notice as it appears on the open pages of its person. */
function aoVivo({ id, usuario_uuid, tipo, mensagem, url }: AvisoEntregue): Told {
  const told: NotificacaoAoVivo = { id, type: tipo, url, mensagem };
  const channels = [canalDaPessoa(usuario_uuid)];
  return { channels, event: NOTIFICACAO, data: JSON.stringify(told) };
}

/** Where nobody is told in the app, somebody may want to be told by their browser alone. */
const mayRing = (entregues: readonly AvisoEntregue[]) =>
  entregues.length === 0 || entregues.some(({ toca }) => toca);

/** Gives what is to be done once they are committed. */
export async function entregarJuntos(
  { jobs, realtime }: Pick<Services, 'jobs' | 'realtime'>,
  tx: Tx,
  recebidos: readonly AvisoRecebido[],
): Promise<() => void> {
  if (recebidos.length === 0) return () => {};
  const entregues = await Promise.all(recebidos.map((recebido) => entregarAvisos(tx, recebido)));
  const tell = await realtime.publishIn(tx, entregues.flat().map(aoVivo));
  return () => {
    tell();
    jobs.added(mandarAviso);
    if (entregues.some(mayRing)) jobs.added(tocarAparelho);
  };
}
