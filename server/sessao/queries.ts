import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';

export type Credentials = UsuarioRow & { senha: string | null; tem_codigo: boolean };

export function findByEmail(tx: Tx, email: string): Promise<Credentials | undefined> {
  return tx.first(sql`
    select ${usuarioColumns}, u.senha, u.segundo_fator_em is not null as tem_codigo
    from usuarios u where u.email = ${email}`);
}

export async function updatePassword(tx: Tx, uuid: string, senha: string): Promise<void> {
  await tx.run(sql`update usuarios set senha = ${senha} where uuid = ${uuid}`);
}
