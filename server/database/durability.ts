// What is acknowledged must survive a power cut. PostgreSQL keeps that promise only with these settings on;
// for tests and for the demonstration they may be off.
import sql from 'sql-template-tag';
import type { Tx } from './database.ts';

const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Names of the settings that are off and with which a write may be lost. */
export async function unsafeSettings(tx: Tx): Promise<string[]> {
  const off = await tx.rows<{ name: string }>(sql`
    select name from pg_settings where name = any(${SETTINGS}) and setting = 'off' order by name`);
  return off.map(({ name }) => name);
}
