import { describe, expect, test } from 'vitest';
import { writtenStage } from '#engine/fixtures/written.ts';
import type { Match, TableStage, Tiebreaker } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import { makeContest, separate } from './separation.ts';
import { standings } from './standings.ts';
import { stepsOf } from './tie-breaker-order.ts';

const order = (stage: TableStage) =>
  standings(stage).map(({ position, team }) => `${position}${team}`);

const UEFA: readonly Tiebreaker[] = [
  'points',
  'h2h_points',
  'h2h_goal_difference',
  'h2h_goals_for',
  'goal_difference',
  'goals_for',
];

describe('steps', () => {
  test('neighbouring head-to-head criteria are one step', () => {
    expect(stepsOf(['points', 'h2h_points', 'h2h_goals_for', 'wins', 'h2h_away_goals'])).toEqual([
      { kind: 'plain', criterion: 'points' },
      { kind: 'head_to_head', criteria: ['h2h_points', 'h2h_goals_for'] },
      { kind: 'plain', criterion: 'wins' },
      { kind: 'head_to_head', criteria: ['h2h_away_goals'] },
    ]);
  });

  test('confronto direto stands alone, even beside head-to-head criteria', () => {
    expect(stepsOf(['h2h_points', 'head_to_head_two_teams_only', 'h2h_goals_for'])).toEqual([
      { kind: 'head_to_head', criteria: ['h2h_points'] },
      { kind: 'pair', criteria: ['h2h_points', 'h2h_goal_difference'] },
      { kind: 'head_to_head', criteria: ['h2h_goals_for'] },
    ]);
  });
});

describe('everybody stands in one group', () => {
  const groups = (text: string, criteria: readonly Tiebreaker[]) =>
    separate(makeContest(makeLedger(writtenStage(text, criteria)), {}));

  test('alone where they are separated', () => {
    expect(groups('A 0-1 B\nC 0-2 B\nA 1-0 C', ['points'])).toEqual([[1], [0], [2]]);
  });

  test('together where nothing separates them, and no group is empty', () => {
    expect(groups('A 1-1 B', ['points'])).toEqual([[0, 1]]);
    expect(groups('A 1-0 B', [])).toEqual([[0, 1]]);
  });
});

describe('head-to-head block', () => {
  test('two level teams: their own match, against a better goal difference', () => {
    const stage = writtenStage('A 1-0 B\nB 5-0 C\nB 5-0 D\nA 1-0 C\nD 1-0 A\nC 1-1 D', UEFA);
    expect(order(stage)).toEqual(['1A', '2B', '3D', '4C']);
  });

  test('three level teams: one table of the matches among the three', () => {
    // Among them A +1, B 0, C -1; the nine goals of C against D must not count.
    const stage = writtenStage('A 2-0 B\nB 2-0 C\nC 1-0 A\nA 1-0 D\nB 1-0 D\nC 9-0 D', UEFA);
    expect(order(stage)).toEqual(['1A', '2B', '3C', '4D']);
  });

  test('teams level on all of its criteria get a table of their own', () => {
    // A, C and D have 6 points. Among the three A and D are level on everything, C has fewer goals;
    // alone, A beat D.
    const stage = writtenStage('A 2-0 B\nA 0-1 C\nA 2-1 D\nB 0-1 C\nB 0-2 D\nC 0-1 D', UEFA);
    expect(order(stage)).toEqual(['1A', '2D', '3C', '4B']);
  });

  test('the trap: a pair left by one criterion is judged by the next one, not by its own match', () => {
    // Four teams on 4 points; goal difference leaves A and D level. D scored more among the four and
    // stays ahead, although A won the match between them.
    const stage = writtenStage('A 0-1 B\nA 0-0 C\nA 2-1 D\nB 0-2 C\nB 1-1 D\nC 1-2 D', UEFA);
    expect(order(stage)).toEqual(['1C', '2D', '3A', '4B']);
  });

  test('still level after the block: the first criterion behind it, on the whole season', () => {
    const stage = writtenStage('A 1-1 B\nA 1-0 C\nB 4-0 C', UEFA);
    expect(order(stage)).toEqual(['1B', '2A', '3C']);
  });

  test('La Liga has no goals-scored step: level among the three, the season decides', () => {
    const text = `
      S 1-1 C
      C 2-2 S
      E 1-0 S
      S 0-0 E
      E 2-1 C
      C 1-1 E
      S 5-0 X
      X 0-1 S
      C 1-0 X
      X 0-1 C
      E 0-0 X
      X 6-0 E
    `;
    const LA_LIGA: readonly Tiebreaker[] = [
      'points',
      'h2h_points',
      'h2h_goal_difference',
      'goal_difference',
    ];
    expect(order(writtenStage(text, LA_LIGA))).toEqual(['1E', '2S', '3C', '4X']);
    expect(order(writtenStage(text, UEFA))).toEqual(['1E', '2C', '3S', '4X']);
  });
});

describe('waiting for all the matches among the level', () => {
  const RULES: readonly Tiebreaker[] = ['points', 'h2h_points', 'goal_difference'];
  const stage = writtenStage('A 1-0 B\nB 5-0 C\nC - A\nB - A', RULES);
  const waiting = { ...stage, rules: { ...stage.rules, headToHeadWhenComplete: true } };

  test('the return match is open: the whole season decides', () => {
    expect(order(stage)).toEqual(['1A', '2B', '3C']);
    expect(order(waiting)).toEqual(['1B', '2A', '3C']);
  });

  test('a cancelled return match keeps nobody waiting', () => {
    const cancelled = waiting.matches.map(
      (match): Match =>
        match.id === 'B - A' ? { ...match, result: { kind: 'cancelled' } } : match,
    );
    expect(order({ ...waiting, matches: cancelled })).toEqual(['1A', '2B', '3C']);
  });

  test('a table up to a round waits for the matches of later rounds', () => {
    const stage = writtenStage('r1 A 1-0 B\nr2 B 5-0 C\nr3 B 0-0 A\nr3 C 1-0 A', RULES);
    const rules = { ...stage.rules, headToHeadWhenComplete: true };
    const upTo = (upToRound: number) =>
      standings({ ...stage, rules }, { upToRound }).map(({ team }) => team);
    expect(upTo(2)).toEqual(['B', 'A', 'C']);
    expect(upTo(3)).toEqual(['A', 'B', 'C']);
  });

  test('confronto direto waits too', () => {
    const rules = {
      ...waiting.rules,
      tiebreakers: ['points', 'head_to_head_two_teams_only', 'goal_difference'] as const,
    };
    expect(order({ ...waiting, rules })).toEqual(['1B', '2A', '3C']);
  });

  test('matches with others may be open', () => {
    const played = waiting.matches.filter(({ id }) => id !== 'B - A');
    expect(order({ ...waiting, matches: played })).toEqual(['1A', '2B', '3C']);
  });
});

describe('confronto direto', () => {
  const CBF: readonly Tiebreaker[] = ['points', 'head_to_head_two_teams_only', 'goals_for'];

  test('two level: the matches between them, points and then goals', () => {
    const byPoints = writtenStage('A 1-0 B\nB 2-2 A\nB 9-0 C\nB 0-1 C\nC 0-0 A\nC 0-1 A', CBF);
    expect(order({ ...byPoints, adjustments: [{ team: 'B', points: 4 }] })[0]).toBe('1A');
    const byGoals = writtenStage('A 1-0 B\nB 3-0 A\nA 9-0 C\nB 1-0 C', CBF);
    expect(order(byGoals)).toEqual(['1B', '2A', '3C']);
  });

  test('more than two level: skipped, whatever their matches say', () => {
    // All four have 4 points. Their matches would say C, B, A, D by goal difference; goals say C, D, B, A.
    const stage = writtenStage('A 1-0 B\nB 1-0 C\nC 0-0 A\nC 5-0 D\nB 1-1 D\nD 2-0 A', CBF);
    expect(order(stage)).toEqual(['1C', '2D', '3B', '4A']);
  });
});
