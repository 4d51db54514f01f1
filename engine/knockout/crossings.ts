// Crossings from a group stage into a knockout. Crossed: A1 x B2, C1 x D2 in one half and B1 x A2, D1 x C2 in the
// other (FIFA, 1998 to 2022), so groups meet again only in the final. By campaign: the firsts ranked
// among themselves, then the seconds, best against worst (CONMEBOL Libertadores, 2005 to 2016).

import { listOf } from '#engine/lists.ts';
import {
  done,
  type Outcome,
  refuse,
  refused,
  requireDistinct,
  requireInteger,
} from '#engine/outcome.ts';
import type { GroupId, Problem, Slot } from '#engine/types.ts';
import { entrantsFromPairs, isPowerOfTwo, seedOrder } from './single-elimination.ts';

/** Entrants of a knockout, to be given to `knockout`. */
export function crossedGroups(
  groups: readonly GroupId[],
  perGroup: number,
): Outcome<readonly Slot[]> {
  const problems = findProblems(groups, perGroup);
  if (problems.length > 0) return refused(problems);
  if (groups.length % 2 === 1) return refuse('groups.length', `must be even, not ${groups.length}`);
  const qualified = groups.length * perGroup;
  if (!isPowerOfTwo(qualified)) {
    return refuse('perGroup', `${qualified} teams make no full bracket: cross them by campaign`);
  }
  const couples = listOf(groups.length / 2, (i) => groups.slice(2 * i, 2 * i + 2));
  /** Odd positions come from one group of a couple and even ones from the other, as far apart as can be. */
  const half = (which: 0 | 1) =>
    couples.flatMap((couple, i) =>
      seedOrder(Math.ceil(perGroup / 2)).map((position) => {
        const far = couples[couples.length - 1 - i] as readonly GroupId[];
        const first = (which + position + 1) % 2;
        return crossing(position % 2 === 1 ? couple : far, position, first, perGroup);
      }),
    );
  return entrantsFromPairs(perGroup === 1 ? half(0) : [...half(0), ...half(1)]);
}

function crossing(couple: readonly GroupId[], position: number, first: number, perGroup: number) {
  const at = (index: number, place: number): Slot => ({
    kind: 'group',
    group: couple[index] as GroupId,
    position: place,
  });
  return [at(first, position), at(1 - first, perGroup + 1 - position)] as const;
}

/** Entrants by campaign: all the firsts, then all the seconds, ..., then the best of the next position. */
export function rankedByCampaign(
  groups: readonly GroupId[],
  perGroup: number,
  bestOfNext = 0,
): Outcome<readonly Slot[]> {
  const problems = [
    ...findProblems(groups, perGroup),
    ...requireInteger('bestOfNext', bestOfNext, 0, groups.length),
  ];
  if (problems.length > 0) return refused(problems);
  const ranked = (position: number, count: number) =>
    listOf(count, (i): Slot => ({ kind: 'best', position, rank: i + 1 }));
  const full = listOf(perGroup, (i) => ranked(i + 1, groups.length));
  return done([...full.flat(), ...ranked(perGroup + 1, bestOfNext)]);
}

const findProblems = (groups: readonly GroupId[], perGroup: number): Problem[] => [
  ...requireInteger('groups.length', groups.length, 1, 512),
  ...requireDistinct('groups', groups),
  ...requireInteger('perGroup', perGroup, 1, 64),
];
