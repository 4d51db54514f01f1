import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export type SocialAccount = {
  readonly provedor: string;
  readonly email: string | null;
  readonly created_at: string;
};

export function listSocialAccounts(tx: Tx, usuarioUuid: string): Promise<SocialAccount[]> {
  return tx.rows(sql`
    select provedor, email, created_at from contas_sociais
    where usuario_uuid = ${usuarioUuid} order by provedor`);
}

/** Locks the person, so that two unlinkings cannot both be the last but one. */
export async function lockPerson(tx: Tx, uuid: string): Promise<{ senha: string | null }> {
  const row = await tx.first<{ senha: string | null }>(sql`
    select senha from usuarios where uuid = ${uuid} for no key update`);
  return row ?? { senha: null };
}

export async function deleteSocialAccount(tx: Tx, usuarioUuid: string, provedor: string) {
  await tx.run(sql`
    delete from contas_sociais where usuario_uuid = ${usuarioUuid} and provedor = ${provedor}`);
}

export async function deleteSocialAccounts(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`delete from contas_sociais where usuario_uuid = ${usuarioUuid}`);
}

/** Whether the person's address was never confirmed. */
export async function isUnproven(tx: Tx, uuid: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from usuarios where uuid = ${uuid} and email_verified_at is null`);
  return row !== undefined;
}
