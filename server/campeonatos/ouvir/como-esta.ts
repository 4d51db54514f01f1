import type { CampeonatoMudou } from '#contract/realtime/eventos.ts';
import type { Tx } from '#server/database/database.ts';
import { findVersoes } from '../queries.ts';

/** The version that a championship has now, for who begins to hear it. */
export async function comoEsta(tx: Tx, id: string): Promise<string> {
  const [{ versao } = { versao: 0 }] = await findVersoes(tx, [id]);
  const told: CampeonatoMudou = { versao };
  return JSON.stringify(told);
}
