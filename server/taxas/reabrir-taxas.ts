// Somebody whose money was given back comes in again: that entry has a fee of its own. What was paid and kept counts, and
// so does what was forgiven.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { forgetFile } from '#server/upload/files.ts';

export async function reabrirTaxas(tx: Tx, participantes: readonly string[]): Promise<void> {
  const gone = await tx.rows<{ comprovante: string | null }>(sql`
    delete from taxas where participante_uuid = any(${[...participantes]}::uuid[]) and estado = 'devolvida'
    returning comprovante`);
  for (const { comprovante } of gone) {
    if (comprovante) await forgetFile(tx, 'comprovantes', comprovante);
  }
}
