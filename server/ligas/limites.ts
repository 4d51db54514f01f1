// How many ligas somebody may own by their plan, counted under a lock on the person.

import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { countOwnedLigas } from './queries.ts';

export async function requireVagaDeLiga(tx: Tx, dono: string): Promise<void> {
  const owned = await countOwnedLigas(tx, dono);
  const { ligas: n } = await limitesDaPessoa(tx, dono);
  if (owned < n) return;
  throw new AppError('limite_do_plano', { text: { key: 'ligas.limite', params: { n } } });
}
