import { describe, expect, test } from 'vitest';
import { writtenMatch, writtenStage } from '#engine/fixtures/written.ts';
import type { Problem, Result, TableStage } from '#engine/types.ts';
import { tableStageProblems } from './stage-problems.ts';

const told = (problems: readonly Problem[]) =>
  problems.map(({ field, reason }) => `${field}: ${reason}`);

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
