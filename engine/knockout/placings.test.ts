import { describe, expect, test } from 'vitest';
import { bracketState, fillSeeds } from './bracket.ts';
import { placings } from './placings.ts';
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

  test('both beaten by W.O. share the places of their round', () => {
    expect(placesAfter({ entrants: 4 }, { '1.1': null, '1.2': 'T2' })).toEqual([
      'T2 1-1',
      'T1 3-4',
      'T4 3-4',
      'T3 3-4',
    ]);
    expect(placesAfter({ entrants: 2 }, { '1.1': null })).toEqual(['T1 2-2', 'T2 2-2']);
  });
});
