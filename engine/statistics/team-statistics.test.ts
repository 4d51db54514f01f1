import { describe, expect, test } from 'vitest';
import type { Match, Result } from '#engine/types.ts';
import { streaksOf } from './streaks.ts';
import { statistics } from './team-statistics.ts';

const played = (home: number, away: number): Result => ({ kind: 'played', score: { home, away } });

const match = (id: string, sides: string, round: number, result?: Result): Match => {
  const [home = '', away = ''] = sides.split('-');
  return { id, home, away, round, ...(result && { result }) };
};

const SEASON: readonly Match[] = [
  match('1', 'A-B', 1, played(3, 0)),
  match('2', 'C-D', 1, played(1, 1)),
  match('3', 'B-C', 2, played(0, 2)),
  match('4', 'D-A', 2, { kind: 'walkover', winner: 'away' }),
  match('5', 'A-C', 3, played(0, 0)),
  match('6', 'B-D', 3),
  match('7', 'D-B', 4, { kind: 'annulled' }),
];

describe('statistics', () => {
  const found = statistics(['A', 'B', 'C', 'D'], SEASON);
  const of = (team: string) => found.teams.find((one) => one.team === team);

  test('count goals of matches that were played: a W.O. has none', () => {
    expect(found).toMatchObject({ matches: 4, goals: 7, walkovers: 1 });
    expect(found).toMatchObject({ homeWins: 1, draws: 2, awayWins: 1 });
    expect(found.rounds).toEqual([
      { round: 1, matches: 2, goals: 5 },
      { round: 2, matches: 1, goals: 2 },
      { round: 3, matches: 1, goals: 0 },
    ]);
  });

  test('tell home from away, clean sheets, and who did not turn up', () => {
    expect(of('A')).toMatchObject({
      home: { played: 2, wins: 1, draws: 1, losses: 0, goalsFor: 3, goalsAgainst: 0 },
      away: { played: 0, wins: 0, goalsFor: 0 },
      cleanSheets: 2,
      scoreless: 1,
      walkovers: 0,
    });
    expect(of('D')).toMatchObject({ walkovers: 1, cleanSheets: 0 });
  });

  test('a W.O. is a result for who won it, and no match without a goal against', () => {
    expect(of('A')?.form).toEqual(['win', 'win', 'draw']);
    expect(of('A')?.streaks).toMatchObject({
      wins: { now: 0, longest: 2 },
      unbeaten: { now: 3, longest: 3 },
      clean: { now: 2, longest: 2 },
    });
  });

  test('the biggest wins come first, by one goal is none', () => {
    expect(found.biggestWins).toEqual(['1', '3']);
    expect(statistics(['A', 'B'], [match('1', 'A-B', 1, played(1, 0))]).biggestWins).toEqual([]);
  });

  test('nothing played gives noughts', () => {
    expect(statistics(['A'], [])).toMatchObject({ matches: 0, goals: 0, rounds: [] });
  });
});

test('a streak ends with the first that breaks it, and the longest stays', () => {
  const letters = ['loss', 'win', 'win', 'win', 'draw', 'win'] as const;
  const streaks = streaksOf(letters.map((letter) => ({ letter, other: 1 })));
  expect(streaks.wins).toEqual({ now: 1, longest: 3 });
  expect(streaks.unbeaten).toEqual({ now: 5, longest: 5 });
  expect(streaks.losses).toEqual({ now: 0, longest: 1 });
  expect(streaks.clean).toEqual({ now: 0, longest: 0 });
});
