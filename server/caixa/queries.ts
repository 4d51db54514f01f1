import sql from 'sql-template-tag';
import type { NotaDoCaixa } from '#contract/campeonato/caixa.ts';
import type { Tx } from '#server/database/database.ts';

export const listNotas = (tx: Tx, campeonatoId: string): Promise<NotaDoCaixa[]> =>
  tx.rows(sql`
    select n.uuid, n.tipo, n.centavos, n.descricao, u.nome as quem, n.created_at
    from caixa n left join usuarios u on u.uuid = n.por_uuid
    where n.campeonato_id = ${campeonatoId} order by n.created_at, n.uuid`);

type NovaNota = Pick<NotaDoCaixa, 'uuid' | 'tipo' | 'centavos' | 'descricao'> & {
  readonly campeonatoId: string;
  readonly por: string | null;
};

export async function insertNota(tx: Tx, nota: NovaNota): Promise<void> {
  await tx.run(sql`
    insert into caixa (uuid, campeonato_id, tipo, centavos, descricao, por_uuid)
    values (${nota.uuid}, ${nota.campeonatoId}, ${nota.tipo}, ${nota.centavos}, ${nota.descricao},
      ${nota.por})`);
}

export async function deleteNota(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`delete from caixa where uuid = ${uuid}`);
}
