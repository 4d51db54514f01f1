import { describe, expect, test } from 'vitest';
import { makeRandom } from '#engine/random.ts';
import { bracketState, fillSeeds, playBracket, type TieVerdict } from './bracket.ts';
import { doubleElimination } from './double-elimination.ts';
import { type Placing, placings } from './placings.ts';
import { knockout } from './single-elimination.ts';

function placesAfter(
  config: { entrants: number; thirdPlace?: boolean },
  winners: Record<string, string | null>,
): string[] {
  const bracket = knockout(config);
  if (!bracket.ok) throw new Error('refused');
  const teams = Array.from({ length: config.entrants }, (_, i) => `T${i + 1}`);
  const state = bracketState(bracket.value, new Map(Object.entries(winners)), fillSeeds(teams));
  return placings(state, config.entrants).map(({ team, from, to }) => `${team} ${from}-${to}`);
}

const favourites = { '1.1': 'T1', '1.2': 'T4', '1.3': 'T2', '1.4': 'T3' };

describe('places', () => {
  test('nothing played, nobody placed', () => {
    expect(placesAfter({ entrants: 8 }, {})).toEqual([]);
  });

  test('the beaten of a round share its places, also while it is being played', () => {
    expect(placesAfter({ entrants: 8 }, { '1.1': 'T1', '1.3': 'T7' })).toEqual([
      'T8 5-8',
      'T2 5-8',
    ]);
  });

  test('a full cup without a match for third place', () => {
    expect(
      placesAfter({ entrants: 8 }, { ...favourites, '2.1': 'T1', '2.2': 'T3', '3.1': 'T3' }),
    ).toEqual(['T3 1-1', 'T1 2-2', 'T4 3-4', 'T2 3-4', 'T8 5-8', 'T5 5-8', 'T7 5-8', 'T6 5-8']);
  });

  test('third and fourth are told apart once they have played', () => {
    const semis = { ...favourites, '2.1': 'T1', '2.2': 'T2' };
    const cup = { entrants: 8, thirdPlace: true };
    expect(placesAfter(cup, semis).slice(0, 2)).toEqual(['T4 3-4', 'T3 3-4']);
    expect(placesAfter(cup, { ...semis, third: 'T3' }).slice(0, 2)).toEqual(['T3 3-3', 'T4 4-4']);
  });

  test('five entrants: only one falls in the first round', () => {
    expect(placesAfter({ entrants: 5 }, { '1.1': 'T5', '2.1': 'T1', '2.2': 'T2' })).toEqual([
      'T5 3-4',
      'T3 3-4',
      'T4 5-5',
    ]);
  });

  test('both beaten by W.O. share the places of their round and the one that is left', () => {
    expect(placesAfter({ entrants: 4 }, { '1.1': null, '1.2': 'T2' })).toEqual([
      'T2 1-1',
      'T1 2-4',
      'T4 2-4',
      'T3 2-4',
    ]);
    expect(placesAfter({ entrants: 2 }, { '1.1': null })).toEqual(['T1 2-2', 'T2 2-2']);
  });

  test('who passes the match for third place without an opponent comes first of those who fell', () => {
    const cup = { entrants: 4, thirdPlace: true };
    expect(placesAfter(cup, { '1.1': null, '1.2': 'T2' })).toEqual([
      'T2 1-1',
      'T3 2-2',
      'T1 3-4',
      'T4 3-4',
    ]);
  });
});

function double(entrants: number) {
  const made = doubleElimination({ entrants });
  if (!made.ok) throw new Error('refused');
  return {
    bracket: made.value,
    fill: fillSeeds(Array.from({ length: entrants }, (_, i) => `T${i + 1}`)),
  };
}

function expectOneSpanForEach(placed: readonly Placing[], isTitleOpen: boolean, isOver: boolean) {
  for (const { from, to } of placed) {
    const same = placed.filter((other) => other.from === from && other.to === to);
    const overlap = placed.filter((other) => other.from <= to && other.to >= from);
    expect(overlap).toHaveLength(same.length);
    const places = to - from + 1 + (from === 2 && isTitleOpen ? 1 : 0);
    if (isOver) expect(same).toHaveLength(places);
    else expect(same.length).toBeLessThanOrEqual(places);
  }
}

describe('a double W.O. in a double elimination', () => {
  const { bracket, fill } = double(6);
  const placesOf = (winners: Record<string, TieVerdict>) =>
    placings(bracketState(bracket, new Map(Object.entries(winners)), fill), 6).map(
      ({ team, from, to }) => `${team} ${from}-${to}`,
    );

  test('two who are out together are not both sixth while nobody is fifth', () => {
    const first = { 'W1.1': null, 'W1.2': 'T3' };
    expect(placesOf(first)).toEqual(['T4 5-6', 'T5 5-6']);
    const later = { ...first, 'W2.2': 'T2', 'L3.1': 'T6' };
    expect(placesOf(later)).toEqual(['T3 4-4', 'T4 5-6', 'T5 5-6']);
  });

  test('who loses the place among the losers falls with those of the next round', () => {
    expect(placesOf({ 'W1.1': { loser: 'T4' }, 'W1.2': 'T3' })).toEqual(['T5 5-6']);
  });

  test('at every moment each place belongs to one span, and at the end none is skipped', () => {
    for (let run = 0; run < 300; run++) {
      const random = makeRandom(`run ${run}`);
      const entrants = 3 + random.below(14);
      const cup = double(entrants);
      const verdicts = new Map<string, TieVerdict | undefined>();
      const state = playBracket(cup.bracket, cup.fill, ({ id }, teams) => {
        const open = random.below(12) === 0;
        const drop = id.startsWith('W') ? { loser: teams[random.below(2)] } : null;
        const verdict = [teams[0], teams[1], teams[1], null, drop][random.below(5)];
        verdicts.set(id, open ? undefined : verdict);
        return verdicts.get(id);
      });
      const placed = placings(state, entrants);
      const isOver = ![...verdicts.values()].includes(undefined);
      if (isOver) expect(placed).toHaveLength(entrants);
      expectOneSpanForEach(placed, state.champion === null, isOver);
    }
  });
});
