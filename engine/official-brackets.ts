// Brackets that a regulation fixes, because thirds and rest days leave no general rule: UEFA Euro 2016
// (art. 17), Euro 2020 and 2024 (art. 21), World Cup 2026 (48 teams). Written as match number and places:
// `2A` second of group A, `3E` the third that the table sends to the winner of E, `W74` winner of match 74.
import type { Bracket, BracketTie } from './bracket.ts';
import type { Slot, TieRule } from './types.ts';

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
function makeBracket(...rounds: readonly string[]): Bracket {
  const ties = rounds.flatMap((round, index) =>
    round.split(' ').map((text): BracketTie => {
      const [id = '', first = '', second = ''] = text.split(/[:-]/);
      const isFinal = index === rounds.length - 1 && !first.startsWith('L');
      const bracket = isFinal ? 'final' : first.startsWith('L') ? 'third_place' : 'main';
      return { id, round: index + 1, bracket, slots: [slotOf(first), slotOf(second)], rule: RULE };
    }),
  );
  return { entrants: entrantsOf(ties), ties };
}

export const EURO_2016_BRACKET = makeBracket(
  '37:2A-2C 38:1B-3B 39:1D-3D 40:1A-3A 41:1C-3C 42:1F-2E 43:1E-2D 44:2B-2F',
  '45:W37-W39 46:W38-W42 47:W41-W43 48:W40-W44',
  '49:W45-W46 50:W47-W48',
  '51:W49-W50',
);

/** Euro 2020 and 2024. */
export const EURO_2020_BRACKET = makeBracket(
  '37:1A-2C 38:2A-2B 39:1B-3B 40:1C-3C 41:1F-3F 42:2D-2E 43:1E-3E 44:1D-2F',
  '45:W39-W37 46:W41-W42 47:W43-W44 48:W40-W38',
  '49:W45-W46 50:W47-W48',
  '51:W49-W50',
);

export const WORLD_CUP_2026_BRACKET = makeBracket(
  '73:2A-2B 74:1E-3E 75:1F-2C 76:1C-2F 77:1I-3I 78:2E-2I 79:1A-3A 80:1L-3L ' +
    '81:1D-3D 82:1G-3G 83:2K-2L 84:1H-2J 85:1B-3B 86:1J-2H 87:1K-3K 88:2D-2G',
  '89:W74-W77 90:W73-W75 91:W76-W78 92:W79-W80 93:W83-W84 94:W81-W82 95:W86-W88 96:W85-W87',
  '97:W89-W90 98:W93-W94 99:W91-W92 100:W95-W96',
  '101:W97-W98 102:W99-W100',
  '103:L101-L102 104:W101-W102',
);
