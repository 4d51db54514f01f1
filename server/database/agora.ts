import sql from 'sql-template-tag';
import type { Tx } from './database.ts';

/** The time by which every rule is judged: the same for a whole transaction, and for what its statements write
 * and compare with the function of this name. */
export async function agora(tx: Tx): Promise<Date> {
  const row = await tx.first<{ agora: string }>(sql`select agora() as agora`);
  return new Date(row?.agora ?? Number.NaN);
}
