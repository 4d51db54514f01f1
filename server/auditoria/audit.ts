// The audit trail: who did what, when, from which network. Append-only (the table refuses anything else);
// no e-mail, phone or other text of a person goes in, because it outlives the account.
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { networkOf } from '#server/sessao/limites.ts';
import { uuidv7 } from '#server/uuid.ts';

export type AuditEntry = {
  /** What was done, by feature: 'sessao.entrou'. */
  readonly acao: `${string}.${string}`;
  /** Who did it; null for a guest or for the product itself. */
  readonly ator: string | null;
  /** What it was done to, when that is not the actor: 'campeonato:ab12…'. */
  readonly alvo?: string;
  readonly detalhes?: Readonly<Record<string, unknown>>;
};

/** Where it came from; null when no request caused it. */
export type AuditOrigin = Pick<FastifyRequest, 'ip' | 'id'> | null;

/** In the transaction of what it tells, so that neither exists without the other. */
export async function audit(tx: Tx, origin: AuditOrigin, entry: AuditEntry): Promise<void> {
  const { acao, ator, alvo = null, detalhes = {} } = entry;
  await tx.run(sql`
    insert into auditoria (id, ator, acao, alvo, rede, pedido, detalhes)
    values (${uuidv7()}, ${ator}, ${acao}, ${alvo}, ${origin && networkOf(origin.ip)},
      ${origin?.id ?? null}, ${JSON.stringify(detalhes)})`);
}

export async function deleteOldEntries(tx: Tx): Promise<void> {
  await tx.run(sql`delete from auditoria where quando < now() - interval '6 months'`);
}
