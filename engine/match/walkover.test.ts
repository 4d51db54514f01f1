import { describe, expect, test } from 'vitest';
import { writtenMatch } from '#engine/fixtures/written.ts';
import type { DoubleWalkover, Match, WalkoverRule } from '#engine/types.ts';
import {
  DEFAULT_WALKOVER,
  doubleWalkoverCredits,
  expelledByWalkovers,
  unreportedResult,
  walkoverCredits,
} from './walkover.ts';

const points = { win: 3, draw: 1, loss: 0 };
const goals = (rule: WalkoverRule) => {
  const { home, away } = walkoverCredits({ kind: 'walkover', winner: 'home' }, points, rule);
  return [home.goalsFor, home.goalsAgainst, away.goalsFor, away.goalsAgainst];
};

describe('one side did not turn up', () => {
  test('CBF: an ordinary 3-0, and the forfeit is remembered', () => {
    expect(walkoverCredits({ kind: 'walkover', winner: 'away' }, points, DEFAULT_WALKOVER)).toEqual(
      {
        home: { result: 'loss', points: 0, goalsFor: 0, goalsAgainst: 3, forfeited: true },
        away: { result: 'win', points: 3, goalsFor: 3, goalsAgainst: 0, forfeited: false },
      },
    );
  });

  test('the score of the regulation: 1-0, or typed', () => {
    expect(goals({ ...DEFAULT_WALKOVER, goalsFor: 1 })).toEqual([1, 0, 0, 1]);
    expect(goals({ ...DEFAULT_WALKOVER, goalsFor: 4, goalsAgainst: 1 })).toEqual([4, 1, 1, 4]);
  });

  test('points without goals', () => {
    expect(goals({ ...DEFAULT_WALKOVER, countGoals: false })).toEqual([0, 0, 0, 0]);
  });

  test('a score given with the walkover wins over the setting', () => {
    const score = { home: 2, away: 5 };
    const { away } = walkoverCredits(
      { kind: 'walkover', winner: 'away', score },
      points,
      DEFAULT_WALKOVER,
    );
    expect([away.goalsFor, away.goalsAgainst]).toEqual([5, 2]);
  });
});

describe('neither side turned up', () => {
  const credits = (double: DoubleWalkover, extra: Partial<WalkoverRule> = {}) =>
    doubleWalkoverCredits(points, { ...DEFAULT_WALKOVER, double, ...extra });
  const loser = (goalsAgainst: number) => ({
    result: 'loss',
    points: 0,
    goalsFor: 0,
    goalsAgainst,
    forfeited: true,
  });

  test.each([
    ['both_lose', 3],
    ['goalless', 0],
    ['goal_penalty', 2],
  ] as const)('%s: both lose, %i goals against', (double, conceded) => {
    expect(credits(double)).toEqual({ home: loser(conceded), away: loser(conceded) });
  });

  test('both lose without goals where walkovers have none', () => {
    expect(credits('both_lose', { countGoals: false })?.home.goalsAgainst).toBe(0);
  });

  test('not counted: one match fewer for both', () => {
    expect(credits('not_counted')).toBeUndefined();
  });
});

describe('nobody reported by the deadline', () => {
  test.each([
    ['goalless_draw', [], { kind: 'played', score: { home: 0, away: 0 } }],
    ['double_walkover', ['home'], { kind: 'double_walkover' }],
    ['moderation', ['home'], undefined],
    ['walkover_to_who_spoke_up', ['away'], { kind: 'walkover', winner: 'away' }],
    ['walkover_to_who_spoke_up', ['home', 'home'], { kind: 'walkover', winner: 'home' }],
    ['walkover_to_who_spoke_up', [], { kind: 'double_walkover' }],
    ['walkover_to_who_spoke_up', ['home', 'away'], undefined],
  ] as const)('%s, spoke up: %o', (policy, spokeUp, expected) => {
    expect(unreportedResult(policy, spokeUp)).toEqual(expected);
  });
});

describe('the limit of walkovers', () => {
  const forfeit = (id: string, round: number | undefined, home: string, away: string): Match => ({
    id,
    home,
    away,
    ...(round !== undefined && { round }),
    result: { kind: 'walkover', winner: 'away' },
  });

  test('the second one expels under CBF rules, in the round in which it happened', () => {
    const matches = [
      forfeit('late', 7, 'A', 'C'),
      forfeit('early', 2, 'A', 'B'),
      writtenMatch('A 0-3 D'),
      { ...forfeit('guest', 3, 'B', 'C'), result: { kind: 'walkover', winner: 'home' } as const },
    ];
    expect(expelledByWalkovers(matches, 1)).toEqual([{ team: 'A', afterRound: 7 }]);
    expect(expelledByWalkovers(matches, 0)).toEqual([
      { team: 'A', afterRound: 2 },
      { team: 'C', afterRound: 3 },
    ]);
    expect(expelledByWalkovers(matches, 2)).toEqual([]);
  });

  test('a double walkover counts for both; without rounds there is no round to tell', () => {
    const both: Match = { id: 'x', home: 'A', away: 'B', result: { kind: 'double_walkover' } };
    expect(expelledByWalkovers([both], 0)).toEqual([{ team: 'A' }, { team: 'B' }]);
  });
});
