import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { provedAt } from '#server/http/proof.ts';
import { sessionLasts } from '#server/http/session.ts';

export type SessionLine = {
  readonly id: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  /** Since when its owner has shown all that proves who they are; null when they have not. */
  readonly provado_em: string | null;
};

export function listSessions(tx: Tx, usuarioUuid: string): Promise<SessionLine[]> {
  return tx.rows(sql`
    select s.id, s.ip, s.user_agent, s.created_at, s.last_seen_at, ${provedAt} as provado_em
    from sessoes s join usuarios u on u.uuid = s.usuario_uuid
    where s.usuario_uuid = ${usuarioUuid} and ${sessionLasts} order by s.last_seen_at desc, s.id`);
}

/** Whether this person had such a session. */
export async function deleteSessionById(tx: Tx, usuarioUuid: string, id: string): Promise<boolean> {
  const touched = await tx.run(sql`
    delete from sessoes where usuario_uuid = ${usuarioUuid} and id = ${id}`);
  return touched > 0;
}

export async function deleteOtherSessions(tx: Tx, usuarioUuid: string, id: string): Promise<void> {
  await tx.run(sql`delete from sessoes where usuario_uuid = ${usuarioUuid} and id <> ${id}`);
}

export async function deleteAllSessions(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`delete from sessoes where usuario_uuid = ${usuarioUuid}`);
}

export async function isRemembered(tx: Tx, id: string | null): Promise<boolean> {
  const row = await tx.first<{ lembrar: boolean }>(sql`
    select lembrar from sessoes where id = ${id}`);
  return row?.lembrar ?? false;
}
