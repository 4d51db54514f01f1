// Which third-placed team meets which group winner. UEFA publishes a table with a row for each set of
// groups whose thirds go through (Euro 2016, art. 17; Euro 2020 and 2024, art. 21.05; World Cup 2026:
// `world-cup-2026.ts`). Without a table: the best third takes the first winner of another group that
// leaves the rest possible, and so on down.
import { everybodyFits } from '#engine/draw/assignment.ts';
import type { GroupId } from '#engine/types.ts';

export type AllocationTable = {
  /** Groups whose winners meet a third. */
  readonly against: readonly GroupId[];
  /** For groups of thirds in alphabetical order: the one that each of `against` meets. */
  readonly row: (thirds: string) => readonly GroupId[] | undefined;
};

/** From the group of a winner to the group of the third that it meets. */
export type Allocation = ReadonlyMap<GroupId, GroupId>;

/** All the ways to take `count` of the letters, in alphabetical order. */
export function choose(letters: string, count: number): readonly string[] {
  if (count === 0) return [''];
  const [first, rest] = [letters.charAt(0), letters.slice(1)];
  if (letters.length === count) return [letters];
  return [...choose(rest, count - 1).map((tail) => first + tail), ...choose(rest, count)];
}

/** Whom each winner meets: one row for each choice of the groups of the thirds, in alphabetical order. */
export function makeAllocationTable(
  against: string,
  groups: string,
  rows: string,
): AllocationTable {
  const choices = choose(groups, against.length);
  const lookUp = rows.split(' ');
  return {
    against: [...against],
    row: (thirds) => lookUp[choices.indexOf(thirds)]?.split(''),
  };
}

export const EURO_2016_THIRDS = makeAllocationTable(
  'ABCD',
  'ABCDEF',
  'CDAB CABE CABF DABE DABF EABF CDAE CDAF CAFE DAFE CDBE CDBF ECBF EDBF CDFE',
);

/** Euro 2020 and 2024. */
export const EURO_2020_THIRDS = makeAllocationTable(
  'BCEF',
  'ABCDEF',
  'ADBC AEBC AFBC DEAB DFAB EFBA EDCA FDCA EFCA EFDA EDBC FDCB FECB FEDB FEDC',
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
  const found = new Map<GroupId, GroupId>();
  for (const [i, third] of thirds.entries()) {
    const free = winners.filter((winner) => !found.has(winner));
    const winner = free.find((one) => {
      const left = free.filter((other) => other !== one);
      const others = thirds.slice(i + 1);
      return allowed(one, third) && everybodyFits(others, left, (other, to) => allowed(to, other));
    });
    if (winner === undefined) return undefined;
    found.set(winner, third);
  }
  return found;
}
