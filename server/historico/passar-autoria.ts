import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

/** What one account did in a championship was done by the other: both are the same person's. */
export async function passarAutoria(
  tx: Tx,
  campeonatoId: string,
  { de, para }: { readonly de: string; readonly para: string },
): Promise<void> {
  await tx.run(sql`
    update historico set usuario_uuid = ${para}
    where campeonato_id = ${campeonatoId} and usuario_uuid = ${de}`);
}
