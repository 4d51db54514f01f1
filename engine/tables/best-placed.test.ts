import { describe, expect, test } from 'vitest';
import { writtenStage } from '#engine/fixtures/written.ts';
import { bestPlaced, campaignRanks, campaigns, groupTables } from './best-placed.ts';

const groups = [
  { id: '1', teams: ['A', 'B', 'C'] },
  { id: '2', teams: ['P', 'Q', 'R'] },
];
const stage = writtenStage(
  `
  A 3-0 B
  A 1-0 C
  B 2-0 C
  P 1-0 Q
  P 9-0 R
  Q 1-0 R
`,
  ['points', 'h2h_points', 'goal_difference', 'goals_for', 'lots'],
);
const names = (rows: readonly { team: string }[]) => rows.map(({ team }) => team);

describe('teams of the same position in different groups', () => {
  test('each group has its own table', () => {
    expect(groupTables(stage, groups).map(names)).toEqual([
      ['A', 'B', 'C'],
      ['P', 'Q', 'R'],
    ]);
  });

  test('the thirds, and the whole campaign', () => {
    expect(names(bestPlaced(stage, groups, 3))).toEqual(['C', 'R']);
    expect(names(campaigns(stage, groups, 2))).toEqual(['P', 'A', 'Q', 'B']);
    expect(bestPlaced(stage, groups, 4)).toEqual([]);
  });

  test('an order of their own', () => {
    expect(names(bestPlaced(stage, groups, 2, { tiebreakers: ['points', 'goals_for'] }))).toEqual([
      'B',
      'Q',
    ]);
  });

  test('level across the groups: shared until lots are drawn', () => {
    const level = bestPlaced(stage, groups, 3, { tiebreakers: ['points', 'lots'] });
    expect(level.map(({ position, pending }) => [position, pending])).toEqual([
      [1, 'lots'],
      [1, 'lots'],
    ]);
    const drawn = { ...stage, facts: { lots: ['R', 'C'] } };
    expect(names(bestPlaced(drawn, groups, 3, { tiebreakers: ['points', 'lots'] }))).toEqual([
      'R',
      'C',
    ]);
  });

  test('a place that is not settled in its group is not settled here', () => {
    const open = writtenStage('A 1-1 B\nP 2-0 Q', ['points', 'lots']);
    const rows = bestPlaced(
      open,
      [
        { id: '1', teams: ['A', 'B'] },
        { id: '2', teams: ['P', 'Q'] },
      ],
      1,
    );
    expect(rows.map(({ team, pending }) => [team, pending])).toEqual([
      ['P', undefined],
      ['A', 'lots'],
    ]);
  });
});

test('confronto direto is left out like all head-to-head', () => {
  const cbf = {
    ...stage,
    rules: {
      ...stage.rules,
      tiebreakers: ['points', 'head_to_head_two_teams_only', 'wins'] as const,
    },
  };
  expect(bestPlaced(cbf, groups, 2).map(({ position }) => position)).toEqual([1, 1]);
});

test('groups of unequal size: results against the surplus team can be left out', () => {
  const uneven = writtenStage('A 1-0 B\nA 1-0 C\nB 9-0 C\nP 1-0 Q\nQ 0-1 P', [
    'points',
    'goal_difference',
  ]);
  const two = [
    { id: '1', teams: ['A', 'B', 'C'] },
    { id: '2', teams: ['P', 'Q'] },
  ];
  expect(names(bestPlaced(uneven, two, 2))).toEqual(['B', 'Q']);
  const equal = bestPlaced(uneven, two, 2, { equalise: true });
  expect(equal.map(({ team, played, points }) => [team, played, points])).toEqual([
    ['B', 1, 0],
    ['Q', 2, 0],
  ]);
});

test('teams that are level in their group have the same campaign', () => {
  const level = writtenStage('A 1-1 B\nA 2-0 C\nB 2-0 C\nP 2-0 Q\nP 1-0 R\nQ 1-0 R', [
    'points',
    'goal_difference',
    'goals_for',
    'lots',
  ]);
  const two = [
    { id: '1', teams: ['A', 'B', 'C'] },
    { id: '2', teams: ['P', 'Q', 'R'] },
  ];
  const ranks = Object.fromEntries(campaignRanks(level, two));
  expect(ranks.A).toBe(ranks.B);
  expect(ranks).toMatchObject({ P: 1, A: 2, Q: 4, R: 5 });
  const drawn = { ...level, facts: { lots: ['B', 'A'] } };
  expect(Object.fromEntries(campaignRanks(drawn, two))).toMatchObject({ B: 2, A: 3, Q: 4 });
});
