// A checkout that was opened and not finished: until when one may go back to it, as the provider says.
import type Stripe from 'stripe';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { type Cliente, closeSessao } from './queries.ts';

const isOpen = async (tx: Tx, { sessao_ate }: Cliente) =>
  sessao_ate !== null && Date.parse(sessao_ate) > (await agora(tx)).getTime();

/** What was paid, or ended there, is nothing to go back to. */
export async function conferirCompra(tx: Tx, stripe: Stripe, known: Cliente): Promise<void> {
  if (!known.sessao || !(await isOpen(tx, known))) return;
  const { status } = await stripe.checkout.sessions.retrieve(known.sessao);
  if (status !== 'open') await closeSessao(tx, known.sessao);
}

export async function compraAberta(
  tx: Tx,
  known: Cliente | undefined,
): Promise<AssinaturaDaPessoa['continuar']> {
  if (!known?.sessao_url || !known.sessao_ate || !(await isOpen(tx, known))) return null;
  const como = known.sessao_como === 'pix' ? 'pix' : 'cartao';
  return { como, url: known.sessao_url, ate: known.sessao_ate };
}
