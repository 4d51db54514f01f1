import { describe, expect, test } from 'vitest';
import type { Competition, Phase, TablePhase } from '#engine/competition.ts';
import { score, smallCup } from '#engine/fixtures/small-cup.ts';
import type { BracketSlot } from '#engine/knockout/bracket.ts';
import type { KnockoutPhase } from '#engine/knockout/bracket-results.ts';
import { EURO_2020_THIRDS } from '#engine/knockout/thirds-allocation.ts';
import type { Match } from '#engine/types.ts';
import { competitionProblems } from './competition-problems.ts';

const cup = smallCup({});
const told = (competition: Competition) =>
  competitionProblems(competition).map(({ field, reason }) => `${field}: ${reason}`);

const [table, knockout] = cup.phases as [TablePhase, KnockoutPhase];
const withTable = (change: Partial<TablePhase>) =>
  told({ phases: [{ ...table, ...change }, knockout] });
const withKnockout = (change: Partial<KnockoutPhase>) =>
  told({ phases: [table, { ...knockout, ...change }] });
/** The final with another first slot. */
const withSlot = (slot: BracketSlot, before: readonly Phase[] = [table]) => {
  const ties = knockout.bracket.ties.map((tie) =>
    tie.id === 'final' ? { ...tie, slots: [slot, tie.slots[1]] as const } : tie,
  );
  const bracket = { ...knockout.bracket, ties };
  return told({ phases: [...before, { ...knockout, bracket }] });
};

test('a sound competition', () => {
  expect(told(cup)).toEqual([]);
  expect(told({ phases: [] })).toEqual([]);
});

describe('slots that nothing can fill', () => {
  const at = 'phases[1].ties[3].slots[0]:';

  test.each<[BracketSlot, readonly string[]]>([
    [{ kind: 'team', team: 'A' }, []],
    [{ kind: 'bye' }, []],
    [{ kind: 'winner', tie: 'nowhere' }, [`${at} there is no tie "nowhere" before it`]],
    [{ kind: 'loser', tie: 'final' }, [`${at} there is no tie "final" before it`]],
    [{ kind: 'group', group: 'Z', position: 1 }, [`${at} there is no group "Z" before it`]],
    [{ kind: 'group', group: '1', position: 4 }, [`${at} group "1" has only 3 teams`]],
    [{ kind: 'best', position: 4, rank: 1 }, [`${at} no group before it has 4 teams`]],
    [{ kind: 'best', position: 3, rank: 3 }, [`${at} there are only 2 groups before it`]],
    [{ kind: 'best', position: 3, rank: 2 }, []],
    [{ kind: 'third', against: '1' }, [`${at} no third is sent to the winner of group "1"`]],
    [{ kind: 'seed', seed: 6 }, []],
    [{ kind: 'seed', seed: 7 }, [`${at} there are only 6 teams to seed`]],
    [{ kind: 'remaining', round: 1, rank: 1 }, []],
    [
      { kind: 'group', group: '1', position: 0 },
      [`${at} position must be a whole number from 1 on, not 0`],
    ],
    [
      { kind: 'best', position: -2, rank: 1 },
      [`${at} position must be a whole number from 1 on, not -2`],
    ],
    [
      { kind: 'best', position: 1, rank: 1.5 },
      [`${at} rank must be a whole number from 1 on, not 1.5`],
    ],
    [{ kind: 'seed', seed: Number.NaN }, [`${at} seed must be a whole number from 1 on, not NaN`]],
    [
      { kind: 'remaining', round: 1, rank: 0 },
      [`${at} rank must be a whole number from 1 on, not 0`],
    ],
  ])('%o', (slot, problems) => {
    expect(withSlot(slot)).toEqual(problems);
  });

  test('seeds and ties come from the phases before, or from the phase’s own list', () => {
    const own = { ...knockout, seeds: ['A'] };
    const bracket = {
      entrants: [],
      ties: [
        {
          id: 'x',
          round: 1,
          slots: [
            { kind: 'seed', seed: 1 },
            { kind: 'seed', seed: 2 },
          ] as const,
        },
      ],
    };
    expect(told({ phases: [{ ...own, bracket }] })).toEqual([
      'phases[0].ties[0].slots[1]: there are only 1 teams to seed',
    ]);
    const next: TablePhase = {
      ...table,
      groups: [
        {
          id: 'new',
          entrants: [
            { kind: 'winner', tie: 'final' },
            { kind: 'winner', tie: 'no' },
          ],
        },
      ],
    };
    expect(told({ phases: [table, knockout, next] })).toEqual([
      'phases[2].groups[0].entrants[1]: there is no tie "no" before it',
    ]);
  });
});

describe('tables', () => {
  test('groups of the same name, rules without order', () => {
    const strangers = ['X', 'Y', 'Z'].map((team) => ({ kind: 'team', team }) as const);
    const again = { id: '1', entrants: strangers };
    expect(withTable({ groups: [...table.groups, again] })).toEqual([
      'phases[0].groups[2]: "1" appears twice',
    ]);
    const rules = { ...table.stage.rules, tiebreakers: [] };
    expect(withTable({ stage: { ...table.stage, rules } })).toEqual([
      'phases[0].rules.tiebreakers: must not be empty',
    ]);
  });

  test('matches, points and departures that cannot be', () => {
    const matches: readonly Match[] = [
      { id: 'x', home: 'A', away: 'A', result: score(-3, 1.5) },
      { id: 'x', home: 'A', away: 'nobody' },
      { id: '', home: 'B', away: 'C' },
    ];
    const withdrawals = [{ team: 'gone' }];
    expect(withTable({ stage: { ...table.stage, matches, withdrawals } })).toEqual([
      'phases[0].matches[1]: "x" appears twice',
      'phases[0].matches[2]: must not be empty',
      'phases[0].matches[0]: "A" cannot play itself',
      'phases[0].matches[0].result.score.home: must be a whole number from 0 to 999, not -3',
      'phases[0].matches[0].result.score.away: must be a whole number from 0 to 999, not 1.5',
      'phases[0].matches[1].away: "nobody" is not in teams',
      'phases[0].withdrawals[0].team: "gone" is not in teams',
    ]);
  });

  test('a team in two places', () => {
    const [first] = table.groups;
    const twice = { id: '3', entrants: first ? first.entrants.slice(0, 1) : [] };
    expect(withTable({ groups: [...table.groups, twice] })).toEqual([
      'phases[0].teams[6]: "A" appears twice',
    ]);
  });

  test('anybody may play where the entrants are not known yet', () => {
    const next: TablePhase = {
      ...table,
      groups: [{ id: 'new', entrants: [{ kind: 'winner', tie: 'final' }] }],
      stage: { ...table.stage, matches: [{ id: 'm', home: 'A', away: 'whoever' }] },
    };
    expect(told({ phases: [table, knockout, next] })).toEqual([]);
  });

  test('more or fewer thirds than the table places', () => {
    expect(withTable({ thirds: { count: 2, against: ['1', '2'] } })).toEqual([]);
    expect(withTable({ thirds: { count: 3, table: EURO_2020_THIRDS } })).toEqual([
      'phases[0].thirds.count: must be a whole number from 1 to 2, not 3',
      'phases[0].thirds.count: 3 go through, but 4 winners meet a third',
    ]);
    expect(withTable({ thirds: { count: 1 } })).toEqual([
      'phases[0].thirds.count: 1 go through, but 0 winners meet a third',
    ]);
    const withThird = { ...table, thirds: { count: 1, against: ['1'] } };
    expect(withSlot({ kind: 'third', against: '1' }, [withThird])).toEqual([]);
  });
});

describe('brackets', () => {
  test('ties of the same name, rules that decide nothing', () => {
    const [first] = knockout.bracket.ties;
    const rule = { legs: 1, awayGoals: 'off', deciders: [] } as const;
    const ties = first ? [...knockout.bracket.ties, { ...first, rule }] : [];
    expect(withKnockout({ bracket: { ...knockout.bracket, ties } })).toEqual([
      'phases[1].ties[4]: "semi1" appears twice',
      'phases[1].ties[4].rule.deciders: must not be empty',
    ]);
  });

  test('matches of no tie, and impossible results', () => {
    const match = { id: 'm', home: 'A', away: 'B' };
    expect(withKnockout({ matches: [match, { ...match, tie: 'x' }] })).toEqual([
      'phases[1].matches[1]: "m" appears twice',
      'phases[1].matches[0].tie: there is no tie ""',
      'phases[1].matches[1].tie: there is no tie "x"',
    ]);
    expect(withKnockout({ matches: [{ ...match, away: 'A', tie: 'final' }] })).toEqual([
      'phases[1].matches[0]: "A" cannot play itself',
    ]);
    expect(withKnockout({ matches: [{ ...match, tie: 'final', result: score(-1, 0) }] })).toEqual([
      'phases[1].matches[0].result.score.home: must be a whole number from 0 to 999, not -1',
    ]);
  });
});
