// Who bought for the first time may have all of it back within seven days, once (CDC, art. 49).
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import type { Cliente, CobrancaRow } from './queries.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

type Devolvivel = { readonly cobranca: CobrancaRow; readonly ate: string };

/** `cobrancas`: newest first. */
export async function compraDevolvivel(
  tx: Tx,
  cliente: Cliente | undefined,
  cobrancas: readonly CobrancaRow[],
): Promise<Devolvivel | null> {
  if (!cliente || cliente.reembolso_em) return null;
  const paid = cobrancas.filter(
    ({ situacao }) => situacao !== 'aberta' && situacao !== 'cancelada',
  );
  const first = paid.at(-1);
  if (first?.situacao !== 'paga') return null;
  const ate = new Date(Date.parse(first.em) + DAYS * DAY_MS);
  if (ate <= (await agora(tx))) return null;
  return { cobranca: first, ate: ate.toISOString() };
}
