import { describe, expect, test } from 'vitest';
import { writtenMatch, writtenStage } from '#engine/fixtures/written.ts';
import type { Standing, TableStage, Tiebreaker, View } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import { standings, standingsOf } from './standings.ts';

const told = (rows: readonly Standing[]) =>
  rows.map(({ position, team, points }) => `${position} ${team} ${points}`);
const order = (stage: TableStage, view?: View) =>
  standings(stage, view).map(({ position, team }) => `${position}${team}`);

const PLAIN: readonly Tiebreaker[] = ['points', 'wins', 'goal_difference', 'goals_for'];

const season = `
  r1 A 2-0 B
  r1 C 1-1 D
  r2 D 0-3 A
  r2 B 2-1 C
  r3 A - C
`;

describe('the columns', () => {
  test('of a season in progress', () => {
    const [first, , , last] = standings(writtenStage(season, PLAIN));
    expect(first).toEqual({
      position: 1,
      team: 'A',
      points: 6,
      played: 2,
      wins: 2,
      draws: 0,
      losses: 0,
      goalsFor: 5,
      goalsAgainst: 0,
      adjustment: 0,
    });
    expect(last).toMatchObject({
      team: 'D',
      played: 2,
      wins: 0,
      draws: 1,
      losses: 1,
      goalsAgainst: 4,
    });
  });

  test('draws are not defeats', () => {
    const stage = writtenStage('A 0-0 B\nB 1-1 A\nA 2-2 C\nC 1-0 B', PLAIN);
    expect(standings(stage).map(({ team, draws, losses }) => [team, draws, losses])).toEqual([
      ['C', 1, 0],
      ['A', 3, 0],
      ['B', 2, 1],
    ]);
  });

  test('teams without matches are in the table, strangers are not', () => {
    const stage = { ...writtenStage(season, PLAIN), teams: ['Z', 'A', 'B'] };
    expect(told(standings(stage))).toEqual(['1 A 3', '2 Z 0', '3 B 0']);
  });

  test('a score of ten goals or more, and of twenty', () => {
    const [winner] = standings(writtenStage('A 16-0 B\nA 0-20 B\nB 17-16 A', PLAIN));
    expect(winner).toMatchObject({ team: 'B', wins: 2, goalsFor: 37, goalsAgainst: 32 });
    for (const [small, large] of [
      ['1-4', '0-20'],
      ['2-0', '1-16'],
    ]) {
      const [first] = standings(writtenStage(`A ${small} B\nB ${large} A`, ['goals_for']));
      const [a = 0, b = 0] = (small ?? '').split('-').map(Number);
      const [c = 0, d = 0] = (large ?? '').split('-').map(Number);
      expect(first).toMatchObject({ team: 'A', goalsFor: a + d, goalsAgainst: b + c });
    }
  });

  test('equal scores with different shoot-outs keep their own points', () => {
    const points = { win: 3, draw: 1, loss: 0, shootoutWin: 2, shootoutLoss: 1 };
    const stage = writtenStage('A 1-1 B\nA 1-1 C pens 5-4\nD 1-1 A pens 5-4', PLAIN);
    const rows = standings({ ...stage, rules: { ...stage.rules, points } });
    expect(told(rows)).toEqual(['1 A 4', '2 D 2', '3 B 1', '3 C 1']);
  });
});

describe('views', () => {
  const stage = writtenStage(season, PLAIN, { adjustments: [{ team: 'A', points: -1, round: 2 }] });

  test('home, away, up to a round', () => {
    expect(told(standings(stage, { venue: 'home' }))).toEqual(['1 A 3', '2 B 3', '3 C 1', '4 D 0']);
    expect(told(standings(stage, { venue: 'away' }))).toEqual(['1 A 3', '2 D 1', '3 C 0', '4 B 0']);
    expect(told(standings(stage, { upToRound: 1 }))).toEqual(['1 A 3', '2 C 1', '2 D 1', '4 B 0']);
    expect(told(standings(stage, { upToRound: 2 }))).toEqual(told(standings(stage)));
  });

  test('matches without a round belong to none', () => {
    const undated = writtenStage('A 2-0 B', PLAIN);
    expect(told(standings(undated, { upToRound: 99 }))).toEqual(['1 A 0', '1 B 0']);
  });

  test('a match without a round is not in round 1 either', () => {
    const mixed = writtenStage('r1 A 2-0 B\nB 9-0 A', PLAIN);
    expect(told(standings(mixed, { upToRound: 1 }))).toEqual(['1 A 3', '2 B 0']);
  });

  test('byes and adjustments of strangers are nobody’s in any view', () => {
    const strangers = { ...stage, byes: [{ team: 'X', round: 1 }] };
    expect(told(standings(strangers))).toEqual(told(standings(stage)));
  });

  test('only some teams: the others still count as opponents', () => {
    expect(told(standings(stage, { only: ['D', 'B', 'nobody'] }))).toEqual(['1 B 3', '2 D 1']);
    expect(standings(stage, { only: [] })).toEqual([]);
  });

  test('one ledger answers every view', () => {
    const ledger = makeLedger(stage);
    expect(standingsOf(ledger)).toEqual(standings(stage));
    expect(standingsOf(ledger, { venue: 'away' })).toEqual(standings(stage, { venue: 'away' }));
  });
});

describe('points from outside the field', () => {
  test('a deduction moves the points alone', () => {
    const stage = writtenStage(season, PLAIN, { adjustments: [{ team: 'A', points: -5 }] });
    const row = standings(stage).find(({ team }) => team === 'A');
    expect(row).toMatchObject({ points: 1, adjustment: -5, wins: 2, goalsFor: 5 });
    expect(order(stage)).toEqual(['1B', '2A', '3C', '4D']);
  });

  test('a deduction for a stranger is nobody’s', () => {
    const stage = writtenStage('A 1-0 B', PLAIN, { adjustments: [{ team: 'X', points: 9 }] });
    expect(told(standings(stage))).toEqual(['1 A 3', '2 B 0']);
  });

  test('averages that add up to the same are the same', () => {
    const thirds = [0.1, 0.2].map((points) => ({ team: 'A', points }));
    const stage = writtenStage('A - B', PLAIN, {
      adjustments: [...thirds, { team: 'B', points: 0.3 }],
    });
    expect(order(stage)).toEqual(['1A', '1B']);
    expect(standings(stage)[0]).toMatchObject({ points: 0.3, adjustment: 0.3 });
  });

  test('home and away tables carry neither deductions nor byes', () => {
    const stage = writtenStage('A 1-0 B', PLAIN, {
      adjustments: [{ team: 'A', points: -9 }],
      byes: [{ team: 'B', round: 1 }],
    });
    expect(told(standings(stage, { venue: 'home' }))).toEqual(['1 A 3', '2 B 0']);
    expect(told(standings(stage))).toEqual(['1 B 3', '2 A -6']);
  });
});

describe('teams that nothing separates', () => {
  const level = (...tiebreakers: Tiebreaker[]) =>
    writtenStage('A 1-1 B\nC 0-1 D\nE 0-3 F', tiebreakers);

  test('share a position, and the next one is skipped', () => {
    expect(order(level('points', 'goal_difference'))).toEqual(['1F', '2D', '3A', '3B', '5C', '6E']);
  });

  test.each([
    ['lots', 'lots'],
    ['playoff', 'playoff'],
    ['goals_for', 'level'],
  ] as const)('with %s last, what is pending is %s', (last, pending) => {
    const rows = standings(level('points', 'goal_difference', last));
    expect(rows.map((row) => row.pending)).toEqual([
      undefined,
      undefined,
      pending,
      pending,
      undefined,
      undefined,
    ]);
  });

  test('lots decide once they were drawn', () => {
    const stage = { ...level('points', 'goal_difference', 'lots'), facts: { lots: ['B', 'A'] } };
    expect(order(stage)).toEqual(['1F', '2D', '3B', '4A', '5C', '6E']);
  });

  test('with no criterion at all everybody is first', () => {
    expect(order(writtenStage('A 1-0 B', []))).toEqual(['1A', '1B']);
  });
});

describe('withdrawals', () => {
  const stage = writtenStage('A 5-0 B\nB 0-9 C\nC 1-0 A', PLAIN, {
    withdrawals: [{ team: 'C' }],
  });

  test('kept by default: the team stays where its points put it', () => {
    expect(order(stage)).toEqual(['1C', '2A', '3B']);
  });

  test('annulled: listed last, below teams with nothing', () => {
    const rows = standings({ ...stage, withdrawalPolicy: 'annul' });
    expect(rows.map(({ team, struckOff, played }) => [team, struckOff, played])).toEqual([
      ['A', undefined, 1],
      ['B', undefined, 1],
      ['C', true, 0],
    ]);
  });

  test('everybody gone: everybody struck off', () => {
    const gone = ['A', 'B', 'C'].map((team) => ({ team }));
    const rows = standings({ ...stage, withdrawals: gone, withdrawalPolicy: 'annul' });
    expect(rows.map(({ position, pending, struckOff }) => [position, pending, struckOff])).toEqual([
      [1, 'level', true],
      [1, 'level', true],
      [1, 'level', true],
    ]);
  });

  test('keep and average: the opponents left get their share', () => {
    const open = writtenStage('A 5-0 B\nA - C', PLAIN, {
      withdrawals: [{ team: 'C' }],
      withdrawalPolicy: 'keep_and_average',
    });
    expect(standings(open)[0]).toMatchObject({ team: 'A', points: 6, adjustment: 3, played: 1 });
  });
});

test('an unknown criterion is refused by name', () => {
  expect(() => standings(writtenStage('A 1-0 B', ['coin' as Tiebreaker]))).toThrow(
    'unknown tiebreaker "coin"',
  );
});

test('a match between strangers and a match of a team with itself change nothing', () => {
  const stage = writtenStage('A 1-0 B', PLAIN);
  const odd = [writtenMatch('X 3-0 Y'), writtenMatch('A 9-0 X')];
  expect(standings({ ...stage, matches: [...stage.matches, ...odd] })).toEqual(standings(stage));
});
