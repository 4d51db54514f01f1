// Brackets that a regulation fixes, because thirds and rest days leave no general rule: UEFA Euro 2016
// (art. 17), Euro 2020 and 2024 (art. 21), World Cup 2026 (48 teams). Matches in the order of their numbers:
// `2A` second of group A, `3E` the third that the table sends to the winner of E, `W74` winner of match 74.

import type { Bracket, BracketTie } from '#engine/knockout/bracket.ts';
import type { Slot, TieRule } from '#engine/types.ts';

const RULE: TieRule = { legs: 1, awayGoals: 'off', deciders: ['extra_time', 'penalties'] };

function slotOf(word: string): Slot {
  const [kind, rest] = [word.slice(0, 1), word.slice(1)];
  if (kind === 'W') return { kind: 'winner', tie: rest };
  if (kind === 'L') return { kind: 'loser', tie: rest };
  if (kind === '3') return { kind: 'third', against: rest };
  return { kind: 'group', group: rest, position: Number(kind) };
}

/** Group winners are the better seeds, then the seconds, then the thirds. */
function entrantsOf(ties: readonly BracketTie[]): readonly Slot[] {
  const rank = (slot: Slot) => (slot.kind === 'group' ? slot.position : 3);
  const fromGroups = ties.flatMap(({ slots }) =>
    slots.filter((slot) => slot.kind === 'group' || slot.kind === 'third'),
  );
  return fromGroups.toSorted((a, b) => rank(a) - rank(b));
}

/** One text for each round, the last one the final, with the match for third place before it if any. */
function makeBracket(firstNumber: number, ...rounds: readonly string[]): Bracket {
  let number = firstNumber;
  const ties = rounds.flatMap((round, index) =>
    round.split(' ').map((text): BracketTie => {
      const [first = '', second = ''] = text.split('-');
      const last = first.startsWith('L') ? 'third_place' : 'final';
      const bracket = index === rounds.length - 1 ? last : 'main';
      const id = `${number++}`;
      return { id, round: index + 1, bracket, slots: [slotOf(first), slotOf(second)], rule: RULE };
    }),
  );
  return { entrants: entrantsOf(ties), ties };
}

export const EURO_2016_BRACKET = makeBracket(
  37,
  '2A-2C 1B-3B 1D-3D 1A-3A 1C-3C 1F-2E 1E-2D 2B-2F',
  'W37-W39 W38-W42 W41-W43 W40-W44',
  'W45-W46 W47-W48',
  'W49-W50',
);

/** Euro 2020 and 2024. */
export const EURO_2020_BRACKET = makeBracket(
  37,
  '1A-2C 2A-2B 1B-3B 1C-3C 1F-3F 2D-2E 1E-3E 1D-2F',
  'W39-W37 W41-W42 W43-W44 W40-W38',
  'W45-W46 W47-W48',
  'W49-W50',
);

export const WORLD_CUP_2026_BRACKET = makeBracket(
  73,
  '2A-2B 1E-3E 1F-2C 1C-2F 1I-3I 2E-2I 1A-3A 1L-3L ' +
    '1D-3D 1G-3G 2K-2L 1H-2J 1B-3B 1J-2H 1K-3K 2D-2G',
  'W74-W77 W73-W75 W76-W78 W79-W80 W83-W84 W81-W82 W86-W88 W85-W87',
  'W89-W90 W93-W94 W91-W92 W95-W96',
  'W97-W98 W99-W100',
  'L101-L102 W101-W102',
);
