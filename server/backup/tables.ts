// What is in the database, asked of the database itself: a new table is in the next backup without a word.
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { unnamed } from '#server/database/statements.ts';

const quoted = (name: string) => raw(`"${name.replaceAll('"', '""')}"`);

/** Rows are the same text wherever the server stands. */
export async function speakPlainly(tx: Tx): Promise<void> {
  await tx.run(sql`set local time zone 'UTC'`);
}

/** The list of migrations makes itself. */
const APART = 'migracoes';

export async function listMigrations(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ nome: string }>(sql`select nome from migracoes order by nome`);
  return rows.map(({ nome }) => nome);
}

/** Those that others refer to come first. */
export async function listTables(tx: Tx): Promise<string[]> {
  const names = await tx.rows<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> ${APART} order by 1`);
  const links = await tx.rows<{ from: string; to: string }>(sql`
    select distinct c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to"
    from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid`);
  const sorted: string[] = [];
  let left = names.map(({ name }) => name);
  while (left.length > 0) {
    const ready = left.filter((name) =>
      links.every(({ from, to }) => from !== name || sorted.includes(to) || !left.includes(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${left.join(', ')}`);
    sorted.push(...ready);
    left = left.filter((name) => !ready.includes(name));
  }
  return sorted;
}

const PAGE = 500;

/** Every row as JSON, in pages. */
export async function* readRows(tx: Tx, table: string): AsyncGenerator<string[]> {
  await tx.run(
    unnamed(sql`
      declare copia no scroll cursor for select row_to_json(t)::text as line from ${quoted(table)} t`),
  );
  for (;;) {
    const page = await tx.rows<{ line: string }>(
      unnamed(sql`fetch ${raw(String(PAGE))} from copia`),
    );
    if (page.length === 0) break;
    yield page.map(({ line }) => line);
  }
  await tx.run(unnamed(sql`close copia`));
}

/** Columns that the database works out are left to it. */
async function listColumns(tx: Tx, table: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`);
  return rows.map(({ name }) => name);
}

export async function insertRows(tx: Tx, table: string, rows: readonly string[]): Promise<void> {
  const columns = raw((await listColumns(tx, table)).map((name) => `"${name}"`).join(', '));
  await tx.run(
    unnamed(sql`
      insert into ${quoted(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${quoted(table)},
        ${`[${rows.join(',')}]`}::json)`),
  );
}

export async function deleteRows(tx: Tx, table: string): Promise<void> {
  await tx.run(unnamed(sql`delete from ${quoted(table)}`));
}
