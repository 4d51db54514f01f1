// Whoever asks to leave is not charged again in the days in which they may come back: what they pay ends with what was
// paid, at once. If they stay it goes on as before; what they had ended themselves stays ended.
import { z } from 'zod';
import type { Services } from '#server/http/services.ts';
import { job } from '#server/jobs/job.ts';
import { RUNNING } from './corrente.ts';
import { encerrarAtrasada, isAtrasada } from './encerrar-atrasada.ts';
import { espelhar } from './espelhar.ts';
import {
  findCliente,
  isLeaving,
  listAssinaturas,
  listForaDePasso,
  updatePelaSaida,
} from './queries.ts';

export const saidaPedida = job('assinatura.saida', z.object({ usuario: z.uuid() }));

/** May run twice: what it wants is written down before the provider is asked. */
export async function acertarSaida(services: Services, usuario: string): Promise<void> {
  const { db, pagamentos } = services;
  const known = await findCliente(db, usuario);
  if (!known || !pagamentos.config) return;
  const isGoing = await isLeaving(db, usuario);
  // Whether it is late decides how it ends, and only the provider knows.
  if (isGoing) await espelhar(services, known.cliente);
  const rows = await listAssinaturas(db, usuario);
  const running = rows.find(({ status }) => RUNNING.includes(status));
  const isEnding = running?.cancela_no_fim === true;
  if (running && isGoing && isAtrasada(running)) {
    return encerrarAtrasada(services, known.cliente, running);
  }
  if (isGoing && running && !isEnding) await updatePelaSaida(db, usuario, true);
  const isToChange = isGoing ? !isEnding : isEnding && known.cancelada_pela_saida;
  if (running && isToChange) {
    const stripe = await pagamentos.provedor();
    await stripe.subscriptions.update(running.id, { cancel_at_period_end: isGoing });
    await espelhar(services, known.cliente);
  }
  if (!isGoing) await updatePelaSaida(db, usuario, false);
}

/** Who came back, and whom nobody heard of when they asked. */
export async function acertarSaidas(services: Services): Promise<void> {
  if (!services.pagamentos.config) return;
  for (const { usuario_uuid: usuario } of await listForaDePasso(services.db)) {
    await acertarSaida(services, usuario).catch((error: Error) =>
      services.log.warn({ erro: error.name }, 'the provider was not told that somebody leaves'),
    );
  }
}
