// Play-offs from one league table into a knockout: the first ones wait, the next ones play off, in blocks of two
// positions that are drawn between their two places (UEFA Champions League from 2024/25, art. 19 and 20).

import { listOf } from '#engine/lists.ts';
import { done, type Outcome, refused, requireInteger } from '#engine/outcome.ts';
import { makeRandom } from '#engine/random.ts';
import type { Slot } from '#engine/types.ts';
import type { Bracket } from './bracket.ts';
import { type KnockoutRules, knockout, seedSlots } from './single-elimination.ts';

const MOST = 1024;

export type KnockoutAfterLeague = {
  /** How many go straight to the round after the play-offs, and how many play off. */
  readonly direct: number;
  readonly playoff: number;
  readonly seed: string;
  readonly rules?: KnockoutRules;
};

/**
 * The bracket by final positions, those of a block of two drawn between their two places: 9/10 meet 23/24
 * and the winners 7/8, ..., 15/16 meet 17/18 and the winners 1/2 (Champions League).
 */
export function knockoutAfterLeague(config: KnockoutAfterLeague): Outcome<Bracket> {
  const { direct, playoff, seed, rules } = config;
  const problems = [
    ...requireInteger('direct', direct, 0, MOST),
    ...requireInteger('playoff', playoff, 2, MOST),
  ];
  if (problems.length > 0) return refused(problems);
  const random = makeRandom(`knockout-after-league-1\n${seed}`);
  const positions = listOf(direct + playoff, (i) => i + 1);
  for (let i = 0; i + 1 < positions.length; i += 2) {
    if (random.below(2) === 1) {
      positions[i] = i + 2;
      positions[i + 1] = i + 1;
    }
  }
  const entrants = positions.map((position): Slot => ({ kind: 'seed', seed: position }));
  const entries = [playoff, direct];
  const drawn = knockout({ entrants, entries, ...(rules && { rules }) });
  // The draw moves teams between places of the bracket; it does not make any of them better.
  return drawn.ok ? done({ ...drawn.value, entrants: seedSlots(entrants.length) }) : drawn;
}
