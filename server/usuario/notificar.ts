// Tells somebody something: a row in the transaction of its cause, so that neither exists alone.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

export type Notificacao = {
  readonly usuarioUuid: string;
  readonly tipo: string;
  readonly mensagem: string;
  /** A path of this site. */
  readonly url: string;
};

export async function notificar(tx: Tx, { usuarioUuid, tipo, mensagem, url }: Notificacao) {
  await tx.run(sql`
    insert into notificacoes (id, usuario_uuid, tipo, mensagem, url)
    values (${uuidv7()}, ${usuarioUuid}, ${tipo}, ${mensagem}, ${url})`);
}
