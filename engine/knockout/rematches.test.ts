import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { competitionState, type TablePhase } from '#engine/competition.ts';
import { writtenStage } from '#engine/fixtures/written.ts';
import type { Slot, TeamId } from '#engine/types.ts';
import type { KnockoutState } from './bracket-results.ts';
import { rankedByCampaign } from './crossings.ts';
import { type BestSlot, keptApart } from './rematches.ts';
import { knockout } from './single-elimination.ts';

const best = (position: number, rank: number): BestSlot => ({ kind: 'best', position, rank });

describe('a cup after groups', () => {
  /** Three groups of three, two of each and two thirds go on; the goals say how good each group is. */
  const table = (goals: readonly number[], lots: readonly TeamId[] = []): TablePhase => {
    const ids = ['a', 'b', 'c'];
    const lines = ids.flatMap((x, i) => [
      `${x}1 ${goals[i]}-0 ${x}2`,
      `${x}1 ${goals[i]}-0 ${x}3`,
      `${x}2 ${goals[i]}-0 ${x}3`,
    ]);
    const order = ['points', 'goal_difference', 'goals_for', 'lots'] as const;
    const { matches, rules } = writtenStage(lines.join('\n'), order);
    return {
      kind: 'table',
      groups: ids.map((id) => ({
        id,
        entrants: [1, 2, 3].map((n): Slot => ({ kind: 'team', team: `${id}${n}` })),
      })),
      stage: { matches, rules, ...(lots.length > 0 && { facts: { lots } }) },
    };
  };

  function firstRound(phase: TablePhase, keepApart: boolean): readonly string[] {
    const entrants = rankedByCampaign(['a', 'b', 'c'], 2, 2);
    const made = entrants.ok ? knockout({ entrants: entrants.value }) : entrants;
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const cup = { kind: 'knockout', bracket: made.value, matches: [], keepApart } as const;
    const state = competitionState({ phases: [phase, cup] }).at(-1) as KnockoutState;
    return state.bracket.ties
      .filter(({ tie }) => tie.round === 1)
      .map(({ teams }) => teams.map((team) => team ?? '?').join('-'));
  }

  test('does not begin with a rematch that can be avoided', () => {
    // Ranked: a1 b1 c1, then the seconds c2 = b2 = a2 by goals against, then the thirds.
    const ranked = firstRound(table([3, 2, 1]), false);
    const apart = firstRound(table([3, 2, 1]), true);
    const isRematch = (tie: string) => new Set(tie.split('-').map((team) => team[0])).size === 1;
    expect(ranked.some(isRematch)).toBe(true);
    expect(apart.some(isRematch)).toBe(false);
    expect(apart.flatMap((tie) => tie.split('-')).toSorted()).toEqual(
      ranked.flatMap((tie) => tie.split('-')).toSorted(),
    );
  });

  test('waits with the opponents until everybody is known', () => {
    const level = firstRound(table([1, 1, 1]), true);
    expect(level.every((tie) => tie.includes('?'))).toBe(true);
    const lots = ['a', 'b', 'c'].flatMap((x) => [1, 2, 3].map((n) => `${x}${n}`));
    expect(firstRound(table([1, 1, 1], lots), true).join()).not.toContain('?');
  });
});

describe('the best meets the worst whom it has not met', () => {
  const meetings = [
    [best(1, 1), best(2, 4)],
    [best(1, 4), best(2, 1)],
    [best(1, 2), best(2, 3)],
    [best(1, 3), best(2, 2)],
  ] as const;
  const groupsOf = (...groups: string[]) =>
    groups.map((teams, i) => ({ id: `${i}`, teams: teams.split(' ') }));
  const teamOf = ({ position, rank }: BestSlot) => `${position}.${rank}`;
  const opponents = (groups: ReturnType<typeof groupsOf>) => {
    const fill = keptApart(meetings, groups, teamOf);
    return Object.fromEntries(
      meetings.map(([top, bottom]) => [fill(top) ?? '', fill(bottom) ?? '']),
    ) as Readonly<Record<TeamId, TeamId>>;
  };

  test('nobody moves where nobody would meet again', () => {
    expect(opponents(groupsOf('1.1 2.1', '1.2 2.2', '1.3 2.3', '1.4 2.4'))).toEqual({
      '1.1': '2.4',
      '1.2': '2.3',
      '1.3': '2.2',
      '1.4': '2.1',
    });
  });

  test('the next worst takes the place of who was met', () => {
    expect(opponents(groupsOf('1.1 2.4', '1.2 2.1', '1.3 2.3', '1.4 2.2'))).toEqual({
      '1.1': '2.3',
      '1.2': '2.4',
      '1.3': '2.2',
      '1.4': '2.1',
    });
  });

  test('not at the price of a rematch further down', () => {
    // 1.4 has met everybody but 2.3, so 1.1 cannot have it.
    expect(opponents(groupsOf('1.1 2.4', '1.4 2.1 2.2 2.4', '1.2', '1.3'))).toEqual({
      '1.1': '2.2',
      '1.2': '2.4',
      '1.3': '2.1',
      '1.4': '2.3',
    });
  });

  test('where somebody must meet again all stay as ranked', () => {
    expect(opponents(groupsOf('1.1 2.1 2.2 2.3 2.4'))).toEqual({
      '1.1': '2.4',
      '1.2': '2.3',
      '1.3': '2.2',
      '1.4': '2.1',
    });
  });

  test('ties of others are left alone', () => {
    const seed = { kind: 'seed', seed: 1 } as const;
    const fill = keptApart([[seed, best(2, 1)]], groupsOf('1.1 2.1'), teamOf);
    expect(fill(best(2, 1))).toBe('2.1');
  });

  test('one of each group on both sides: always apart, and everybody plays', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }), (seconds) => {
        const groups = groupsOf(...seconds.map((rank, i) => `1.${i + 1} 2.${rank}`));
        const found = Object.entries(opponents(groups));
        expect(new Set(found.map(([, bottom]) => bottom)).size).toBe(4);
        for (const [top, bottom] of found) {
          expect(groups.some(({ teams }) => teams.includes(top) && teams.includes(bottom))).toBe(
            false,
          );
        }
      }),
    );
  });
});
