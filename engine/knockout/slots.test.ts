import { describe, expect, test } from 'vitest';
import { writtenMatch, writtenStage } from '#engine/fixtures/written.ts';
import type { Result, Slot, TableStage, WithdrawalPolicy } from '#engine/types.ts';
import { fillFromGroups, type GroupStage } from './slots.ts';
import { EURO_2020_THIRDS } from './thirds-allocation.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Six groups X1 X2 X3 X4 in that order; the thirds of A, B, C and D win more clearly than the others. */
function euro(extra: Partial<TableStage> = {}): GroupStage {
  const lines = letters.flatMap((x, i) => [
    `${x}1 1-0 ${x}2`,
    `${x}1 1-0 ${x}3`,
    `${x}1 1-0 ${x}4`,
    `${x}2 1-0 ${x}3`,
    `${x}2 1-0 ${x}4`,
    `${x}3 ${9 - i}-0 ${x}4`,
  ]);
  return {
    stage: { ...writtenStage(lines.join('\n'), ['points', 'goal_difference']), ...extra },
    groups: letters.map((id) => ({ id, teams: [1, 2, 3, 4].map((n) => `${id}${n}`) })),
    thirds: { count: 4, table: EURO_2020_THIRDS },
  };
}

const withResult = (source: GroupStage, id: string, result?: Result): GroupStage => ({
  ...source,
  stage: {
    ...source.stage,
    matches: source.stage.matches.map((match) => (match.id === id ? { ...match, result } : match)),
  },
});

const withMatch = (source: GroupStage, id: string, written: string) =>
  withResult(source, id, writtenMatch(written).result);

const group = (id: string, position: number): Slot => ({ kind: 'group', group: id, position });

describe('complete groups', () => {
  const fill = fillFromGroups(euro());

  test('positions of a group', () => {
    expect([fill(group('B', 1)), fill(group('B', 2)), fill(group('F', 4))]).toEqual([
      'B1',
      'B2',
      'F4',
    ]);
    expect([fill(group('Z', 1)), fill(group('A', 9))]).toEqual([undefined, undefined]);
  });

  test('best of a position', () => {
    expect(fill({ kind: 'best', position: 3, rank: 2 })).toBe('B3');
    expect(fill({ kind: 'best', position: 3, rank: 7 })).toBeUndefined();
  });

  test('thirds by the published table', () => {
    // ABCD: 1B meets 3A, 1C 3D, 1E 3B, 1F 3C.
    const opponents = ['B', 'C', 'E', 'F', 'A'].map((against) => fill({ kind: 'third', against }));
    expect(opponents).toEqual(['A3', 'D3', 'B3', 'C3', undefined]);
  });

  test('thirds by the general rule, and no thirds at all', () => {
    const { thirds: _, ...rest } = euro();
    const general = fillFromGroups({ ...rest, thirds: { count: 2, against: ['A', 'B'] } });
    expect(general({ kind: 'third', against: 'B' })).toBe('A3');
    expect(general({ kind: 'third', against: 'A' })).toBe('B3');
    expect(fillFromGroups(rest)({ kind: 'third', against: 'A' })).toBeUndefined();
    const nowhere = fillFromGroups({ ...rest, thirds: { count: 2 } });
    expect(nowhere({ kind: 'third', against: 'A' })).toBeUndefined();
  });

  test('seeds: all the firsts, then all the seconds', () => {
    const adjustments = [
      { team: 'C1', points: 1 },
      { team: 'E2', points: 1 },
    ];
    const seeded = fillFromGroups(euro({ adjustments }));
    expect(seeded({ kind: 'seed', seed: 1 })).toBe('C1');
    expect(seeded({ kind: 'seed', seed: 7 })).toBe('E2');
    expect(seeded({ kind: 'seed', seed: 24 })).toBe('A4');
    expect(seeded({ kind: 'seed', seed: 25 })).toBeUndefined();
    expect(seeded({ kind: 'seed', seed: 0 })).toBeUndefined();
  });

  test('named teams, byes, and slots of a bracket', () => {
    expect(fill({ kind: 'team', team: 'X' })).toBe('X');
    expect(fill({ kind: 'bye' })).toBeNull();
    expect(fill({ kind: 'winner', tie: '1' })).toBeUndefined();
  });
});

describe('something is still open', () => {
  test('a match of the group: its slots wait, those of other groups do not', () => {
    const fill = fillFromGroups(withResult(euro(), 'A1 1-0 A4'));
    expect(fill(group('A', 1))).toBeUndefined();
    expect(fill(group('B', 1))).toBe('B1');
    expect(fill({ kind: 'best', position: 3, rank: 1 })).toBeUndefined();
    expect(fill({ kind: 'third', against: 'B' })).toBeUndefined();
    expect(fill({ kind: 'seed', seed: 1 })).toBeUndefined();
  });

  test('a match that was abandoned, until it is ruled on', () => {
    const abandoned = { kind: 'abandoned', score: { home: 1, away: 0 } } as const;
    const fill = fillFromGroups(withResult(euro(), 'A1 1-0 A4', abandoned));
    expect(fill(group('A', 1))).toBeUndefined();
    expect(fill(group('B', 1))).toBe('B1');
  });

  test.each<WithdrawalPolicy>(['keep', 'annul', 'walkover_forward', 'keep_and_average'])(
    'not the matches of who left: %s',
    (withdrawalPolicy) => {
      const stage = writtenStage('a 1-0 b\na - c\nb - c', ['points'], {
        withdrawals: [{ team: 'c' }],
        withdrawalPolicy,
      });
      const fill = fillFromGroups({ stage, groups: [{ id: 'A', teams: ['a', 'b', 'c'] }] });
      expect([1, 2, 3].map((position) => fill(group('A', position)))).toEqual(['a', 'b', 'c']);
    },
  );

  test('the match that who left had abandoned holds up nobody', () => {
    const stage = writtenStage('a 1-0 b\na 2-0 c\nb 1-0 c', ['points', 'goal_difference'], {
      withdrawals: [{ team: 'c' }],
    });
    const source = { stage, groups: [{ id: 'A', teams: ['a', 'b', 'c'] }] };
    const abandoned = { kind: 'abandoned', score: { home: 0, away: 0 } } as const;
    expect(fillFromGroups(withResult(source, 'b 1-0 c', abandoned))(group('A', 1))).toBe('a');
  });

  test('a group without matches is not complete', () => {
    const stage = { ...euro().stage, matches: [] };
    expect(fillFromGroups({ ...euro(), stage })(group('A', 1))).toBeUndefined();
  });

  test('level teams: their places wait for lots, the others do not', () => {
    const source = euro({ adjustments: [{ team: 'A2', points: -3 }] });
    const level = {
      ...source,
      stage: {
        ...source.stage,
        rules: { ...source.stage.rules, tiebreakers: ['points', 'lots'] as const },
      },
    };
    const fill = fillFromGroups(level);
    expect([1, 2, 3, 4].map((position) => fill(group('A', position)))).toEqual([
      'A1',
      undefined,
      undefined,
      'A4',
    ]);
  });

  describe('thirds', () => {
    /** 3rd and 4th of A drew: level, among the best with the points given to them, and lots decide. */
    const level = (order: readonly string[], ...lots: readonly string[]): GroupStage => {
      const { stage, groups, ...rest } = withMatch(euro(), 'A3 9-0 A4', 'A3 9-9 A4');
      return {
        ...rest,
        groups: groups.map((one) => (one.id === 'A' ? { id: 'A', teams: order } : one)),
        stage: {
          ...stage,
          teams: [...order, ...stage.teams.slice(4)],
          rules: { ...stage.rules, tiebreakers: ['points', 'goals_for', 'lots'] },
          adjustments: ['A3', 'A4'].map((team) => ({ team, points: 2 })),
          facts: { lots },
        },
      };
    };

    test.each([[['A1', 'A2', 'A3', 'A4']], [['A1', 'A2', 'A4', 'A3']]])(
      'who is third of a group is left to lots, listed as %s: nobody is sent anywhere',
      (order) => {
        const third: Slot = { kind: 'third', against: 'B' };
        expect(fillFromGroups(level(order))(third)).toBeUndefined();
        expect(fillFromGroups(level(order, 'A4', 'A3'))(third)).toBe('A4');
      },
    );

    test('level with a third of another group, both through: a table asks for no order', () => {
      const same = withMatch(euro(), 'A3 9-0 A4', 'A3 8-0 A4');
      expect(fillFromGroups(same)({ kind: 'third', against: 'B' })).toBe('A3');
      const general = { ...same, thirds: { count: 4, against: ['E', 'F', 'A', 'B'] } };
      expect(fillFromGroups(general)({ kind: 'third', against: 'E' })).toBeUndefined();
    });
  });

  test('a shared place across the cut: no third is through', () => {
    const source = euro();
    const rules = { ...source.stage.rules, tiebreakers: ['points'] as const };
    const fill = fillFromGroups({ ...source, stage: { ...source.stage, rules } });
    expect(fill({ kind: 'third', against: 'B' })).toBeUndefined();
  });
});
