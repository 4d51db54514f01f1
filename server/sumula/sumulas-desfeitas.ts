// The sheet goes with a result that a correction elsewhere undoes, and comes back with it.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

const METADE = sql`partida_uuid, lado, campeonato_id, mandante_uuid, visitante_uuid, lances, por,
  autor_uuid, versao, updated_at`;

/** What is written while it is undone is of another result. */
export async function guardarSumulas(tx: Tx, partidas: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from sumulas_desfeitas where partida_uuid = any(${partidas}::uuid[])`);
  await tx.run(sql`
    with saem as (
      delete from sumulas where partida_uuid = any(${partidas}::uuid[]) returning *)
    insert into sumulas_desfeitas (${METADE})
    select ${METADE} from saem
    where partida_uuid in (select partida_uuid from vidas_desfeitas)`);
}

/** In place of what was written meanwhile; whoever read that is shown this one before they write. */
export async function devolverSumulas(tx: Tx, partida: string): Promise<void> {
  await tx.run(sql`
    delete from sumulas where partida_uuid = ${partida}
      and exists (select 1 from vidas_desfeitas where partida_uuid = ${partida})
      and lado not in (select lado from sumulas_desfeitas where partida_uuid = ${partida})`);
  await tx.run(sql`
    insert into sumulas as s (${METADE})
    select ${METADE} from sumulas_desfeitas where partida_uuid = ${partida}
    on conflict (partida_uuid, lado) do update set mandante_uuid = excluded.mandante_uuid,
      visitante_uuid = excluded.visitante_uuid, lances = excluded.lances, por = excluded.por,
      autor_uuid = excluded.autor_uuid, versao = greatest(s.versao, excluded.versao) + 1,
      updated_at = excluded.updated_at`);
}
