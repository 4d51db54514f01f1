// The embedded database has no process that clears away what was deleted or changed, as PostgreSQL has. Left alone, a
// table that is written every minute would be read past all that it ever held.
import sql, { raw } from 'sql-template-tag';
import type { Database } from './database.ts';

const MEGABYTE = 1_048_576;
/** Everybody waits for a table: one that would take seconds is left, and who has so much is better off with PostgreSQL. */
const LARGEST = 64 * MEGABYTE;

/** With as much as PostgreSQL waits for by default: what goes is a fifth, what is new a tenth, and fifty rows. */
const worn = sql`
  select quote_ident(relname) as tabela from pg_stat_user_tables
  where (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)
    and pg_total_relation_size(relid) < ${LARGEST}`;

/** Table by table: everybody else waits meanwhile, and may have a turn in between. */
export async function tidyEmbedded(db: Database): Promise<void> {
  for (const { tabela } of await db.rows<{ tabela: string }>(worn)) {
    await db.run(raw(`vacuum (analyze) ${tabela}`));
  }
}
