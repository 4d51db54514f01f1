// Score groups, to pair a ranking by score: the squares of the differences between score groups are as small as they
// can be, then the distances to the ideal opponent inside the group. Exact, by minimum-weight matching;
// the greedy walk down the table of simplified Monrad gets stuck at the bottom.

import { minimumMatching, pairsOf } from './matching.ts';

export type WithinGroup = 'halves' | 'neighbours';

export type Ranking = {
  /** Highest first. */
  readonly scores: readonly number[];
  /** How often places a and b have met, at a * count + b. */
  readonly met: Uint8Array;
};

/** Beyond this distance from the ideal opponent all are as good. */
const FAR = 32;

/** Pairs of places, the better one first, from the top down. Without `rematches` none is allowed. */
export function pairByScore(
  ranking: Ranking,
  within: WithinGroup,
  rematches: boolean,
): readonly (readonly [number, number])[] | undefined {
  const matching = minimumMatching(ranking.scores.length, pairWeight(ranking, within, rematches));
  return matching && pairsOf(matching);
}

/** Each part outweighs the most that the next one can add up to over all the pairs. */
export function pairWeight({ scores, met }: Ranking, within: WithinGroup, rematches: boolean) {
  const count = scores.length;
  const group = new Int32Array(count);
  const size = new Int32Array(count);
  for (let place = 0; place < count; place++) {
    const isNew = place > 0 && scores[place] !== scores[place - 1];
    group[place] = place === 0 ? 0 : (group[place - 1] as number) + (isNew ? 1 : 0);
    size[group[place] as number] = (size[group[place] as number] as number) + 1;
  }
  const groups = (group[count - 1] ?? 0) + 1;
  const groupCost = FAR * FAR * count;
  const rematchCost = rematches ? groupCost * groups * groups * count : Number.POSITIVE_INFINITY;
  return (a: number, b: number): number => {
    const times = met[a * count + b] as number;
    if (times > 0 && !rematches) return Number.POSITIVE_INFINITY;
    const difference = (group[a] as number) - (group[b] as number);
    const isHalves = difference === 0 && within === 'halves';
    const ideal = isHalves ? (size[group[a] as number] as number) >> 1 : 1;
    const distance = Math.min(FAR, Math.abs(Math.abs(a - b) - ideal));
    const cost = groupCost * difference * difference + distance * distance;
    return times === 0 ? cost : cost + rematchCost * times;
  };
}
