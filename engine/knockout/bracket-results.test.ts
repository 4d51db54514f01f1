import { describe, expect, test } from 'vitest';
import type { Match, TeamId } from '#engine/types.ts';
import { fillSeeds } from './bracket.ts';
import { knockoutState } from './bracket-results.ts';
import { knockout } from './single-elimination.ts';

const made = knockout({ entrants: 4 });
const bracket = made.ok ? made.value : { entrants: [], ties: [] };
const [semi, other, final] = bracket.ties.map(({ id }) => id) as [string, string, string];

const match = (tie: string, home: TeamId, away: TeamId, goals?: [number, number]): Match => ({
  id: tie,
  tie,
  home,
  away,
  ...(goals && { result: { kind: 'played', score: { home: goals[0], away: goals[1] } } }),
});

const state = (out: readonly TeamId[], ...matches: Match[]) =>
  knockoutState({ kind: 'knockout', bracket, matches, out }, fillSeeds(['a', 'b', 'c', 'd']));

describe('a team that left', () => {
  test('loses a tie that is not decided', () => {
    const { bracket: after, results } = state(['a'], match(semi, 'a', 'd'));
    expect(after.ties[0]).toMatchObject({ status: 'decided', winner: 'd', loser: 'a' });
    expect(results.get(semi)?.decidedBy).toBe('walkover');
    expect(state(['d'], match(semi, 'a', 'd')).bracket.ties[0]?.winner).toBe('a');
  });

  test('keeps a tie that it won, and loses the next', () => {
    const { bracket: after } = state(
      ['a'],
      match(semi, 'a', 'd', [1, 0]),
      match(other, 'b', 'c', [1, 0]),
      match(final, 'a', 'b'),
    );
    expect(after.ties[0]?.winner).toBe('a');
    expect(after.champion).toBe('b');
  });

  test('together with the other one leaves an empty place that goes on', () => {
    const { bracket: after, results } = state(
      ['a', 'd'],
      match(semi, 'a', 'd'),
      match(other, 'b', 'c', [1, 0]),
    );
    expect(results.get(semi)?.status).toBe('both_out');
    expect(after.ties[0]?.winner).toBeNull();
    expect(after.champion).toBe('b');
  });
});
