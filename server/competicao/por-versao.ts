// What is derived from a championship and is the same for all who see it, kept for as long as its version
// lasts. Every write ends with a new version and readers ask the database for the current one first, so
// what is kept is never old. Never inside a transaction, which may still be undone: hence the `Database`.
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Database } from '#server/database/database.ts';

const MOST_KEPT = 1_000;
const keptBy = new WeakMap<Database, Map<string, Promise<unknown>>>();

type Versao = Pick<CampeonatoRow, 'id' | 'versao'>;

const keyOf = ({ id, versao }: Versao, name: string) => `${id} ${versao} ${name}`;

export const isGuardado = (db: Database, campeonato: Versao, name: string): boolean =>
  keptBy.get(db)?.has(keyOf(campeonato, name)) === true;

export function porVersao<T>(
  db: Database,
  campeonato: Versao,
  name: string,
  derive: () => Promise<T>,
): Promise<T> {
  const kept = keptBy.get(db) ?? new Map<string, Promise<unknown>>();
  keptBy.set(db, kept);
  const key = keyOf(campeonato, name);
  const found = (kept.get(key) as Promise<T> | undefined) ?? derive();
  // Kept again as the newest: the first to go is the one that nobody asked for.
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}
