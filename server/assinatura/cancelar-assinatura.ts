import type * as contract from '#contract/pessoa/assinatura.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { mudar } from './corrente.ts';
import { encerrarAtrasada, isAtrasada } from './encerrar-atrasada.ts';
import { updatePelaSaida } from './queries.ts';

export const cancelarAssinatura: Handler<typeof contract.cancelarAssinatura> = (
  services,
  { user },
) =>
  mudar(services, user, async ({ stripe, cliente, row }) => {
    // Asked for by the person now: no longer what we would take back.
    await updatePelaSaida(services.db, user.uuid, false);
    if (isAtrasada(row)) await encerrarAtrasada(services, cliente, row);
    else await stripe.subscriptions.update(row.id, { cancel_at_period_end: true });
  });

export const retomarAssinatura: Handler<typeof contract.retomarAssinatura> = (services, { user }) =>
  mudar(services, user, ({ stripe, row }) =>
    stripe.subscriptions.update(row.id, { cancel_at_period_end: false }),
  );
