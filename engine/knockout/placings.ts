// Final positions of a bracket: champion, runner-up, third and fourth when they played for it; those who
// fell in the same round share a range of places (5th to 8th), as sports rankings and leagues count it. When
// both sides of a tie are out more fall than in other rounds, and fewer later: they share the next place too,
// so none is skipped; only the title stays open where nobody won it.

import type { TeamId } from '#engine/types.ts';
import {
  type BracketSlot,
  type BracketState,
  beatenIn,
  lastChances,
  type TieState,
} from './bracket.ts';

export type Placing = { readonly team: TeamId; readonly from: number; readonly to: number };

/** Best place first; teams still in the running are absent. */
export function placings(state: BracketState, entrants: number): readonly Placing[] {
  const { champion, ties } = state;
  const placed: Placing[] = champion ? [{ team: champion, from: 1, to: 1 }] : [];
  const fallen: Placing[] = [];
  let worst = entrants;
  for (const { teams, open } of fallsByRound(ties)) {
    const places = teams.length + open;
    const from = Math.min(worst, Math.max(worst - places + 1, 2));
    fallen.push(...playedForThird(teams, from, worst, ties));
    worst -= places;
  }
  return [...placed, ...fallen].sort((a, b) => a.from - b.from);
}

/** Who fell in a round, and how many still will. */
type Falls = { readonly teams: TeamId[]; open: number };

const roundOf = ({ tie }: TieState) => `${tie.bracket} ${tie.round}`;

/**
 * The worst places first. Who is out of a tie whose loser plays on (both missed it) falls with those of the
 * round that the loser would have come to.
 */
function fallsByRound(ties: readonly TieState[]): Iterable<Falls> {
  const last = lastChances(ties);
  const rounds = new Map<string, Falls>();
  for (const state of ties) {
    if (last.has(state.tie.id)) rounds.set(roundOf(state), { teams: [], open: 0 });
  }
  const nobodyFalls = tiesWithoutLoser(ties);
  for (const state of ties) {
    const isLast = last.has(state.tie.id);
    const falls = rounds.get(roundOf(isLast ? state : nextOfLoser(state, ties)));
    if (!falls || !(isLast || state.winner === null)) continue;
    falls.teams.push(...beatenIn(state));
    const waitsForLoser = state.loser === undefined;
    if (waitsForLoser && !nobodyFalls.has(state.tie.id)) falls.open += 1;
  }
  return rounds.values();
}

/** The tie on the way to the title that the loser comes to; the tie itself where there is none. */
function nextOfLoser(state: TieState, ties: readonly TieState[]): TieState {
  const takesLoser = (slot: BracketSlot) => slot.kind === 'loser' && slot.tie === state.tie.id;
  const next = ties.find(({ tie }) => tie.bracket !== 'third_place' && tie.slots.some(takesLoser));
  return next ?? state;
}

/** Ties that are or will be passed without a match, because nobody will ever come to one of their places. */
function tiesWithoutLoser(ties: readonly TieState[]): ReadonlySet<string> {
  const without = { winner: new Set<string>(), loser: new Set<string>() };
  for (const { tie, status, teams, winner, loser } of ties) {
    const isEmpty = (slot: BracketSlot, i: number) =>
      teams[i] === null ||
      ((slot.kind === 'winner' || slot.kind === 'loser') && without[slot.kind].has(slot.tie));
    const empty = status === 'decided' ? 0 : tie.slots.filter(isEmpty).length;
    if (loser === null || empty > 0) without.loser.add(tie.id);
    if (winner === null || empty > 1) without.winner.add(tie.id);
  }
  return without.loser;
}

/** Of those who fell together, who won the match for third place comes first, then its loser. */
function playedForThird(
  teams: readonly TeamId[],
  from: number,
  to: number,
  ties: readonly TieState[],
): readonly Placing[] {
  const match = ties.find(({ tie }) => tie.bracket === 'third_place');
  const order = [match?.winner, match?.loser].filter((team) => teams.includes(team ?? ''));
  return teams.map((team) => {
    const place = order.indexOf(team);
    if (place >= 0) return { team, from: from + place, to: from + place };
    return { team, from: Math.min(to, from + order.length), to };
  });
}
