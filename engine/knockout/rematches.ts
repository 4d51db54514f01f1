// No rematches of a group in the first round of the knockout, where that can be: the best
// meets the worst whom it has not met, and so on down, as CONMEBOL and UEFA seed their knockouts. Where
// somebody must meet again, all stay as they were ranked.
import type { TableGroup } from '#engine/tables/best-placed.ts';
import type { Slot, TeamId } from '#engine/types.ts';
import type { BracketSlot } from './bracket.ts';
import { allocateThirds } from './thirds-allocation.ts';

export type BestSlot = Extract<Slot, { kind: 'best' }>;
type TeamOf = (slot: BestSlot) => TeamId | undefined;

/** Ties, the better side first. */
export type Meetings = readonly (readonly [BracketSlot, BracketSlot])[];

const isBest = (slot: BracketSlot): slot is BestSlot => slot.kind === 'best';
const keyOf = ({ position, rank }: BestSlot) => `${position} ${rank}`;
const byRank = (a: BestSlot, b: BestSlot) => a.position - b.position || a.rank - b.rank;

/** Nobody has an opponent until all of them are known. */
export function keptApart(
  meetings: Meetings,
  groups: readonly TableGroup[],
  teamOf: TeamOf,
): TeamOf {
  const ties = meetings.flatMap(([top, bottom]) =>
    isBest(top) && isBest(bottom) ? [{ top, bottom }] : [],
  );
  const namesOf = (slots: readonly BestSlot[]) => slots.flatMap((slot) => teamOf(slot) ?? []);
  const tops = namesOf(ties.map(({ top }) => top).sort(byRank));
  const bottoms = namesOf(ties.map(({ bottom }) => bottom).sort((a, b) => byRank(b, a)));
  const haveMet = (a: TeamId, b: TeamId) =>
    groups.some(({ teams }) => teams.includes(a) && teams.includes(b));
  const isKnown = tops.length + bottoms.length === 2 * ties.length;
  const found = allocateThirds(bottoms, tops, (bottom, top) => !haveMet(top, bottom)) ?? [];
  const opponents = new Map([...found].map(([bottom, top]) => [top, bottom]));
  const moved = new Map(
    ties.map(({ top, bottom }) => {
      const opponent = opponents.get(teamOf(top) ?? '') ?? teamOf(bottom);
      return [keyOf(bottom), isKnown ? opponent : undefined];
    }),
  );
  return (slot) => (moved.has(keyOf(slot)) ? moved.get(keyOf(slot)) : teamOf(slot));
}
