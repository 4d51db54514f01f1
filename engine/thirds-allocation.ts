// Which third-placed team meets which group winner. UEFA publishes a table with a row for each set of
// groups whose thirds go through (Euro 2016, art. 17; Euro 2020 and 2024, art. 21.05; World Cup 2026:
// `world-cup-2026.ts`). Without a table: the best third takes the first winner of another group that
// leaves the rest possible, and so on down.
import type { GroupId } from './types.ts';

export type AllocationTable = {
  /** Groups whose winners meet a third. */
  readonly against: readonly GroupId[];
  /** For groups of thirds in alphabetical order: the one that each of `against` meets. */
  readonly row: (thirds: string) => readonly GroupId[] | undefined;
};

/** From the group of a winner to the group of the third that it meets. */
export type Allocation = ReadonlyMap<GroupId, GroupId>;

/** Rows such as `ABCD:ADBC`: the groups of the thirds, then whom each winner meets. */
export function makeAllocationTable(
  against: readonly GroupId[],
  rows: readonly string[],
): AllocationTable {
  const byThirds = new Map(rows.map((row) => row.split(':') as [string, string]));
  return {
    against,
    row: (thirds) => {
      const row = byThirds.get(thirds);
      return row === undefined ? undefined : [...row];
    },
  };
}

export const EURO_2016_THIRDS = makeAllocationTable(
  ['A', 'B', 'C', 'D'],
  (
    'ABCD:CDAB ABCE:CABE ABCF:CABF ABDE:DABE ABDF:DABF ABEF:EABF ACDE:CDAE ACDF:CDAF ' +
    'ACEF:CAFE ADEF:DAFE BCDE:CDBE BCDF:CDBF BCEF:ECBF BDEF:EDBF CDEF:CDFE'
  ).split(' '),
);

/** Euro 2020 and 2024. */
export const EURO_2020_THIRDS = makeAllocationTable(
  ['B', 'C', 'E', 'F'],
  (
    'ABCD:ADBC ABCE:AEBC ABCF:AFBC ABDE:DEAB ABDF:DFAB ABEF:EFBA ACDE:EDCA ACDF:FDCA ' +
    'ACEF:EFCA ADEF:EFDA BCDE:EDBC BCDF:FDCB BCEF:FECB BDEF:FEDB CDEF:FEDC'
  ).split(' '),
);

/** Undefined when the table has no row for these groups. */
export function allocateByTable(
  table: AllocationTable,
  thirds: readonly GroupId[],
): Allocation | undefined {
  const row = table.row(thirds.toSorted().join(''));
  if (!row) return undefined;
  return new Map(table.against.map((winner, i) => [winner, row[i] ?? '']));
}

/**
 * The general rule, for winners in order of preference and thirds best first. `allowed` narrows whom a
 * winner may meet; by default anybody from another group. Undefined when nothing fits.
 */
export function allocateThirds(
  winners: readonly GroupId[],
  thirds: readonly GroupId[],
  allowed: (winner: GroupId, third: GroupId) => boolean = (winner, third) => winner !== third,
): Allocation | undefined {
  const [third, ...others] = thirds;
  if (third === undefined) return new Map();
  for (const winner of winners) {
    if (!allowed(winner, third)) continue;
    const left = winners.filter((other) => other !== winner);
    if (!canAllocate(left, others, allowed)) continue;
    const rest = allocateThirds(left, others, allowed);
    if (rest) return new Map([[winner, third], ...rest]);
  }
  return undefined;
}

/** Whether every third can still have a winner of its own: augmenting paths, so it never blows up. */
function canAllocate(
  winners: readonly GroupId[],
  thirds: readonly GroupId[],
  allowed: (winner: GroupId, third: GroupId) => boolean,
): boolean {
  const taken = new Map<GroupId, GroupId>();
  const place = (third: GroupId, tried: Set<GroupId>): boolean =>
    winners.some((winner) => {
      if (tried.has(winner) || !allowed(winner, third)) return false;
      tried.add(winner);
      const holder = taken.get(winner);
      if (holder !== undefined && !place(holder, tried)) return false;
      taken.set(winner, third);
      return true;
    });
  return thirds.every((third) => place(third, new Set()));
}
