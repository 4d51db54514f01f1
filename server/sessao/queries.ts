import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';

export type Credentials = UsuarioRow & { senha: string | null; tem_codigo: boolean };

export function findByEmail(tx: Tx, email: string): Promise<Credentials | undefined> {
  return tx.first(sql`
    select ${usuarioColumns}, u.senha, u.segundo_fator_em is not null as tem_codigo
    from usuarios u where u.email = ${email}`);
}

/** Whether the password is still the one that was checked; if so, nobody changes it until the end of `tx`. */
export async function lockPassword(tx: Tx, uuid: string, senha: string | null): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from usuarios where uuid = ${uuid} and senha is not distinct from ${senha} for update`);
  return row !== undefined;
}

export async function updatePassword(tx: Tx, uuid: string, senha: string): Promise<void> {
  await tx.run(sql`update usuarios set senha = ${senha} where uuid = ${uuid}`);
}
