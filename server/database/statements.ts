// Statements have a name, so that each connection prepares them once. A name is never given back, so only
// texts that are written in the code get one: a text that depends on what was asked (filters that may be
// combined) would fill the memory of both sides with every combination.
import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';

/** More than the code has; a text that varies and is not marked cannot pass it. */
const MOST_NAMES = 2_000;

const names = new Map<string, string>();
const varying = new WeakSet<Sql>();

/** Marks a statement whose text depends on what was asked. */
export function unnamed(statement: Sql): Sql {
  varying.add(statement);
  return statement;
}

export function nameOf(statement: Sql): string | undefined {
  if (varying.has(statement)) return undefined;
  const { text } = statement;
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
