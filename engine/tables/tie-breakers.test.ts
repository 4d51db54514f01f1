import { describe, expect, test } from 'vitest';
import { writtenMatch, writtenStage } from '#engine/fixtures/written.ts';
import type { Cards, Match, TableStage, TeamId, Tiebreaker, View } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import { makeContest, scopeOf } from './separation.ts';
import { CRITERIA } from './tie-breakers.ts';

/** The value of a criterion for each team of the stage, with all of them level. */
function values(stage: TableStage, name: Tiebreaker, view: View = {}, teams = stage.teams) {
  const ledger = makeLedger(stage);
  const group = teams.map((team) => ledger.placeOf(team) ?? -1);
  const scope = scopeOf(makeContest(ledger, view), group);
  return group.map((place) => CRITERIA[name].value(scope, place));
}

const stage = writtenStage(
  `
  r1 A 3-1 B
  r1 C 0-0 D
  r2 A 1-1 C
  r2 D 2-4 B
  r3 D 1-0 A
  r3 B 2-2 C
`,
  ['points'],
);

describe('columns of the table', () => {
  test.each<[Tiebreaker, number[]]>([
    ['points', [4, 4, 3, 4]],
    ['wins', [1, 1, 0, 1]],
    ['goal_difference', [1, 0, 0, -1]],
    ['goals_for', [4, 7, 3, 3]],
    ['goals_against', [3, 7, 3, 4]],
    ['away_goals', [0, 5, 3, 0]],
    ['away_wins', [0, 1, 0, 0]],
    ['win_rate', [1 / 3, 1 / 3, 0, 1 / 3]],
    ['fewest_walkovers', [0, 0, 0, 0]],
    ['opponents_points', [11, 11, 12, 11]],
    ['opponents_goal_difference', [-1, 0, 0, 1]],
    ['opponents_goals_for', [13, 10, 14, 14]],
    ['buchholz', [11, 11, 12, 11]],
    ['median_buchholz', [4, 4, 4, 4]],
    ['sonneborn_berger', [5.5, 5.5, 6, 5.5]],
  ])('%s', (name, expected) => {
    expect(values(stage, name)).toEqual(expected);
  });

  test('every criterion says which way is better', () => {
    const ways = new Set(Object.values(CRITERIA).map(({ better }) => better));
    expect([...ways].toSorted()).toEqual(['fewer', 'more']);
  });

  test('fewer is better for goals against, cards, walkovers and places in an order', () => {
    const fewer = Object.entries(CRITERIA).filter(([, { better }]) => better === 'fewer');
    expect(fewer.map(([name]) => name).toSorted()).toEqual([
      'disciplinary_points',
      'fewest_red_cards',
      'fewest_walkovers',
      'fewest_yellow_cards',
      'goals_against',
      'lots',
      'playoff',
    ]);
  });

  test('a view narrows the figures per match too', () => {
    expect(values(stage, 'away_goals', { upToRound: 2 })).toEqual([0, 5, 1, 0]);
    expect(values(stage, 'away_goals', { venue: 'home' })).toEqual([0, 0, 0, 0]);
    expect(values(stage, 'opponents_points', { venue: 'home' })).toEqual([2, 1, 3, 5]);
    expect(values(stage, 'opponents_points', { venue: 'away' })).toEqual([1, 1, 3, 2]);
  });

  test('goals away from home do not exist on neutral ground', () => {
    const match = writtenMatch('A 1-4 B', { neutral: true });
    const neutral = { ...stage, teams: ['A', 'B'], matches: [match] };
    expect(values(neutral, 'away_goals')).toEqual([0, 0]);
    expect(values(neutral, 'away_wins')).toEqual([0, 0]);
  });

  test('a team that has not played has won none of its matches', () => {
    expect(values({ ...stage, teams: ['A', 'Z'] }, 'win_rate')[1]).toBe(0);
  });
});

describe('the table among the level teams', () => {
  const among = ['A', 'B', 'C'];
  test.each<[Tiebreaker, number[]]>([
    ['h2h_points', [4, 1, 2]],
    ['h2h_goal_difference', [2, -2, 0]],
    ['h2h_goals_for', [4, 3, 3]],
    ['h2h_away_goals', [0, 1, 3]],
    ['head_to_head_two_teams_only', [4, 1, 2]],
  ])('%s', (name, expected) => {
    expect(values(stage, name, {}, among)).toEqual(expected);
  });

  test('adjustments stay out of it', () => {
    const punished = { ...stage, adjustments: [{ team: 'A', points: -4 }] };
    expect(values(punished, 'h2h_points', {}, among)).toEqual([4, 1, 2]);
    expect(values(punished, 'points', {}, among)).toEqual([0, 4, 3]);
  });
});

describe('cards', () => {
  const cards = (
    yellow: number,
    secondYellow: number,
    red: number,
    yellowAndRed: number,
  ): Cards => ({
    yellow,
    secondYellow,
    red,
    yellowAndRed,
  });
  const match: Match = writtenMatch('r1 A 0-0 B', {
    cards: { home: cards(2, 1, 0, 0), away: cards(0, 0, 1, 1) },
  });
  const booked: TableStage = {
    ...stage,
    teams: ['A', 'B'],
    matches: [match, writtenMatch('r2 B 1-1 A')],
  };

  test.each<[Tiebreaker, number[]]>([
    ['fewest_red_cards', [1, 2]],
    ['fewest_yellow_cards', [2, 1]],
    ['fair_play', [-5, -9]],
    ['disciplinary_points', [5, 7]],
  ])('%s', (name, expected) => {
    expect(values(booked, name)).toEqual(expected);
  });

  test('the stage’s own scale', () => {
    const scale = { yellow: 10, secondYellow: 1, red: 0, yellowAndRed: 0 };
    const own = { ...booked, rules: { ...booked.rules, fairPlay: scale, disciplinary: scale } };
    expect(values(own, 'fair_play')).toEqual([21, 0]);
    expect(values(own, 'disciplinary_points')).toEqual([21, 0]);
  });

  test('published totals replace the cards', () => {
    const totals = {
      fairPlay: { A: -7, B: -1 },
      disciplinary: { A: 2, B: 3 },
      redCards: { A: 9, B: 0 },
      yellowCards: { A: 1, B: 8 },
    };
    const known = { ...booked, facts: totals };
    expect(values(known, 'fair_play')).toEqual([-7, -1]);
    expect(values(known, 'disciplinary_points')).toEqual([2, 3]);
    expect(values(known, 'fewest_red_cards')).toEqual([9, 0]);
    expect(values(known, 'fewest_yellow_cards')).toEqual([1, 8]);
  });

  test('a card total that is missing does not count as none', () => {
    const partial = { fairPlay: { A: -7 }, disciplinary: { B: 3 }, redCards: {}, yellowCards: {} };
    const known = { ...booked, facts: partial };
    expect(values(known, 'fair_play')).toEqual([0, 0]);
    expect(values(known, 'disciplinary_points')).toEqual([0, 0]);
    expect(values(known, 'fewest_red_cards')).toEqual([0, 0]);
    expect(values(known, 'fewest_yellow_cards')).toEqual([0, 0]);
  });

  test('cards of a match struck from the records do not count', () => {
    const annulled = { ...booked, matches: [{ ...match, result: { kind: 'annulled' } as const }] };
    expect(values(annulled, 'fair_play')).toEqual([0, 0]);
  });
});

describe('byes', () => {
  const swiss: TableStage = {
    ...stage,
    teams: ['A', 'B', 'C'],
    matches: [writtenMatch('r1 A 1-0 B'), writtenMatch('r2 C 2-2 A')],
    byes: [
      { team: 'C', round: 1 },
      { team: 'B', round: 2 },
    ],
  };

  test('count as an opponent with the team’s own score', () => {
    expect(values(swiss, 'points')).toEqual([4, 3, 4]);
    expect(values(swiss, 'buchholz')).toEqual([7, 4 + 3, 4 + 4]);
    expect(values(swiss, 'sonneborn_berger')).toEqual([3 + 2, 0 + 3, 2 + 4]);
  });

  test('only once their round is shown', () => {
    expect(values(swiss, 'buchholz', { upToRound: 1 })).toEqual([0, 3, 3]);
    const later = { ...swiss, byes: [{ team: 'A', round: 3 }] };
    expect(values(later, 'buchholz', { upToRound: 2 })[0]).toBe(1);
    expect(values(later, 'buchholz', { upToRound: 3 })[0]).toBe(1 + 7);
  });

  test('the points of a bye are a setting', () => {
    const rules = { ...swiss.rules, byePoints: 1 };
    expect(values({ ...swiss, rules }, 'points')).toEqual([4, 1, 2]);
  });
});

describe('what no match tells', () => {
  test('a coefficient, or nothing for all', () => {
    const coefficient = { A: 12.5, B: -1, C: 0, D: 3 };
    expect(values({ ...stage, facts: { coefficient } }, 'coefficient')).toEqual([12.5, -1, 0, 3]);
    const { B: _, ...partial } = coefficient;
    expect(values({ ...stage, facts: { coefficient: partial } }, 'coefficient')).toEqual([
      0, 0, 0, 0,
    ]);
    expect(values(stage, 'coefficient')).toEqual([0, 0, 0, 0]);
  });

  test('names of built-in properties are teams like any other', () => {
    const odd = writtenStage('constructor 1-0 __proto__', ['points'], {
      facts: { coefficient: { A: 1 } },
    });
    expect(values(odd, 'coefficient')).toEqual([0, 0]);
    expect(values(odd, 'points')).toEqual([0, 3]);
  });

  test.each(['lots', 'playoff'] as const)(
    '%s: the order, once all the level teams are in it',
    (name) => {
      const ordered = (order: TeamId[]) => ({ ...stage, facts: { [name]: order } });
      expect(values(ordered(['C', 'A', 'D', 'B']), name)).toEqual([2, 4, 1, 3]);
      expect(values(ordered(['C', 'A', 'D']), name)).toEqual([0, 0, 0, 0]);
      expect(values(ordered(['X', 'C', 'A']), name, {}, ['A', 'C'])).toEqual([3, 2]);
    },
  );

  test('a shoot-out in their own match is the play-off of two teams, not of three', () => {
    const drawn = writtenStage('A 1-1 B pens 3-4\nA 0-0 C', ['points']);
    expect(values(drawn, 'playoff', {}, ['A', 'B'])).toEqual([2, 1]);
    expect(values(drawn, 'playoff', {}, ['A', 'C'])).toEqual([0, 0]);
    expect(values(drawn, 'playoff')).toEqual([0, 0, 0]);
    const won = writtenStage('A 1-1 B pens 4-3', ['points']);
    expect(values(won, 'playoff')).toEqual([1, 2]);
  });

  test('the last shoot-out between the two counts', () => {
    const twice = writtenStage('r1 A 1-1 B pens 3-4\nr2 B 0-0 A pens 1-2', ['points']);
    expect(values(twice, 'playoff')).toEqual([1, 2]);
  });
});

test('walkovers count against who forfeited', () => {
  const result = { kind: 'walkover', winner: 'away' } as const;
  const forfeits = { ...stage, teams: ['A', 'B'], matches: [writtenMatch('A - B', { result })] };
  expect(values(forfeits, 'fewest_walkovers')).toEqual([1, 0]);
});
