import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export type LadoDoVinculo = 'campeonato' | 'liga';

export const findVinculo = (
  tx: Tx,
  liga: string,
  campeonato: string,
): Promise<{ lado: LadoDoVinculo } | undefined> =>
  tx.first(sql`
    select lado from vinculos_da_liga
    where campeonato_id = ${campeonato} and liga_uuid = ${liga}`);

type NovoVinculo = {
  readonly liga: string;
  readonly campeonato: string;
  readonly lado: LadoDoVinculo;
  readonly por: string;
};

/** A championship waits for one liga at a time: the last that was asked. */
export async function upsertVinculo(tx: Tx, novo: NovoVinculo): Promise<void> {
  await tx.run(sql`
    insert into vinculos_da_liga (campeonato_id, liga_uuid, lado, por_uuid)
    values (${novo.campeonato}, ${novo.liga}, ${novo.lado}, ${novo.por})
    on conflict (campeonato_id) do update set liga_uuid = excluded.liga_uuid,
      lado = excluded.lado, por_uuid = excluded.por_uuid, created_at = agora()`);
}

export async function deleteVinculo(tx: Tx, campeonato: string): Promise<void> {
  await tx.run(sql`delete from vinculos_da_liga where campeonato_id = ${campeonato}`);
}

type VinculoRow = {
  lado: LadoDoVinculo;
  campeonato: { id: string; nome: string; dono: string };
  created_at: string;
};

type QuemResponde = { readonly cuida: boolean; readonly usuario: string };

/** Those that this person answers: what owners asked the staff, and what the staff asked this owner. */
export const listVinculos = (
  tx: Tx,
  liga: string,
  { cuida, usuario }: QuemResponde,
  limit: number,
): Promise<VinculoRow[]> =>
  tx.rows(sql`
    select json_build_object('id', c.id, 'nome', c.nome, 'dono', u.nome) as campeonato, v.lado,
      v.created_at
    from vinculos_da_liga v join campeonatos c on c.id = v.campeonato_id and c.excluido_em is null
    join usuarios u on u.uuid = c.dono_uuid
    where v.liga_uuid = ${liga} and ((v.lado = 'campeonato' and ${cuida}::boolean)
      or (v.lado = 'liga' and c.dono_uuid = ${usuario}))
    order by v.created_at, c.id limit ${limit}`);
