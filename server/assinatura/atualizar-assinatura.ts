import type * as contract from '#contract/pessoa/assinatura.ts';
import type { Handler } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { espelhar } from './espelhar.ts';
import { findCliente } from './queries.ts';
import { apresentar } from './ver-assinatura.ts';

/** Whether a checkout of this customer was paid. An address may name any, also one that there is not. */
async function isPaga({ pagamentos }: Services, cliente: string, sessao: string | undefined) {
  if (!sessao) return false;
  const stripe = await pagamentos.provedor();
  const found = await stripe.checkout.sessions.retrieve(sessao).catch(() => null);
  if (found?.customer !== cliente || found.status !== 'complete') return false;
  return found.payment_status !== 'unpaid';
}

/** On the way back from the provider, whatever the address says. */
export const atualizarAssinatura: Handler<typeof contract.atualizarAssinatura> = async (
  services,
  { user, body },
) => {
  const cliente = await findCliente(services.db, user.uuid);
  if (!cliente || !services.pagamentos.config) {
    return { ...(await apresentar(services, user)), pago: false };
  }
  const pago = await noProvedor(async () => {
    await espelhar(services, cliente.cliente);
    return isPaga(services, cliente.cliente, body.sessao);
  });
  return { ...(await apresentar(services, user)), pago };
};
