// What was decided on a password holds only while the password is the same: a reset may come in between.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

/** Whether the password is still the one that was checked; if so, nobody changes it until the end of `tx`. */
export async function lockPassword(tx: Tx, uuid: string, senha: string | null): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from usuarios where uuid = ${uuid} and senha is not distinct from ${senha} for no key update`);
  return row !== undefined;
}
