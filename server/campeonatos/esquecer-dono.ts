// Whoever organised leaves the product: others play in those championships, so they stay, without the name
// and the key for payments. Drafts that nobody else works on go.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { buscaDe } from './busca.ts';

type Row = { id: string; nome: string; descricao: string };

/** All that a person owns, organises or is in, before the person is locked: always in this order. */
export async function trancarCampeonatosDe(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    select 1 from campeonatos c where c.dono_uuid = ${usuarioUuid}
      or c.id in (select campeonato_id from organizadores where usuario_uuid = ${usuarioUuid})
      or c.id in (select campeonato_id from participantes where usuario_uuid = ${usuarioUuid})
    order by c.id for no key update of c`);
}

export async function esquecerDono(tx: Tx, usuarioUuid: string, nome: string): Promise<void> {
  await tx.run(sql`
    delete from campeonatos c where dono_uuid = ${usuarioUuid} and estado = 'rascunho'
      and not exists (select 1 from organizadores o where o.campeonato_id = c.id)`);
  const rows = await tx.rows<Row>(sql`
    update campeonatos set inscricao = jsonb_set(inscricao, '{chave_pix}', 'null')
    where dono_uuid = ${usuarioUuid} returning id, nome, descricao`);
  for (const row of rows) {
    await tx.run(sql`
      update campeonatos set busca = ${buscaDe(row, nome)} where id = ${row.id}`);
  }
}
