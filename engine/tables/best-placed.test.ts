import { describe, expect, test } from 'vitest';
import { writtenStage } from '#engine/fixtures/written.ts';
import {
  bestPlaced,
  bestPlacedTable,
  campaignRanks,
  campaigns,
  groupTables,
} from './best-placed.ts';

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
  const equal = bestPlaced(uneven, two, 2, { equalise: 'without_last' });
  expect(equal.map(({ team, played, points }) => [team, played, points])).toEqual([
    ['B', 1, 0],
    ['Q', 2, 0],
  ]);
});

describe('groups of unequal size', () => {
  const uneven = writtenStage(
    `
    A 1-0 B
    A 1-0 C
    A 1-0 D
    B 3-0 C
    B 1-1 D
    C 0-1 D
    P 1-0 Q
    P 1-0 R
    Q 2-0 R
    `,
    ['points', 'goal_difference', 'goals_for', 'lots'],
  );
  const two = [
    { id: '1', teams: ['A', 'B', 'C', 'D'] },
    { id: '2', teams: ['P', 'Q', 'R'] },
  ];
  const shown = (equalise?: 'without_last' | 'per_match', position = 2) =>
    bestPlaced(uneven, two, position, { equalise }).map(
      ({ team, position: at, points, played }) => `${at} ${team} ${points} in ${played}`,
    );

  test('three matches are not compared with two as they stand', () => {
    expect(shown()).toEqual(['1 B 4 in 3', '2 Q 3 in 2']);
    // C is last of its group: its defeat against B no longer counts, and B is left with a draw.
    expect(shown('without_last')).toEqual(['1 Q 3 in 2', '2 B 1 in 2']);
    expect(shown('per_match')).toEqual(['1 Q 3 in 2', '2 B 4 in 3']);
  });

  test('those beyond the size of the smallest group are compared as they stand', () => {
    expect(shown('without_last', 4)).toEqual(['1 C 0 in 3']);
  });

  test('deductions count in the average', () => {
    const fined = { ...uneven, adjustments: [{ team: 'Q', points: -2 }] };
    const rows = bestPlaced(fined, two, 2, { equalise: 'per_match' });
    expect(rows.map(({ team, points }) => [team, points])).toEqual([
      ['B', 4],
      ['Q', 1],
    ]);
  });

  test('byes count in the average, and nobody is divided by no match', () => {
    const rest = { ...uneven, byes: [{ team: 'Q', round: 1 }] };
    const [best] = bestPlaced(rest, two, 2, { equalise: 'per_match' });
    expect([best?.team, best?.points]).toEqual(['Q', 6]);
    const none = { ...uneven, matches: [] };
    expect(bestPlaced(none, two, 1, { equalise: 'per_match' }).map(({ points }) => points)).toEqual(
      [0, 0],
    );
  });

  test('who was struck off makes no group larger', () => {
    const left = {
      ...uneven,
      withdrawals: [{ team: 'C' }],
      withdrawalPolicy: 'annul' as const,
    };
    const rows = bestPlaced(left, two, 2, { equalise: 'without_last' });
    expect(rows.map(({ team, played }) => [team, played])).toEqual([
      ['Q', 2],
      ['B', 2],
    ]);
  });

  test('while it is open whose results are left out, the group is open', () => {
    const level = writtenStage('A 1-0 B\nA 1-0 C\nB 0-0 C\nP 2-0 Q', ['points', 'wins', 'lots']);
    const sizes = [
      { id: '1', teams: ['A', 'B', 'C'] },
      { id: '2', teams: ['P', 'Q'] },
    ];
    const firsts = (equalise?: 'without_last', facts = {}) =>
      bestPlaced({ ...level, facts }, sizes, 1, { equalise }).map(
        ({ team, position, pending }) => `${position} ${team} ${pending}`,
      );
    expect(firsts()).toEqual(['1 A undefined', '2 P undefined']);
    // With one match left to compare they would be level anyhow; A is open for its group's sake.
    expect(firsts('without_last', { lots: ['A', 'P'] })).toEqual(['1 A lots', '2 P undefined']);
    expect(firsts('without_last', { lots: ['A', 'P', 'C', 'B'] })[0]).toBe('1 A undefined');
  });
});

describe('the table of those who hope for a place', () => {
  const three = writtenStage(
    `
    A 1-0 B
    C 1-0 D
    E 2-0 F
    `,
    ['points', 'goal_difference', 'lots'],
  );
  const groupsOf = (...pairs: [string, string][]) =>
    pairs.map((teams, i) => ({ id: `${i}`, teams }));
  const all = groupsOf(['A', 'B'], ['C', 'D'], ['E', 'F']);
  const told = (places: number, stageNow = three, position = 1) =>
    bestPlacedTable(stageNow, all, position, places).map(
      ({ team, outcome }) => `${team} ${outcome}`,
    );

  test('level teams are through together, out together, or undecided', () => {
    expect(told(0)).toEqual(['E out', 'A out', 'C out']);
    expect(told(1)).toEqual(['E through', 'A out', 'C out']);
    expect(told(2)).toEqual(['E through', 'A undecided', 'C undecided']);
    expect(told(3)).toEqual(['E through', 'A through', 'C through']);
    expect(told(2, { ...three, facts: { lots: ['C', 'A'] } })).toEqual([
      'E through',
      'C through',
      'A out',
    ]);
  });

  test('nobody is through who may not even have the position', () => {
    const open = {
      ...three,
      matches: three.matches.map((match) =>
        match.home === 'A'
          ? { ...match, result: { kind: 'played', score: { home: 0, away: 0 } } as const }
          : match,
      ),
    };
    expect(told(3, open)).toEqual(['E through', 'C through', 'A undecided']);
    expect(told(2, open)).toEqual(['E through', 'C through', 'A out']);
  });
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
