// Fields that nobody asked for, sent along with a valid body: what a person is and whose a thing is may
// never be told by them.
import sql, { raw } from 'sql-template-tag';
import { uuidv7 } from '#server/uuid.ts';
import type { TestApp } from './app.ts';

const MARK = uuidv7();

export const EXTRA = {
  uuid: MARK,
  id: MARK,
  usuario_uuid: MARK,
  dono_uuid: MARK,
  organizador_id: MARK,
  is_pro: true,
  is_parceiro: true,
  is_admin: true,
  email_verified_at: '2020-01-01T00:00:00Z',
  pro_ate: '2099-01-01T00:00:00Z',
  ends_at: '2099-01-01T00:00:00Z',
  plano: 'pro',
  role: 'admin',
};

/** Tables in which something of it stands. */
export async function tablesWithExtra(t: TestApp): Promise<string[]> {
  const tables = await t.db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const row = await t.db.first(sql`
      select 1 from ${raw(`"${name}"`)} x
      where position(${MARK} in x::text) > 0 or position('2099-01-01' in x::text) > 0 limit 1`);
    if (row) found.push(name);
  }
  return found;
}
