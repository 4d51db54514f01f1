// PostgreSQL keeps the plan of a statement while planning it anew for the values at hand would not make it much
// cheaper. For nulls and lists of unknown length it would, and the large statements take longer to plan than to run.
import sql, { join, type Sql } from 'sql-template-tag';

/** So many stand one by one. */
const MOST_LISTED = 2;

export function among(column: Sql, uuids: readonly string[]): Sql {
  if (uuids.length === 0 || uuids.length > MOST_LISTED) {
    return sql`${column} = any(${uuids}::uuid[])`;
  }
  return sql`${column} in (${join(uuids.map((uuid) => sql`${uuid}::uuid`))})`;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Instead of null, for a guest. */
export const orNobody = (uuid: string | null): string => uuid ?? NOBODY;
