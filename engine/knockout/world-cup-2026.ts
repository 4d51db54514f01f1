// Where the eight best thirds of the 2026 World Cup play: regulations, annexe C, 495 rows. Several matchings
// respect the groups that each winner may meet and FIFA picked one of them by hand, so it is looked up.
// A row is kept as its number among the possible matchings, in one letter; `thirds-allocation.test.ts`
// checks the properties that the annexe must have.

import type { GroupId } from '#engine/types.ts';
import { type AllocationTable, choose } from './thirds-allocation.ts';

const GROUPS = 'ABCDEFGHIJKL';

/** Each winner that meets a third, and the groups that third may come from, in the order of the search. */
const ALLOWED: readonly (readonly [GroupId, string])[] = [
  ['L', 'IKJEH'],
  ['K', 'LIEDJ'],
  ['I', 'FDGHC'],
  ['E', 'DFCAB'],
  ['A', 'EHCFI'],
  ['B', 'JGEFI'],
  ['G', 'JIAHE'],
  ['D', 'IBFEJ'],
];

/** One digit of base 36 for each choice of eight groups, in alphabetical order of the choices. */
const CHOICES =
  '000004i400000900000f00a0000004000000000f009000000400000a006002202000000000m009000000e00000' +
  '022082006000000a000002202000000020000000k00d000000900000244274220255650f009002202000002242' +
  '252992f922025565000600022022004i4000009080088000000000400000000000000400000000000000000000' +
  'e0000000000444400000000000009000000000055654a0000003ddgd4a030n000000600000b000000000700000' +
  '000000000000000000000000000000h000000000000600000000000000b000000000033834a000000333i34a03' +
  '0000b0000000000000000000000000000000000000000';

const SETS = choose(GROUPS, ALLOWED.length);

/** Every way to give each winner, in order, one of the thirds that it may meet. */
function matchings(thirds: string, winner = 0): readonly string[] {
  const allowed = ALLOWED[winner]?.[1];
  if (allowed === undefined) return [''];
  return [...allowed].flatMap((third) => {
    if (!thirds.includes(third)) return [];
    return matchings(thirds.replace(third, ''), winner + 1).map((tail) => third + tail);
  });
}

export const WORLD_CUP_2026_THIRDS: AllocationTable = {
  against: ALLOWED.map(([winner]) => winner),
  row: (thirds) => {
    const digit = CHOICES[SETS.indexOf(thirds)] ?? '';
    return matchings(thirds)[Number.parseInt(digit, 36)]?.split('');
  },
};
