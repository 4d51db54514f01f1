import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { situacaoDe } from '#server/rankings/pessoa/pessoa.ts';

export type BloqueioRow = {
  readonly usuario: {
    readonly uuid: string;
    readonly nome: string;
    readonly foto: string | null;
  };
  readonly motivo: string;
  readonly created_at: string;
};

const BLOQUEIO: Sql = sql`
  select json_build_object('uuid', u.uuid, 'nome', u.nome, 'foto', u.foto) as usuario, b.motivo, b.created_at
  from bloqueios b join usuarios u on u.uuid = b.bloqueado_uuid`;

export const listBloqueios = (tx: Tx, dono: string): Promise<BloqueioRow[]> =>
  tx.rows(sql`
    ${BLOQUEIO} where b.dono_uuid = ${dono} and u.removido_em is null
    order by b.created_at desc, b.bloqueado_uuid`);

/** Somebody with a page, or who entered a championship of the caller: nobody learns a name by an id alone. */
export const findBloqueavel = (tx: Tx, dono: string, usuario: string) =>
  tx.first<{ uuid: string }>(sql`
    select u.uuid from usuarios u where u.uuid = ${usuario} and u.removido_em is null
      and (${situacaoDe(null)} = 'visivel' or exists (
        select 1 from participantes p join campeonatos c on c.id = p.campeonato_id
        where p.usuario_uuid = u.uuid and c.dono_uuid = ${dono}))`);

export async function upsertBloqueio(
  tx: Tx,
  { dono, usuario, motivo }: { dono: string; usuario: string; motivo: string },
): Promise<BloqueioRow | undefined> {
  await tx.run(sql`
    insert into bloqueios (dono_uuid, bloqueado_uuid, motivo) values (${dono}, ${usuario}, ${motivo})
    on conflict (dono_uuid, bloqueado_uuid) do update set motivo = excluded.motivo`);
  return tx.first(sql`
    ${BLOQUEIO} where b.dono_uuid = ${dono} and b.bloqueado_uuid = ${usuario}`);
}

export async function deleteBloqueio(tx: Tx, dono: string, usuario: string): Promise<void> {
  await tx.run(sql`
    delete from bloqueios where dono_uuid = ${dono} and bloqueado_uuid = ${usuario}`);
}
