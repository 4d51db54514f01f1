import { describe, expect, test } from 'vitest';
import type { Bracket } from '#engine/knockout/bracket.ts';
import { EURO_2016_THIRDS, EURO_2020_THIRDS } from '#engine/knockout/thirds-allocation.ts';
import { WORLD_CUP_2026_THIRDS } from '#engine/knockout/world-cup-2026.ts';
import {
  EURO_2016_BRACKET,
  EURO_2020_BRACKET,
  WORLD_CUP_2026_BRACKET,
} from './official-brackets.ts';

const slotsOf = ({ ties }: Bracket) => ties.flatMap(({ slots }) => slots);

describe.each([
  ['Euro 2016', EURO_2016_BRACKET, EURO_2016_THIRDS, 'ABCDEF', 16],
  ['Euro 2020', EURO_2020_BRACKET, EURO_2020_THIRDS, 'ABCDEF', 16],
  ['World Cup 2026', WORLD_CUP_2026_BRACKET, WORLD_CUP_2026_THIRDS, 'ABCDEFGHIJKL', 32],
])('%s', (_, bracket, table, groups, size) => {
  const slots = slotsOf(bracket);

  test('first and second of every group, and the thirds of the table, each once', () => {
    const places = slots.flatMap((slot) =>
      slot.kind === 'group' ? `${slot.position}${slot.group}` : [],
    );
    const expected = [...groups].flatMap((group) => [`1${group}`, `2${group}`]);
    expect(places.toSorted()).toEqual(expected.toSorted());
    const thirds = slots.flatMap((slot) => (slot.kind === 'third' ? slot.against : []));
    expect(thirds.toSorted()).toEqual(table.against.toSorted());
  });

  test('a third meets the winner that the table names', () => {
    for (const {
      slots: [first, second],
    } of bracket.ties) {
      if (second.kind !== 'third') continue;
      expect(first).toEqual({ kind: 'group', group: second.against, position: 1 });
    }
  });

  test('every winner goes on to one later tie, and the last tie is the final', () => {
    const main = bracket.ties.filter((tie) => tie.bracket !== 'third_place');
    expect(main).toHaveLength(size - 1);
    const fed = slots.flatMap((slot) => (slot.kind === 'winner' ? slot.tie : []));
    expect(fed.toSorted()).toEqual(
      main
        .slice(0, -1)
        .map(({ id }) => id)
        .toSorted(),
    );
    const seen = new Set<string>();
    for (const { id, slots: own } of bracket.ties) {
      for (const slot of own) if ('tie' in slot) expect(seen).toContain(slot.tie);
      seen.add(id);
    }
    expect(bracket.ties.map((tie) => tie.bracket).filter((kind) => kind === 'final')).toHaveLength(
      1,
    );
    expect(bracket.ties.at(-1)?.bracket).toBe('final');
  });

  test('entrants: winners before seconds before thirds', () => {
    const ranks = bracket.entrants.map((slot) => (slot.kind === 'group' ? slot.position : 3));
    expect(ranks).toHaveLength(size);
    expect(ranks).toEqual(ranks.toSorted());
  });
});

test('the World Cup has a match for third place, the Euro has none', () => {
  const third = (bracket: Bracket) => bracket.ties.find((tie) => tie.bracket === 'third_place');
  expect(third(WORLD_CUP_2026_BRACKET)).toMatchObject({
    id: '103',
    round: 5,
    slots: [
      { kind: 'loser', tie: '101' },
      { kind: 'loser', tie: '102' },
    ],
  });
  expect(third(EURO_2016_BRACKET)).toBeUndefined();
});
