import { describe, expect, test } from 'vitest';
import type { Result } from '#engine/types.ts';
import { matchCredits, scoreWinner, shootoutWinner } from './match-result.ts';

const points = { win: 3, draw: 1, loss: 0 };
const lost = { result: 'loss', points: 0, forfeited: false };
const won = { result: 'win', points: 3, forfeited: false };
const score = (home: number, away: number) => ({ home, away });

describe('a match that was played', () => {
  test('home win', () => {
    expect(matchCredits({ kind: 'played', score: score(2, 1) }, { points })).toEqual({
      home: { ...won, goalsFor: 2, goalsAgainst: 1 },
      away: { ...lost, goalsFor: 1, goalsAgainst: 2 },
    });
  });

  test('away win', () => {
    expect(matchCredits({ kind: 'played', score: score(0, 3) }, { points })).toEqual({
      home: { ...lost, goalsFor: 0, goalsAgainst: 3 },
      away: { ...won, goalsFor: 3, goalsAgainst: 0 },
    });
  });

  test('a draw gives each its point', () => {
    const drawn = { result: 'draw', points: 1, goalsFor: 1, goalsAgainst: 1, forfeited: false };
    expect(matchCredits({ kind: 'played', score: score(1, 1) }, { points })).toEqual({
      home: drawn,
      away: drawn,
    });
  });

  test('a draw with goals can be worth more than 0-0', () => {
    const rules = { points: { ...points, scoringDraw: 2 } };
    const pointsOf = (goals: number) =>
      matchCredits({ kind: 'played', score: score(goals, goals) }, rules)?.home.points;
    expect([pointsOf(0), pointsOf(1)]).toEqual([1, 2]);
  });

  test('the shoot-out pays only where the rules say so, and stays a draw', () => {
    const result: Result = { kind: 'played', score: score(1, 1), penalties: score(3, 4) };
    const paid = matchCredits(result, { points: { ...points, shootoutWin: 2, shootoutLoss: 1 } });
    expect([paid?.home.points, paid?.away.points, paid?.away.result]).toEqual([1, 2, 'draw']);
    const plain = matchCredits(result, { points });
    expect([plain?.home.points, plain?.away.points]).toEqual([1, 1]);
    const none = matchCredits(
      { kind: 'played', score: score(1, 1) },
      { points: { ...points, shootoutWin: 2, shootoutLoss: 0 } },
    );
    expect([none?.home.points, none?.away.points]).toEqual([1, 1]);
    const half = matchCredits(result, { points: { ...points, shootoutWin: 2 } });
    expect([half?.home.points, half?.away.points]).toEqual([1, 2]);
  });

  test('a shoot-out after a match that had a winner counts for nothing', () => {
    const result: Result = { kind: 'played', score: score(2, 1), penalties: score(3, 4) };
    const rules = { points: { ...points, shootoutWin: 2, shootoutLoss: 1 } };
    expect(matchCredits(result, rules)?.away.points).toBe(0);
  });
});

describe('a match decided elsewhere', () => {
  test('awarded by its score', () => {
    const credits = matchCredits({ kind: 'awarded', score: score(0, 1) }, { points });
    expect(credits?.away).toEqual({ ...won, goalsFor: 1, goalsAgainst: 0 });
  });

  test('awarded in points only: the goals stay', () => {
    const result: Result = { kind: 'awarded', score: score(2, 2), winner: 'away' };
    expect(matchCredits(result, { points })).toEqual({
      home: { ...lost, goalsFor: 2, goalsAgainst: 2 },
      away: { ...won, goalsFor: 2, goalsAgainst: 2 },
    });
  });

  test('awarded to nobody: both lose', () => {
    const result: Result = { kind: 'awarded', score: score(1, 0), winner: 'nobody' };
    const credits = matchCredits(result, { points });
    expect([credits?.home.result, credits?.away.result]).toEqual(['loss', 'loss']);
  });

  test.each<Result | undefined>([
    undefined,
    { kind: 'annulled' },
    { kind: 'cancelled' },
    { kind: 'abandoned', score: { home: 1, away: 0 } },
  ])('%o counts for nothing', (result) => {
    expect(matchCredits(result, { points })).toBeUndefined();
  });

  test('a double walkover: two losers', () => {
    const credits = matchCredits({ kind: 'double_walkover' }, { points });
    expect([credits?.home.result, credits?.away.result]).toEqual(['loss', 'loss']);
  });

  test('a walkover takes the default 3-0 when the stage says nothing', () => {
    const credits = matchCredits({ kind: 'walkover', winner: 'away' }, { points });
    expect(credits?.away).toEqual({ ...won, goalsFor: 3, goalsAgainst: 0 });
  });
});

describe('who won', () => {
  test('the score', () => {
    expect([scoreWinner(score(1, 0)), scoreWinner(score(0, 1)), scoreWinner(score(2, 2))]).toEqual([
      'home',
      'away',
      'draw',
    ]);
  });

  test('the shoot-out, by its score or by name', () => {
    const drawn = { kind: 'played', score: score(0, 0) } as const;
    expect(shootoutWinner({ ...drawn, penalties: score(5, 4) })).toBe('home');
    expect(shootoutWinner({ ...drawn, shootoutWinner: 'away' })).toBe('away');
    expect(shootoutWinner({ ...drawn, penalties: score(4, 4) })).toBeUndefined();
    expect(shootoutWinner(drawn)).toBeUndefined();
    expect(shootoutWinner({ kind: 'walkover', winner: 'home' })).toBeUndefined();
    expect(shootoutWinner(undefined)).toBeUndefined();
  });
});
