import { describe, expect, test } from 'vitest';
import { bracketState, fillSeeds } from './bracket.ts';
import { knockoutAfterLeague } from './league-playoffs.ts';

/** The positions that meet in the play-offs, and which of the first wait for each winner. */
function ties(seed: string, direct = 8, playoff = 16): [number, number][][] {
  const outcome = knockoutAfterLeague({ direct, playoff, seed });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const of = new Map<string, [number, number]>();
  const seedOf = (slot: { kind: string }): number =>
    'seed' in slot
      ? Number(slot.seed)
      : Math.min(...(of.get((slot as unknown as { tie: string }).tie) ?? [0]));
  for (const { id, slots } of outcome.value.ties) of.set(id, [seedOf(slots[0]), seedOf(slots[1])]);
  const round = (number: number) =>
    outcome.value.ties
      .filter((tie) => tie.round === number)
      .map((tie) => of.get(tie.id) as [number, number]);
  return [round(1), round(2)];
}

const block = (position: number) => Math.ceil(position / 2);

describe('the Champions League from 2024/25', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])(
    'draw %s: 9/10 meet 23/24 and then 7/8, ..., 15/16 meet 17/18 and then 1/2',
    (seed) => {
      const [playoffs = [], last16 = []] = ties(seed);
      expect(playoffs).toHaveLength(8);
      for (const [a, b] of playoffs) expect(block(a) + block(b)).toBe(block(9) + block(24));
      for (const [first, winner] of last16)
        expect(block(first) + block(winner)).toBe(block(7) + block(9));
    },
  );

  test('the draw decides inside a block', () => {
    const opponentsOf9 = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => ties(seed)[0]?.find((pair) => pair.includes(9))?.[1],
    );
    expect(new Set(opponentsOf9)).toEqual(new Set([23, 24]));
  });

  test('1 and 2 are in opposite halves whatever is drawn', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const [, last16 = []] = ties(seed);
      const half = (position: number) => last16.findIndex((pair) => pair.includes(position)) < 4;
      expect(half(1)).not.toBe(half(2));
    }
  });
});

test.each(['a', 'b', 'c', 'd', 'e'])('draw %s: the better position hosts', (seed) => {
  const made = knockoutAfterLeague({ direct: 2, playoff: 4, seed });
  if (!made.ok) throw new Error('refused');
  const winners = new Map([
    ['1.1', null],
    ['1.2', null],
    ['2.1', '1'],
    ['2.2', '2'],
  ]);
  const { ties } = bracketState(made.value, winners, fillSeeds(['1', '2', '3', '4', '5', '6']));
  const hosts = ties.flatMap(({ teams, better }) => (better === undefined ? [] : teams[better]));
  expect(hosts.toSorted()).toEqual(['1', '3', '4']);
});

test('other sizes: four wait, eight play off', () => {
  expect(ties('x', 4, 8).map((round) => round.length)).toEqual([4, 4]);
});

test('numbers that make no bracket are refused', () => {
  expect(knockoutAfterLeague({ direct: 8, playoff: 15, seed: 's' })).toMatchObject({
    problems: [{ field: 'entries', reason: 'leave 15 teams in round 1: they do not pair up' }],
  });
  expect(knockoutAfterLeague({ direct: 8.5, playoff: 16, seed: 's' }).ok).toBe(false);
});
