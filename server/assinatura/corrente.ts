// The subscription that runs, and a change of it: the provider is asked to do it, then what it says is mirrored. One at a
// time for each person, so that a press that came twice is done once.
import type Stripe from 'stripe';
import type { Usuario } from '#contract/sessao.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { espelhar } from './espelhar.ts';
import { type AssinaturaRow, findCliente, listAssinaturas } from './queries.ts';
import { apresentar } from './ver-assinatura.ts';

export const RUNNING: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid'];

export const nothingToChange = () =>
  new AppError('estado_mudou', { text: { key: 'assinatura.nada_a_mudar' } });

export type Corrente = {
  readonly stripe: Stripe;
  readonly cliente: string;
  readonly row: AssinaturaRow;
};

/** The subscription that runs, or a refusal. */
export async function corrente(services: Services, { uuid }: Usuario): Promise<Corrente> {
  const cliente = await findCliente(services.db, uuid);
  const rows = await listAssinaturas(services.db, uuid);
  const row = rows.find(({ status }) => RUNNING.includes(status));
  if (!cliente || !row) throw nothingToChange();
  return { stripe: await services.pagamentos.provedor(), cliente: cliente.cliente, row };
}

/** The same as the provider knows it now: whether it is late decides what may be done with it. */
export async function conferida(services: Services, user: Usuario): Promise<Corrente> {
  const { cliente } = await corrente(services, user);
  await espelhar(services, cliente);
  return corrente(services, user);
}

/** Asks for a change of the subscription, then how things are. */
export async function mudar(
  services: Services,
  user: Usuario,
  ask: (current: Corrente) => Promise<unknown>,
) {
  await noProvedor(async () => {
    const current = await conferida(services, user);
    await ask(current);
    await espelhar(services, current.cliente);
  });
  return apresentar(services, user);
}
