import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

type ConviteRow = {
  uuid: string;
  direto: boolean;
  por: string | null;
  usos: number;
  created_at: string;
  expira_em: string;
};

const COLUMNS = sql`c.uuid, c.direto, u.nome as por, c.usos, c.created_at, c.expira_em`;

/** Good for as long as it lasts, and whoever made it still lets people in. */
const VALE = sql`c.revogado_em is null and c.expira_em > agora()`;

export const listConvitesDaLiga = (tx: Tx, liga: string): Promise<ConviteRow[]> =>
  tx.rows(sql`
    select ${COLUMNS} from convites_da_liga c left join usuarios u on u.uuid = c.criado_por
    where c.liga_uuid = ${liga} and ${VALE} order by c.created_at desc, c.uuid desc`);

export const findConviteDaLiga = (tx: Tx, uuid: string): Promise<ConviteRow | undefined> =>
  tx.first(sql`
    select ${COLUMNS} from convites_da_liga c left join usuarios u on u.uuid = c.criado_por
    where c.uuid = ${uuid}`);

type NovoConviteDaLiga = {
  readonly uuid: string;
  readonly liga: string;
  readonly hash: Buffer;
  readonly direto: boolean;
  readonly por: string;
  readonly dias: number;
};

export async function insertConviteDaLiga(tx: Tx, novo: NovoConviteDaLiga): Promise<void> {
  await tx.run(sql`
    insert into convites_da_liga (uuid, liga_uuid, token_hash, direto, criado_por, expira_em)
    values (${novo.uuid}, ${novo.liga}, ${novo.hash}, ${novo.direto}, ${novo.por},
      agora() + make_interval(days => ${novo.dias}))`);
}

export async function revokeConviteDaLiga(tx: Tx, liga: string, uuid: string): Promise<boolean> {
  const count = await tx.run(sql`
    update convites_da_liga set revogado_em = agora()
    where uuid = ${uuid} and liga_uuid = ${liga} and revogado_em is null`);
  return count > 0;
}

/** To which liga a link leads, while it is good. */
export const findPorToken = (
  tx: Tx,
  hash: Buffer,
): Promise<{ uuid: string; liga_uuid: string; direto: boolean } | undefined> =>
  tx.first(sql`
    select c.uuid, c.liga_uuid, c.direto from convites_da_liga c
    where c.token_hash = ${hash} and ${VALE}`);

export async function countUso(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`update convites_da_liga set usos = usos + 1 where uuid = ${uuid}`);
}

export async function deleteOldConvitesDaLiga(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from convites_da_liga where expira_em < agora() - interval '30 days'`);
}
