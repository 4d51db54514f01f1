// Fresh proof of who is there, by kind: password, code of the second factor, log-in provider. Each counts
// for itself, and a person has to have shown everything they have; the provider only when there is nothing
// else (docs/decisions/0029-proof-by-kind.md).
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

const FRESH_MINUTES = 15;

export const FRESH_SECONDS = FRESH_MINUTES * 60;

/** The instant of the transaction, in the words of PostgreSQL. */
export const NOW = 'now';

/** When each kind was shown; what is left out was not. */
export type Proofs = {
  readonly senha?: string;
  readonly codigo?: string;
  readonly provedor?: string;
};

/** Since when the owner of a row of `sessoes s` and `usuarios u` has shown all that they have. */
export const provedAt: Sql = sql`case
  when u.senha is null and u.segundo_fator_em is null then s.provedor_em
  else least(
    case when u.senha is not null then coalesce(s.senha_em, 'epoch') end,
    case when u.segundo_fator_em is not null then coalesce(s.codigo_em, 'epoch') end) end`;

/** Until when such a proof counts, if that is still to come. */
export function freshUntil(provedAt: string | null | undefined): string | null {
  const end = new Date(provedAt ?? 0).getTime() + FRESH_SECONDS * 1_000;
  return provedAt && end > Date.now() ? new Date(end).toISOString() : null;
}

export const isFreshlyProved: Sql = sql`
  coalesce(${provedAt} > now() - make_interval(mins => ${FRESH_MINUTES}), false)`;

export async function recordProofs(tx: Tx, sessionId: string, proofs: Proofs): Promise<void> {
  const { senha = null, codigo = null, provedor = null } = proofs;
  await tx.run(sql`
    update sessoes set senha_em = coalesce(${senha}::timestamptz, senha_em),
      codigo_em = coalesce(${codigo}::timestamptz, codigo_em),
      provedor_em = coalesce(least(${provedor}::timestamptz, now()), provedor_em)
    where id = ${sessionId}`);
}

/** When the code was last shown in this session: a new session in its place goes on with it. */
export async function findCodeProof(tx: Tx, sessionId: string | null): Promise<string | undefined> {
  const row = await tx.first<{ codigo_em: string | null }>(sql`
    select codigo_em from sessoes where id = ${sessionId}`);
  return row?.codigo_em ?? undefined;
}
