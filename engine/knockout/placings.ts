// Final positions of a bracket: champion, runner-up, third and fourth when they played for it; those who
// fell in the same round share a range of places (5th to 8th), as sports rankings and leagues count it.

import type { TeamId } from '#engine/types.ts';
import { type BracketState, beatenIn, lastChances, type TieState } from './bracket.ts';

export type Placing = { readonly team: TeamId; readonly from: number; readonly to: number };

/** Best place first; teams still in the running are absent. */
export function placings(state: BracketState, entrants: number): readonly Placing[] {
  const { champion, ties } = state;
  const last = lastChances(ties);
  const placed: Placing[] = champion ? [{ team: champion, from: 1, to: 1 }] : [];
  const seen = new Set(placed.map(({ team }) => team));
  const rounds = Map.groupBy(ties, ({ tie }) => `${tie.bracket} ${tie.round}`);
  let worst = entrants;
  const fallen: Placing[] = [];
  for (const round of rounds.values()) {
    const places = round.filter(({ tie }) => last.has(tie.id)).length;
    for (const team of round.flatMap((tie) => fallenIn(tie, last.has(tie.tie.id)))) {
      if (!seen.has(team))
        fallen.push({ team, from: Math.min(worst, Math.max(worst - places + 1, 2)), to: worst });
      seen.add(team);
    }
    worst -= places;
  }
  return [...placed, ...fallen.map((placing) => playedForThird(placing, ties))].sort(
    (a, b) => a.from - b.from,
  );
}

function fallenIn(state: TieState, isLastChance: boolean): readonly TeamId[] {
  if (state.tie.bracket === 'third_place') return [];
  return isLastChance || state.winner === null ? beatenIn(state) : [];
}

function playedForThird(placing: Placing, ties: readonly TieState[]): Placing {
  const match = ties.find(({ tie }) => tie.bracket === 'third_place');
  if (match?.winner === placing.team) return { team: placing.team, from: 3, to: 3 };
  if (match?.loser === placing.team) return { team: placing.team, from: 4, to: 4 };
  return placing;
}
