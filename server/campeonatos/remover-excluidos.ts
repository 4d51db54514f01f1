// Deletion can be undone for 30 days; then the row and all that belongs to it is removed for good.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

/** Called every hour. */
export async function removeDeleted(tx: Tx): Promise<number> {
  return tx.run(sql`delete from campeonatos where excluido_em < now() - interval '30 days'`);
}
