import sql, { type Sql } from 'sql-template-tag';

/** One id stands by itself: for a list of unknown length PostgreSQL would plan the statement anew each time. */
export const among = (column: Sql, uuids: readonly string[]): Sql =>
  uuids.length === 1 ? sql`${column} = ${uuids[0]}::uuid` : sql`${column} = any(${uuids}::uuid[])`;
