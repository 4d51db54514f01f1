import { describe, expect, test } from 'vitest';
import { DEFAULT_WALKOVER } from '#engine/match/walkover.ts';
import { PRESETS } from '#engine/presets.ts';
import type { Problem, TableRules, Tiebreaker, TieDecider, TieRule } from '#engine/types.ts';
import { tableRulesProblems, tieRuleProblems } from './rule-problems.ts';

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
