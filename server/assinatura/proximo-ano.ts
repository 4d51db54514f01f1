// Another year by Pix may be paid when the one before is nearly over; it begins where that one ends.
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';

const NEARLY_OVER_MS = 30 * 86_400_000;

/** `ate`: until when what was paid lasts. */
export async function proximoAno(tx: Tx, ate: string): Promise<{ desde: string; ja: boolean }> {
  const from = new Date(Date.parse(ate) - NEARLY_OVER_MS);
  return { desde: from.toISOString(), ja: from <= (await agora(tx)) };
}
