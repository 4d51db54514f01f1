import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';

export type Credentials = UsuarioRow & { senha: string | null; tem_codigo: boolean };

/** The newest account that asked for the address while another had it, if any, then the one that has it. */
export function listByEmail(tx: Tx, email: string): Promise<Credentials[]> {
  return tx.rows(sql`
    select ${usuarioColumns}, u.senha, u.segundo_fator_em is not null as tem_codigo
    from usuarios u where u.email = ${email} or u.uuid = (
      select a.uuid from usuarios a where a.email_pedido = ${email}
      order by a.created_at desc limit 1)
    order by u.email_pedido is null`);
}

export async function updatePassword(tx: Tx, uuid: string, senha: string): Promise<void> {
  await tx.run(sql`update usuarios set senha = ${senha} where uuid = ${uuid}`);
}
