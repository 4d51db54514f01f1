import { describe, expect, test } from 'vitest';
import { writtenMatch, writtenStage } from './fixtures/written.ts';
import { DEFAULT_WALKOVER } from './match/walkover.ts';
import { PRESETS } from './presets.ts';
import type {
  Problem,
  Result,
  TableRules,
  TableStage,
  Tiebreaker,
  TieDecider,
  TieRule,
} from './types.ts';
import {
  resultProblems,
  tableRulesProblems,
  tableStageProblems,
  tieRuleProblems,
  zoneProblems,
} from './validation.ts';

const told = (problems: readonly Problem[]) =>
  problems.map(({ field, reason }) => `${field}: ${reason}`);

describe('rules of a table', () => {
  const rules: TableRules = { points: { win: 3, draw: 1, loss: 0 }, tiebreakers: ['points'] };
  const refused = (change: Partial<TableRules>) =>
    told(tableRulesProblems({ ...rules, ...change }));

  test('all presets are accepted', () => {
    for (const preset of Object.values(PRESETS)) expect(tableRulesProblems(preset)).toEqual([]);
  });

  test('points that make no sense', () => {
    const points = (win: number, draw: number, loss: number) =>
      refused({ points: { win, draw, loss } });
    expect(points(3, 1, 0)).toEqual([]);
    expect(points(1, 2, 0)).toEqual(['points.draw: is worth more than a win']);
    expect(points(3, 1, 2)).toEqual(['points.loss: is worth more than a draw']);
    expect(points(1, 1, 1)).toEqual(['points.win: is worth no more than a defeat']);
    expect(points(Number.NaN, 1, 0)).toEqual(['points.win: must be a number, not NaN']);
    expect(refused({ byePoints: Number.POSITIVE_INFINITY })).toEqual([
      'byePoints: must be a number, not Infinity',
    ]);
  });

  test('orders of tie-breakers that cannot be followed', () => {
    const order = (...tiebreakers: string[]) =>
      refused({ tiebreakers: tiebreakers as Tiebreaker[] });
    expect(order()).toEqual(['tiebreakers: must not be empty']);
    expect(order('points', 'coin')).toEqual(['tiebreakers[1]: "coin" is not known']);
    expect(order('toString')).toEqual(['tiebreakers[0]: "toString" is not known']);
    expect(order('points', 'wins', 'points')).toEqual(['tiebreakers[2]: "points" appears twice']);
    expect(order('points', 'lots', 'wins')).toEqual([
      'tiebreakers[1]: lots leave nothing to decide: they must come last',
    ]);
    expect(order('lots')).toEqual([]);
  });

  test('walkover scores', () => {
    const walkover = (change: object) => refused({ walkover: { ...DEFAULT_WALKOVER, ...change } });
    expect(walkover({})).toEqual([]);
    expect(walkover({ goalsFor: 0 })).toEqual([
      'walkover.goalsFor: must be more than goalsAgainst',
    ]);
    expect(walkover({ goalsFor: 0, countGoals: false })).toEqual([]);
    expect(walkover({ goalsFor: 1.5, goalsAgainst: -1, doublePenalty: 1000 })).toEqual([
      'walkover.goalsFor: must be a whole number from 0 to 999, not 1.5',
      'walkover.goalsAgainst: must be a whole number from 0 to 999, not -1',
      'walkover.doublePenalty: must be a whole number from 0 to 999, not 1000',
    ]);
  });
});

describe('rules of a tie', () => {
  const rule: TieRule = { legs: 2, awayGoals: 'on', deciders: ['extra_time', 'penalties'] };
  const refused = (change: object) => told(tieRuleProblems({ ...rule, ...change }));

  test.each([
    [{}, []],
    [{ legs: 0 }, ['legs: must be a whole number from 1 to 9, not 0']],
    [{ legs: 10 }, ['legs: must be a whole number from 1 to 9, not 10']],
    [{ legs: 1 }, ['awayGoals: need a second leg']],
    [{ legs: 1, awayGoals: 'off' }, []],
    [{ deciders: [] }, ['deciders: must not be empty']],
    [{ deciders: ['coin' as TieDecider] }, ['deciders[0]: "coin" is not known']],
    [{ deciders: ['penalties', 'penalties'] }, ['deciders[1]: "penalties" appears twice']],
    [{ deciders: ['visitor'] }, ['deciders: visitor: over two legs both sides visit']],
    [{ legs: 1, awayGoals: 'off', deciders: ['visitor'] }, []],
    [{ deciders: ['golden_goal', 'replay', 'better_campaign'] }, []],
  ])('%o', (change, problems) => {
    expect(refused(change)).toEqual(problems);
  });
});

test('zones of the table', () => {
  const zone = (from: number, to: number) => told(zoneProblems([{ id: 'z', from, to }], 20));
  expect(zone(1, 4)).toEqual([]);
  expect(zone(20, 20)).toEqual([]);
  expect(zone(4, 1)).toEqual(['zones[0].to: ends at 1, before it starts at 4']);
  expect(zone(0, 21)).toEqual([
    'zones[0].from: must be a whole number from 1 to 20, not 0',
    'zones[0].to: must be a whole number from 1 to 20, not 21',
  ]);
});

describe('results', () => {
  test.each<[Result, readonly string[]]>([
    [{ kind: 'played', score: { home: 0, away: 999 } }, []],
    [
      { kind: 'played', score: { home: -1, away: 0.5 } },
      [
        'result.score.home: must be a whole number from 0 to 999, not -1',
        'result.score.away: must be a whole number from 0 to 999, not 0.5',
      ],
    ],
    [
      { kind: 'played', score: { home: 1, away: 1 }, penalties: { home: 4, away: 4 } },
      ['result.penalties: must have a winner'],
    ],
    [{ kind: 'played', score: { home: 1, away: 1 }, penalties: { home: 4, away: 3 } }, []],
    [
      { kind: 'played', score: { home: 1, away: 1 }, penalties: { home: 4, away: -3 } },
      ['result.penalties.away: must be a whole number from 0 to 999, not -3'],
    ],
    [
      { kind: 'walkover', winner: 'home', score: { home: 1000, away: 0 } },
      ['result.score.home: must be a whole number from 0 to 999, not 1000'],
    ],
    [{ kind: 'walkover', winner: 'home' }, []],
    [{ kind: 'annulled' }, []],
  ])('%o', (result, problems) => {
    expect(told(resultProblems(result))).toEqual(problems);
  });
});

describe('a stage', () => {
  const stage = writtenStage('A 1-0 B\nB - A', ['points']);
  const refused = (change: Partial<TableStage>) =>
    told(tableStageProblems({ ...stage, ...change }));

  test('a good one', () => {
    expect(refused({})).toEqual([]);
  });

  test('names', () => {
    expect(refused({ teams: ['A', 'B', 'A', ''] })).toEqual([
      'teams[2]: "A" appears twice',
      'teams[3]: must not be empty',
    ]);
    expect(refused({ teams: ['A'] })).toEqual([
      'matches[0].away: "B" is not in teams',
      'matches[1].home: "B" is not in teams',
    ]);
    const stranger = [{ team: 'X', points: 1, round: 1 }];
    expect(refused({ adjustments: stranger, withdrawals: stranger, byes: stranger })).toEqual([
      'adjustments[0].team: "X" is not in teams',
      'withdrawals[0].team: "X" is not in teams',
      'byes[0].team: "X" is not in teams',
    ]);
  });

  test('matches', () => {
    expect(refused({ matches: [writtenMatch('A 1-0 A')] })).toEqual([
      'matches[0]: "A" cannot play itself',
    ]);
    expect(refused({ matches: [writtenMatch('A 1-0 B'), writtenMatch('A 1-0 B')] })).toEqual([
      'matches[1]: "A 1-0 B" appears twice',
    ]);
    const result: Result = { kind: 'played', score: { home: Number.NaN, away: 0 } };
    expect(refused({ matches: [writtenMatch('A - B', { result })] })).toEqual([
      'matches[0].result.score.home: must be a whole number from 0 to 999, not NaN',
    ]);
  });

  test('rules and adjustments', () => {
    expect(refused({ rules: { ...stage.rules, tiebreakers: [] } })).toEqual([
      'tiebreakers: must not be empty',
    ]);
    expect(refused({ adjustments: [{ team: 'A', points: Number.NaN }] })).toEqual([
      'adjustments[0].points: must be a number, not NaN',
    ]);
    expect(refused({ toCome: Number.POSITIVE_INFINITY })).toEqual([
      'toCome: must be a whole number from 0 to 999, not Infinity',
    ]);
  });
});
