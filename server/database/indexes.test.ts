import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const t = testApp();

/** References whose column no index begins with: a deletion of what they point at reads the whole table. */
const WITHOUT_INDEX = sql`
  select c.conrelid::regclass::text || '(' || a.attname || ')' as coluna
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and not exists (
    select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
  order by 1`;

test('removing a person or a participant reads no table from end to end', async () => {
  const found = await t.db.rows<{ coluna: string }>(WITHOUT_INDEX);
  expect(found.map(({ coluna }) => coluna)).toEqual([]);
});

test('chores find what is due by an index', async () => {
  const found = await t.db.rows<{ definicao: string }>(
    sql`select indexdef as definicao from pg_indexes where schemaname = 'public'`,
  );
  const all = found.map(({ definicao }) => definicao);
  for (const due of [
    /campeonatos .*\(excluido_em\)/,
    /idempotencia .*\(created_at\)/,
    /partidas .*\(prazo_at\)/,
    /prazos .*\(vence_at, id\)/,
  ])
    expect(all).toContainEqual(expect.stringMatching(due));
});
