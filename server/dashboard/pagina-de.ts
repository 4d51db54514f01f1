// Whether a name may lead to the page of its person.
import type { Tx } from '#server/database/database.ts';
import { findPessoa } from './queries.ts';

/** Their uuid where this visitor may open it; null for who hides, is under age or has left, and without an account. */
export async function paginaDe(
  tx: Tx,
  uuid: string | null,
  visitante: string | null,
): Promise<string | null> {
  const row = uuid === null ? undefined : await findPessoa(tx, uuid, visitante);
  return row?.situacao === 'visivel' ? row.uuid : null;
}
