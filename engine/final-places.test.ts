import { describe, expect, test } from 'vitest';
import { type Competition, competitionState, type TablePhase } from './competition.ts';
import { finalPlaces, generalTable } from './final-places.ts';
import { score, smallCup } from './fixtures/small-cup.ts';
import { writtenMatch, writtenStage } from './fixtures/written.ts';
import { knockout } from './knockout/single-elimination.ts';
import type { Match, Slot, TeamId } from './types.ts';

const shown = (competition: Competition) =>
  finalPlaces(competition).map(({ team, from, to, phase }) => `${from}-${to} ${team} of ${phase}`);

const GROUPS = {
  AB: score(1, 0),
  AC: score(2, 0),
  BC: score(1, 0),
  PQ: score(1, 0),
  PR: score(1, 0),
  QR: score(3, 0),
};
const tie = (id: string, text: string, extra: Partial<Match> = {}) =>
  writtenMatch(text, { id, tie: id, ...extra });
const SEMIS = [tie('semi1', 'A 2-0 Q'), tie('semi2', 'P 1-1 B pens 3-4')];

describe('a cup after groups', () => {
  test('everybody has a final place: those of the cup, then those of the groups', () => {
    const end = smallCup(GROUPS, [...SEMIS, tie('third', 'Q 1-0 P'), tie('final', 'A 0-1 B')]);
    expect(shown(end)).toEqual([
      '1-1 B of 2',
      '2-2 A of 2',
      '3-3 Q of 2',
      '4-4 P of 2',
      '5-5 C of 1',
      '6-6 R of 1',
    ]);
  });

  test('beside the place stands what was won over all phases', () => {
    const end = smallCup(GROUPS, [...SEMIS, tie('third', 'Q 1-0 P'), tie('final', 'A 0-1 B')]);
    const [champion] = finalPlaces(end);
    expect(champion?.totals).toMatchObject({
      points: 7,
      played: 4,
      wins: 2,
      draws: 1,
      losses: 1,
      goalsFor: 3,
      goalsAgainst: 2,
    });
  });

  test('who shares a range is listed by what it won', () => {
    const open = smallCup(GROUPS, SEMIS);
    expect(shown(open)).toEqual(['3-4 P of 2', '3-4 Q of 2', '5-5 C of 1', '6-6 R of 1']);
  });

  test('without a champion the second place is the best', () => {
    const missed = tie('final', 'A - B', { result: { kind: 'double_walkover' } });
    const end = smallCup(GROUPS, [...SEMIS, missed]);
    expect(shown(end).slice(0, 2)).toEqual(['2-2 A of 2', '2-2 B of 2']);
  });

  test('a match whose teams no longer meet counts nothing', () => {
    const stray = tie('semi1', 'C 9-0 Q');
    const places = finalPlaces(smallCup(GROUPS, [stray]));
    expect(places.find(({ team }) => team === 'C')?.totals.played).toBe(2);
  });

  test('while a group is open nobody has fallen', () => {
    const { BC: _, ...rest } = GROUPS;
    expect(shown(smallCup(rest))).toEqual([]);
  });

  test('while lots are to say who goes on nobody has fallen', () => {
    const level = smallCup({ ...GROUPS, BC: score(0, 0), AB: score(1, 0), AC: score(1, 0) });
    const [table, cup] = level.phases as [TablePhase, Competition['phases'][number]];
    const { facts: _, ...stage } = table.stage;
    expect(shown({ phases: [{ ...table, stage }, cup] })).toEqual([]);
    expect(shown(level)).toEqual(['5-5 C of 1', '6-6 R of 1']);
  });
});

const named = (...teams: TeamId[]) => teams.map((team): Slot => ({ kind: 'team', team }));

describe('a league', () => {
  const league = (text: string, extra: Partial<TablePhase['stage']> = {}): Competition => {
    const { matches, rules } = writtenStage(text, ['points', 'wins']);
    const stage = { matches, rules, ...extra };
    return {
      phases: [{ kind: 'table', groups: [{ id: '', entrants: named('A', 'B', 'C') }], stage }],
    };
  };

  test('its table is the order; level teams share their places', () => {
    expect(shown(league('A 1-0 B\nA 1-0 C\nB 0-0 C'))).toEqual([
      '1-1 A of 1',
      '2-3 B of 1',
      '2-3 C of 1',
    ]);
    expect(shown(league('A 1-0 B\nA 1-0 C\nB - C'))).toEqual([]);
  });

  test('deductions, byes and withdrawals count in the totals as in the table', () => {
    const adjusted = league('A 1-0 B\nA 1-0 C\nB 1-0 C', {
      adjustments: [{ team: 'A', points: -4 }],
      byes: [{ team: 'B', round: 4 }],
    });
    const points = finalPlaces(adjusted).map(({ team, totals }) => `${team} ${totals.points}`);
    expect(points).toEqual(['B 6', 'A 2', 'C 0']);
    const left = league('A 1-0 B\nA 1-0 C\nB - C', {
      withdrawals: [{ team: 'C' }],
      withdrawalPolicy: 'walkover_forward',
    });
    const [, second] = finalPlaces(left);
    expect([second?.team, second?.totals.wins, second?.totals.goalsFor]).toEqual(['B', 1, 3]);
  });
});

test('a cup alone: three points for a win in its totals, byes are nobody', () => {
  const made = knockout({ entrants: named('A', 'B', 'C') });
  if (!made.ok) throw new Error('refused');
  const matches = [tie('1.1', 'B 2-0 C'), tie('2.1', 'A 1-0 B')];
  const places = finalPlaces({ phases: [{ kind: 'knockout', bracket: made.value, matches }] });
  expect(places.map(({ team, from, to, totals }) => [team, from, to, totals.points])).toEqual([
    ['A', 1, 1, 3],
    ['B', 2, 2, 3],
    ['C', 3, 3, 0],
  ]);
});

test('groups alone are ranked against each other', () => {
  const { matches, rules } = writtenStage('A 1-0 B\nP 3-0 Q', ['points', 'goal_difference']);
  const groups = [
    { id: '1', entrants: named('A', 'B') },
    { id: '2', entrants: named('P', 'Q') },
  ];
  expect(shown({ phases: [{ kind: 'table', groups, stage: { matches, rules } }] })).toEqual([
    '1-1 P of 1',
    '2-2 A of 1',
    '3-3 B of 1',
    '4-4 Q of 1',
  ]);
});

describe('who left before the end', () => {
  test('is last of all although more was won than by others, and the others move up', () => {
    const text = 'A 1-0 B\nA 2-0 C\nA 2-0 D\nB 1-0 C\nB - D\nC 1-0 D';
    const { matches, rules } = writtenStage(text, ['points', 'goal_difference']);
    const stage = {
      matches,
      rules,
      withdrawals: [{ team: 'B', afterRound: 2 }],
      withdrawalPolicy: 'walkover_forward' as const,
    };
    const places = finalPlaces({
      phases: [{ kind: 'table', groups: [{ id: '', entrants: named('A', 'B', 'C', 'D') }], stage }],
    });
    expect(places.map(({ team, from, to, left }) => [team, from, to, left ?? false])).toEqual([
      ['A', 1, 1, false],
      ['D', 2, 2, false],
      ['C', 3, 3, false],
      ['B', 4, 4, true],
    ]);
  });

  test('keeps the place when nothing was left to play', () => {
    const { matches, rules } = writtenStage('A 1-0 B\nA 2-0 C\nB 1-0 C', ['points', 'wins']);
    const stage = { matches, rules, withdrawals: [{ team: 'B', afterRound: 9 }] };
    const groups = [{ id: '', entrants: named('A', 'B', 'C') }];
    expect(shown({ phases: [{ kind: 'table', groups, stage }] })).toEqual([
      '1-1 A of 1',
      '2-2 B of 1',
      '3-3 C of 1',
    ]);
  });

  test('of a Swiss phase is known by the rounds in which only the others were paired', () => {
    const { matches, rules } = writtenStage('A 1-0 B\nC 3-0 D\nC 1-0 A\nB 1-0 A', [
      'points',
      'wins',
    ]);
    const stage = { matches, rules, withdrawals: [{ team: 'D', afterRound: 1 }] };
    const groups = [{ id: '', entrants: named('A', 'B', 'C', 'D') }];
    const places = finalPlaces({ phases: [{ kind: 'table', groups, stage }] });
    expect(places.at(-1)).toMatchObject({ team: 'D', from: 4, to: 4, left: true });
  });

  test('of a cup comes after those who fell in the groups; whoever was beaten there first does not', () => {
    const cup = smallCup(GROUPS, [SEMIS[1] as Match, tie('final', 'A 0-1 B')]);
    const [groups, bracket] = cup.phases as [TablePhase, Competition['phases'][number]];
    const matches = [
      tie('semi1', 'A - Q'),
      ...(bracket.kind === 'knockout' ? bracket.matches : []),
    ];
    const out = { phases: [groups, { ...bracket, matches, out: ['Q', 'P'] }] } as Competition;
    const places = finalPlaces(out).map(({ team, from, to, left }) => [team, from, to, left]);
    expect(places).toEqual([
      ['B', 1, 1, undefined],
      ['A', 2, 2, undefined],
      ['P', 3, 3, undefined],
      ['C', 4, 4, undefined],
      ['R', 5, 5, undefined],
      ['Q', 6, 6, true],
    ]);
  });

  test('of a cup is not whoever was beaten there while a leg was left that nobody needed', () => {
    const cup = smallCup(GROUPS, SEMIS);
    const [groups, bracket] = cup.phases as [TablePhase, Competition['phases'][number]];
    const matches = [
      ...(bracket.kind === 'knockout' ? bracket.matches : []),
      tie('final', 'A 0-1 B'),
      { ...tie('final', 'B - A'), id: 'void', leg: 2 },
    ];
    const out = { phases: [groups, { ...bracket, matches, out: ['A'] }] } as Competition;
    const places = finalPlaces(out);
    expect(places[1]).toMatchObject({ team: 'A', from: 2, to: 2 });
    expect(places.filter(({ left }) => left)).toEqual([]);
    const played = generalTable(out, competitionState(out)).find(({ team }) => team === 'A');
    expect(played?.losses).toBe(1);
  });

  test('a tie that they did not come to counts as the walkover that it is', () => {
    const cup = smallCup(GROUPS, [tie('semi1', 'A - Q'), SEMIS[1] as Match]);
    const [groups, bracket] = cup.phases as [TablePhase, Competition['phases'][number]];
    const out = { phases: [groups, { ...bracket, out: ['Q'] }] } as Competition;
    const states = competitionState(out);
    const state = states[1];
    expect(state?.kind === 'knockout' && state.results.get('semi1')?.aggregate).toEqual([3, 0]);
    const rows = generalTable(out, states).filter(({ team }) => team === 'A' || team === 'Q');
    expect(
      rows.map(({ team, played, goalsFor, losses }) => [team, played, goalsFor, losses]),
    ).toEqual([
      ['A', 3, 6, 0],
      ['Q', 3, 3, 2],
    ]);
  });

  test('nobody gets a title that nobody won', () => {
    const cup = smallCup(GROUPS, SEMIS);
    const [groups, bracket] = cup.phases as [TablePhase, Competition['phases'][number]];
    const matches = [
      ...(bracket.kind === 'knockout' ? bracket.matches : []),
      tie('final', 'A - B'),
    ];
    const out = { phases: [groups, { ...bracket, matches, out: ['A', 'B'] }] } as Competition;
    expect(
      finalPlaces(out)
        .map(({ from }) => from)
        .includes(1),
    ).toBe(false);
  });
});
