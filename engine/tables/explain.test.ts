import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writtenStage } from '#engine/fixtures/written.ts';
import type { Match, TableStage, Tiebreaker } from '#engine/types.ts';
import { explain } from './explain.ts';
import { standings } from './standings.ts';
import { CRITERIA } from './tie-breakers.ts';

const UEFA: readonly Tiebreaker[] = [
  'points',
  'h2h_points',
  'h2h_goal_difference',
  'h2h_goals_for',
  'goal_difference',
  'goals_for',
];
const CBF: readonly Tiebreaker[] = [
  'points',
  'wins',
  'goal_difference',
  'goals_for',
  'head_to_head_two_teams_only',
  'lots',
];

describe('why A is above B', () => {
  test('points', () => {
    expect(explain(writtenStage('A 1-0 B', CBF), 'B', 'A')).toEqual({
      above: 'A',
      decidedBy: 'points',
      steps: [{ criterion: 'points', values: [0, 3] }],
      skipped: [],
    });
  });

  test('a later criterion, with every one before it', () => {
    const stage = writtenStage('A 2-0 X\nB 1-0 Y', CBF);
    const { above, decidedBy, steps } = explain(stage, 'A', 'B');
    expect([above, decidedBy]).toEqual(['A', 'goal_difference']);
    expect(steps.map(({ criterion, values }) => [criterion, ...values])).toEqual([
      ['points', 3, 3],
      ['wins', 1, 1],
      ['goal_difference', 2, 1],
    ]);
  });

  test('fewer is better', () => {
    const stage = writtenStage('A 2-1 X\nB 1-0 Y', ['points', 'goals_against']);
    expect(explain(stage, 'A', 'B')).toMatchObject({ above: 'B', decidedBy: 'goals_against' });
    expect(explain(stage, 'B', 'A')).toMatchObject({ above: 'B', decidedBy: 'goals_against' });
  });

  test('head-to-head asked twice: among the three, then among the two', () => {
    const stage = writtenStage('A 2-0 B\nA 0-1 C\nA 2-1 D\nB 0-1 C\nB 0-2 D\nC 0-1 D', UEFA);
    const { above, decidedBy, steps } = explain(stage, 'D', 'A');
    expect([above, decidedBy]).toEqual(['A', 'h2h_points']);
    expect(steps).toEqual([
      { criterion: 'points', values: [6, 6] },
      { criterion: 'h2h_points', values: [3, 3], among: ['A', 'C', 'D'] },
      { criterion: 'h2h_goal_difference', values: [0, 0], among: ['A', 'C', 'D'] },
      { criterion: 'h2h_goals_for', values: [2, 2], among: ['A', 'C', 'D'] },
      { criterion: 'h2h_points', values: [0, 3], among: ['A', 'D'] },
    ]);
  });

  test('confronto direto among two, by its own name', () => {
    const stage = writtenStage('A 1-0 B\nB 2-0 A\nA 1-0 X\nX 0-0 B\nX 1-1 B\nB 0-0 X', [
      'points',
      'head_to_head_two_teams_only',
    ]);
    const { above, decidedBy, steps } = explain(stage, 'A', 'B');
    expect([above, decidedBy]).toEqual(['B', 'head_to_head_two_teams_only']);
    expect(steps.at(-1)).toEqual({
      criterion: 'h2h_goal_difference',
      values: [-1, 1],
      among: ['A', 'B'],
    });
  });

  test('confronto direto among three is skipped, and says so', () => {
    const stage = writtenStage('A 1-0 B\nB 1-0 C\nC 1-0 A', CBF);
    expect(explain(stage, 'A', 'B')).toMatchObject({
      pending: 'lots',
      skipped: ['head_to_head_two_teams_only'],
    });
  });

  test('head-to-head that still waits for a match is skipped by the names of its criteria', () => {
    const stage = writtenStage('A 1-0 B\nB - A\nB 5-0 C', ['points', 'h2h_points', 'goals_for']);
    const rules = { ...stage.rules, headToHeadWhenComplete: true };
    expect(explain({ ...stage, rules }, 'A', 'B')).toMatchObject({
      above: 'B',
      decidedBy: 'goals_for',
      skipped: ['h2h_points'],
    });
  });

  test('nothing separates them', () => {
    const answer = explain(writtenStage('A 1-1 B', UEFA), 'A', 'B');
    expect(answer.above).toBeUndefined();
    expect(answer.decidedBy).toBeUndefined();
    expect(answer.pending).toBe('level');
    expect(answer.steps.map(({ criterion }) => criterion)).toEqual(UEFA);
  });

  test('struck off', () => {
    const stage = writtenStage('A 1-0 B\nC 1-0 B', UEFA, {
      withdrawals: [{ team: 'A' }],
      withdrawalPolicy: 'annul',
    });
    const answer = { above: 'B', decidedBy: 'struck_off', steps: [], skipped: [] };
    expect(explain(stage, 'A', 'B')).toEqual(answer);
    expect(explain(stage, 'B', 'A')).toEqual(answer);
  });

  test('a stranger is not explained', () => {
    const answer = { steps: [], skipped: [] };
    expect(explain(writtenStage('A 1-0 B', UEFA), 'A', 'X')).toEqual(answer);
  });

  test('a view of the table is explained by that view', () => {
    const stage = writtenStage('r1 A 1-0 B\nr2 B 9-0 A', UEFA);
    expect(explain(stage, 'A', 'B', { upToRound: 1 }).above).toBe('A');
    expect(explain(stage, 'A', 'B').above).toBe('B');
  });
});

const names = ['A', 'B', 'C', 'D', 'E'];
const criteria = Object.keys(CRITERIA) as Tiebreaker[];

const anyStage: fc.Arbitrary<TableStage> = fc
  .record({
    scores: fc.array(fc.option(fc.tuple(fc.nat(2), fc.nat(2)), { freq: 5 }), {
      minLength: 20,
      maxLength: 20,
    }),
    tiebreakers: fc.shuffledSubarray(criteria, { minLength: 1 }),
    waits: fc.boolean(),
  })
  .map(({ scores, tiebreakers, waits }) => {
    const pairs = names.flatMap((home) =>
      names.flatMap((away) => (home === away ? [] : [{ home, away }])),
    );
    const matches = pairs.map(({ home, away }, i): Match => {
      const score = scores[i];
      const id = `${home}${away}`;
      if (!score) return { id, home, away };
      return {
        id,
        home,
        away,
        result: { kind: 'played', score: { home: score[0], away: score[1] } },
      };
    });
    const rules = {
      points: { win: 3, draw: 1, loss: 0 },
      tiebreakers,
      headToHeadWhenComplete: waits,
    };
    return { teams: names, matches, rules };
  });

test('whatever the order of criteria, explanations agree with the table', () => {
  const pairs = names.flatMap((a) => names.filter((b) => a < b).map((b) => [a, b] as const));
  fc.assert(
    fc.property(anyStage, (stage) => {
      const positions = new Map(standings(stage).map(({ team, position }) => [team, position]));
      const ahead = ([a, b]: readonly [string, string]) => {
        const difference = (positions.get(a) ?? 0) - (positions.get(b) ?? 0);
        if (difference === 0) return undefined;
        return difference < 0 ? a : b;
      };
      expect(pairs.map(([a, b]) => explain(stage, a, b).above)).toEqual(pairs.map(ahead));
      expect(pairs.map(([a, b]) => explain(stage, b, a).above)).toEqual(pairs.map(ahead));
    }),
    { numRuns: 500 },
  );
});
