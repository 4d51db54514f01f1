import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writtenStage } from '#engine/fixtures/written.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import type { Match, PointsRule, TableStage, TeamId, Tiebreaker } from '#engine/types.ts';
import { type Clinch, clinch, clinchOf } from './clinch.ts';

const CBF: readonly Tiebreaker[] = ['points', 'wins', 'goal_difference', 'goals_for'];
const FIRST = { from: 1, to: 1 };
const told = ({ state, exact }: Clinch) => `${state}${exact ? '' : '?'}`;

describe('a race', () => {
  const stage = writtenStage('A 1-0 B\nA 1-0 C\nA 1-0 D\nB 1-0 C\nB 0-0 D\nC - D', CBF);

  test('champion with a match to spare, the others out of it', () => {
    expect(['A', 'B', 'C', 'D'].map((team) => told(clinch(stage, team, FIRST)))).toEqual([
      'certain',
      'impossible',
      'impossible',
      'impossible',
    ]);
  });

  test('one ledger answers many questions', () => {
    const ledger = makeLedger(stage);
    expect(told(clinchOf(ledger, 'A', FIRST))).toBe('certain');
    expect(told(clinchOf(ledger, 'D', FIRST, { only: ['C', 'D'] }))).toBe('possible');
  });

  test('rounds that are not paired yet can be won by anybody, and prove nothing possible', () => {
    const played = writtenStage('A 1-0 B\nC 1-0 D\nA 1-0 C\nB 1-0 D', CBF);
    const standing = (toCome: number) =>
      ['A', 'B', 'C', 'D'].map((team) => told(clinch({ ...played, toCome }, team, FIRST)));
    expect(standing(1)).toEqual(['possible?', 'possible?', 'possible?', 'impossible']);
    expect(standing(2)).toEqual(['possible?', 'possible?', 'possible?', 'possible?']);
  });

  test('who is last is still open', () => {
    // C has nothing, D one point: the loser of their match ends last, and a draw leaves it to C.
    const last = { from: 4, to: 4 };
    expect(['A', 'B', 'C', 'D'].map((team) => told(clinch(stage, team, last)))).toEqual([
      'impossible',
      'impossible',
      'possible',
      'possible',
    ]);
  });

  test('every position is certain of being somewhere', () => {
    expect(told(clinch(stage, 'C', { from: 1, to: 4 }))).toBe('certain');
  });

  test('a zone in the middle', () => {
    expect(told(clinch(stage, 'B', { from: 2, to: 2 }))).toBe('possible?');
    expect(told(clinch(stage, 'A', { from: 2, to: 3 }))).toBe('impossible');
    expect(told(clinch(stage, 'C', { from: 2, to: 4 }))).toBe('certain');
  });

  test('an abandoned match is still to be decided', () => {
    const played = writtenStage('A 1-0 B\nB - A', ['points', 'goal_difference']);
    const matches = played.matches.map((match) => {
      const abandoned = { kind: 'abandoned', score: { home: 4, away: 0 } } as const;
      return match.result ? match : { ...match, result: abandoned };
    });
    expect(told(clinch({ ...played, matches }, 'A', FIRST))).toBe('possible');
  });

  test('strangers and tables that do not start with points are not judged', () => {
    expect(told(clinch(stage, 'X', FIRST))).toBe('possible?');
    const odd = writtenStage('A 1-0 B', ['win_rate', 'points']);
    expect(told(clinch(odd, 'A', FIRST))).toBe('possible?');
    const upside = { ...stage, rules: { ...stage.rules, points: { win: 0, draw: 1, loss: 2 } } };
    expect(told(clinch(upside, 'A', FIRST))).toBe('possible?');
  });

  test('one group of a stage', () => {
    const both = writtenStage('A 1-0 B\nX 9-0 Y', CBF);
    expect(told(clinch(both, 'A', FIRST, { only: ['A', 'B'] }))).toBe('certain');
    expect(told(clinch(both, 'A', FIRST))).toBe('impossible');
  });

  test('a team that was struck off is not judged, nor is it anybody’s rival', () => {
    const annulled: TableStage = {
      ...writtenStage('A 1-0 B\nC 9-0 A\nC 9-0 B', CBF),
      withdrawals: [{ team: 'C' }],
      withdrawalPolicy: 'annul',
    };
    expect(told(clinch(annulled, 'C', FIRST))).toBe('possible?');
    expect(told(clinch(annulled, 'A', FIRST))).toBe('certain');
  });
});

describe('rivals that take points from each other', () => {
  test('two rivals cannot both pass: counting them one by one would say so', () => {
    // C has 6 and is done; A and B have 4 and only their match left: at most one passes C.
    const stage = writtenStage('C 1-0 A\nC 1-0 B\nA 1-0 X\nB 1-0 X\nA 0-0 Y\nB 0-0 Y\nA - B', CBF);
    expect(told(clinch(stage, 'C', { from: 1, to: 2 }))).toBe('certain');
    expect(told(clinch(stage, 'C', FIRST))).toBe('possible');
  });

  test('the points that they must share lift one of them past the team', () => {
    // D can reach 3. A, B and C have 3 each and three matches among them: someone ends with 4 or more.
    const stage = writtenStage('A 1-0 X\nB 1-0 X\nC 1-0 X\nD - X\nA - B\nB - C\nC - A', CBF);
    expect(told(clinch(stage, 'D', FIRST))).toBe('impossible');
  });
});

describe('level on points', () => {
  test('wins decide before goals do', () => {
    // A is done with 3 points from a win; B can reach 3 by draws only in number, with no more wins.
    const stage = writtenStage('A 1-0 X\nB 0-0 X\nB 0-0 Y\nB - Z', CBF);
    expect(told(clinch(stage, 'A', FIRST))).toBe('possible');
    const byDraws = writtenStage('A 1-0 X\nB 0-0 X\nB 0-0 Y\nB 0-0 Z', CBF);
    expect(told(clinch(byDraws, 'A', FIRST))).toBe('certain');
  });

  test('nothing left for either: the numbers of the table decide', () => {
    const done = writtenStage('A 3-0 X\nB 1-0 Y', CBF);
    expect(told(clinch(done, 'A', FIRST))).toBe('certain');
    expect(told(clinch(done, 'B', FIRST))).toBe('impossible');
  });

  test('head-to-head among teams that may still be joined by others is only a bound', () => {
    const h2h = writtenStage('A 1-0 B\nB 3-0 X\nX - Y', ['points', 'h2h_points']);
    expect(told(clinch(h2h, 'A', FIRST))).toBe('possible?');
  });

  test('a level end by goals is exact while the team has a match to win by many', () => {
    const stage = writtenStage('B 5-0 X\nA - X', ['points', 'goal_difference']);
    expect(told(clinch(stage, 'A', FIRST))).toBe('possible');
    const byGoals = writtenStage('B 5-0 X\nA - X', ['points', 'goals_for']);
    expect(told(clinch(byGoals, 'A', FIRST))).toBe('possible');
    const others = writtenStage('B 5-0 X\nA - X', ['points', 'coefficient']);
    expect(told(clinch(others, 'A', FIRST))).toBe('possible?');
  });
});

const names = ['A', 'B', 'C', 'D'];
const pairs = names.flatMap((home) =>
  names.filter((away) => away > home).map((away) => ({ home, away })),
);

type Shape = { stage: TableStage; open: readonly Match[] };

function shapeOf(
  codes: readonly number[],
  points: PointsRule,
  tiebreakers: readonly Tiebreaker[],
): Shape {
  const matches = [...pairs, ...pairs].map(({ home, away }, i): Match => {
    const id = `${i}`;
    const code = codes[i] ?? 0;
    if (code === 3) return { id, home, away };
    const score = [
      { home: 1, away: 0 },
      { home: 0, away: 0 },
      { home: 0, away: 1 },
    ][code];
    return { id, home, away, result: { kind: 'played', score: score ?? { home: 0, away: 0 } } };
  });
  const stage = { teams: names, matches, rules: { points, tiebreakers } };
  return { stage, open: matches.filter(({ result }) => !result) };
}

const anyShape = fc
  .record({
    codes: fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }),
    open: fc.shuffledSubarray([...Array(12).keys()], { maxLength: 6 }),
    points: fc.constantFrom(
      { win: 3, draw: 1, loss: 0 },
      { win: 2, draw: 1, loss: 0 },
      { win: 4, draw: 2, loss: 1 },
    ),
    withWins: fc.boolean(),
  })
  .map(({ codes, open, points, withWins }) => {
    const marked = codes.map((code, i) => (open.includes(i) ? 3 : code));
    const order: readonly Tiebreaker[] = withWins ? ['points', 'wins'] : ['points'];
    return shapeOf(marked, points, [...order, 'goal_difference']);
  });

type Row = { points: number; wins: number; difference: number; hasGames: boolean };

function count({ stage, open }: Shape, ending: number): ReadonlyMap<TeamId, Row> {
  const rows = new Map<TeamId, Row>();
  for (const team of names) {
    const hasGames = open.some(({ home, away }) => home === team || away === team);
    rows.set(team, { points: 0, wins: 0, difference: 0, hasGames });
  }
  const { win, draw, loss } = stage.rules.points;
  const add = (team: TeamId, margin: number) => {
    const row = rows.get(team);
    if (!row) return;
    row.points += [loss, draw, win][Math.sign(margin) + 1] ?? 0;
    row.wins += margin > 0 ? 1 : 0;
    row.difference += margin;
  };
  for (const { id, home, away, result } of stage.matches) {
    const left = open.findIndex((match) => match.id === id);
    const chosen = (Math.floor(ending / 3 ** left) % 3) - 1;
    const margin = result?.kind === 'played' ? result.score.home - result.score.away : chosen;
    add(home, margin);
    add(away, -margin);
  }
  return rows;
}

/** 1 above, -1 below, 0 level for good, undefined when the goals to come will tell. */
function compare(rival: Row, own: Row, withWins: boolean): number | undefined {
  const byPoints = Math.sign(rival.points - own.points);
  const byWins = withWins ? Math.sign(rival.wins - own.wins) : 0;
  if (byPoints !== 0 || byWins !== 0) return byPoints || byWins;
  if (rival.hasGames || own.hasGames) return undefined;
  return Math.sign(rival.difference - own.difference);
}

/** Best and worst position over every way in which the open matches can end. */
function rangeByBruteForce(shape: Shape, team: TeamId): readonly [number, number] {
  const withWins = shape.stage.rules.tiebreakers.includes('wins');
  let [best, worst] = [names.length, 1];
  for (let ending = 0; ending < 3 ** shape.open.length; ending += 1) {
    const rows = count(shape, ending);
    const own = rows.get(team);
    const sides = names
      .filter((name) => name !== team)
      .map((name) => {
        const rival = rows.get(name);
        return own && rival ? compare(rival, own, withWins) : 0;
      });
    best = Math.min(best, 1 + sides.filter((side) => side === 1).length);
    worst = Math.max(worst, 1 + sides.filter((side) => side !== -1).length);
  }
  return [best, worst];
}

describe('against every possible ending', () => {
  test('certain and impossible are exactly what no ending contradicts', () => {
    fc.assert(
      fc.property(
        anyShape,
        fc.constantFrom(...names),
        fc.nat(3),
        fc.nat(3),
        (shape, team, a, b) => {
          const zone = { from: Math.min(a, b) + 1, to: Math.max(a, b) + 1 };
          const [best, worst] = rangeByBruteForce(shape, team);
          const { state } = clinch(shape.stage, team, zone);
          expect(state === 'certain').toBe(best >= zone.from && worst <= zone.to);
          expect(state === 'impossible').toBe(best > zone.to || worst < zone.from);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('an exact `possible` at the top or at the bottom happens both ways', () => {
    fc.assert(
      fc.property(
        anyShape,
        fc.constantFrom(...names),
        fc.integer({ min: 1, max: 3 }),
        (shape, team, k) => {
          const [best, worst] = rangeByBruteForce(shape, team);
          const top = clinch(shape.stage, team, { from: 1, to: k });
          if (top.state === 'possible' && top.exact) expect(best <= k && worst > k).toBe(true);
          const bottom = clinch(shape.stage, team, { from: k + 1, to: 4 });
          if (bottom.state === 'possible' && bottom.exact)
            expect(best <= k && worst > k).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
