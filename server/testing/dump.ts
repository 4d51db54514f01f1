import sql, { raw } from 'sql-template-tag';
import type { TestApp } from './app.ts';

/** That a championship changed is told up to a second later, and nobody's request takes it out of the outbox; nor
 * what rankings have to do then. */
const LASTING =
  "coalesce(to_jsonb(x) ->> 'tipo', '') not in ('campeonatos.mudou', 'campeonatos.novidade', 'rankings.conferir')";

/** Every row of every table as text, as a dump would show it; without the tables named. */
export async function dump({ db }: TestApp, without: readonly string[] = []): Promise<string> {
  const tables = await db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const texts: string[] = [];
  for (const { name } of tables.filter((table) => !without.includes(table.name))) {
    const rows = await db.rows(sql`
      select x::text as line from ${raw(`"${name}"`)} x
      where ${raw(['saida', 'tarefas'].includes(name) ? LASTING : 'true')} order by line`);
    texts.push(name, JSON.stringify(rows));
  }
  return texts.join('\n');
}
