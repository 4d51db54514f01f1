// Who bought for the first time may have all of it back within seven days, once (CDC, art. 49).
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import type { Cliente, CobrancaRow } from './queries.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

type Devolvivel = {
  readonly cobrancas: readonly CobrancaRow[];
  readonly centavos: number;
  readonly ate: string;
};

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
  // Who changed the plan meanwhile paid more than once.
  const all = paid.filter(({ situacao, centavos }) => situacao === 'paga' && centavos > 0);
  const centavos = all.reduce((sum, one) => sum + one.centavos, 0);
  return { cobrancas: all, centavos, ate: ate.toISOString() };
}
