import sql from 'sql-template-tag';
import type { Mensagem } from '#contract/partida/mensagens.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

const MOST = 50;

/** The last ones, newest first. */
export const listMensagens = (tx: Tx, partida: string): Promise<Mensagem[]> =>
  tx.rows(sql`
    select uuid, lado, mensagem, created_at from mensagens
    where partida_uuid = ${partida} order by created_at desc, uuid desc limit ${MOST}`);

type NovaMensagem = Pick<Mensagem, 'lado' | 'mensagem'> & {
  readonly campeonatoId: string;
  readonly partida: string;
  readonly por: string;
};

export async function insertMensagem(tx: Tx, nova: NovaMensagem): Promise<Mensagem> {
  const { campeonatoId, partida, lado, mensagem, por } = nova;
  const row = await tx.first<Mensagem>(sql`
    insert into mensagens (uuid, campeonato_id, partida_uuid, lado, mensagem, por_uuid)
    values (${uuidv7()}, ${campeonatoId}, ${partida}, ${lado}, ${mensagem}, ${por})
    returning uuid, lado, mensagem, created_at`);
  if (!row) throw new Error('unreachable: an insert returns its row');
  return row;
}
