import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { sessionLasts } from '#server/http/session.ts';

export type SessionLine = {
  readonly id: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly reautenticado_em: string;
};

export function listSessions(tx: Tx, usuarioUuid: string): Promise<SessionLine[]> {
  return tx.rows(sql`
    select id, ip, user_agent, created_at, last_seen_at, reautenticado_em
    from sessoes s where usuario_uuid = ${usuarioUuid} and ${sessionLasts} order by last_seen_at desc, id`);
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

export async function touchProof(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update sessoes set reautenticado_em = now() where id = ${id}`);
}

export async function isRemembered(tx: Tx, id: string | null): Promise<boolean> {
  const row = await tx.first<{ lembrar: boolean }>(sql`
    select lembrar from sessoes where id = ${id}`);
  return row?.lembrar ?? false;
}
