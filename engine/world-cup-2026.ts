// Where the eight best thirds of the 2026 World Cup play: regulations, annexe C, 495 rows. Several matchings
// respect the groups that each winner may meet and FIFA picked one of them by hand, so it is looked up.
// A row is kept as its number among the possible matchings, in one letter; `thirds-allocation.test.ts`
// checks the properties that the annexe must have.
import type { AllocationTable } from './thirds-allocation.ts';
import type { GroupId } from './types.ts';

const GROUPS = 'ABCDEFGHIJKL';

/** Each winner that meets a third, and the groups that third may come from, in the order of the search. */
const ALLOWED: readonly (readonly [GroupId, string])[] = [
  ['B', 'JIGFE'],
  ['I', 'HGFDC'],
  ['E', 'FDCBA'],
  ['L', 'KJIHE'],
  ['D', 'JIFEB'],
  ['K', 'LJIED'],
  ['A', 'IHFEC'],
  ['G', 'JIHEA'],
];

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** One digit for each choice of eight groups, in alphabetical order of the choices. */
const CHOICES =
  'FDDAA4FNCAYNAAEONECPEBEBAIOJECBAAAAHHDAGDADAAEMGDABAAAASGCFCBAABAEBBBAJJDEMDDDDAGXiDEJAAAA' +
  'ACFABAAAGAAAAADMDGDGDAADADDDDAAACAAASQFCSFBFBAKdXFCFAAAAAECABAAAEAAAAADWICGCBBABAFBBBAAABA' +
  'AAADHABAAAHAAAAADDFGCDDAAJAAGCTUFFVGBFCAMlcFFFBANAlJDHFBLGBBHCFBAZJEGCBJDBBHDFBAJFBBCBvLOJ' +
  'PEPREEJIWEAIRCCAALTGFHEA+QHMICRJCCLEPCALJBBAAQJDCDCAPbEEAABAMTDBPDAEBAGncDBGAALAwLFLHCNGCB' +
  'HDCCBYGAHAAHBAADAAAAOIDCCCwKNLPEOOEDHHEEBBBEBBBOUHGGEB+PFOHCQGCBJDCCBBBDBBBSIDCCCBBBGBBBBB' +
  '6OEMHBUHCCJCUBBWTEEGDQHCCDBGgvLKNHBOhhIHJFBKB';

/** All the ways to take `count` of the letters, in alphabetical order. */
function choose(letters: string, count: number): readonly string[] {
  if (count === 0) return [''];
  const [first, rest] = [letters.slice(0, 1), letters.slice(1)];
  if (letters.length === count) return [letters];
  return [...choose(rest, count - 1).map((tail) => first + tail), ...choose(rest, count)];
}

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
    const digit = CHOICES[SETS.indexOf(thirds)];
    const row = digit === undefined ? undefined : matchings(thirds)[DIGITS.indexOf(digit)];
    return row === undefined ? undefined : [...row];
  },
};
