// Two accounts turn out to be one person's: what the one made belongs to the other, in the product's own name.
import sql from 'sql-template-tag';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { escreverEm } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import { passarAutoria } from '#server/historico/passar-autoria.ts';

export async function passarDono(tx: Tx, de: string, para: string): Promise<void> {
  const owned = await tx.rows<{ id: string }>(sql`
    select id from campeonatos where dono_uuid = ${de} order by id`);
  for (const { id } of owned) {
    await escreverEm(tx, { id, autor: SISTEMA, acao: 'excluir' }, async () => {
      await tx.run(sql`update campeonatos set dono_uuid = ${para} where id = ${id}`);
      await passarAutoria(tx, id, { de, para });
    });
  }
}
