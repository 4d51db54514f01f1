// Each criterion in a table of its own: level on points, A is ahead; with the names exchanged, B is.
import { describe, expect, test } from 'vitest';
import { writtenMatch, writtenStage } from '#engine/fixtures/written.ts';
import type {
  Cards,
  Match,
  Result,
  TableStage,
  TeamFacts,
  TeamId,
  Tiebreaker,
} from '#engine/types.ts';
import { standings } from './standings.ts';
import { CRITERIA } from './tie-breakers.ts';

const NAMES = Object.keys(CRITERIA) as Tiebreaker[];

/** The teams in question with their positions, by these criteria alone. */
function places(stage: TableStage, tiebreakers: readonly Tiebreaker[], teams: readonly TeamId[]) {
  return standings({ ...stage, rules: { ...stage.rules, tiebreakers } }, { only: teams })
    .map(({ position, team }) => `${position}${team}`)
    .join(' ');
}

/** The same season with A and B exchanged; the list of teams keeps its order. */
function mirrored(stage: TableStage): TableStage {
  const text = JSON.stringify(stage).replaceAll(/"[AB]"/g, (name) =>
    name === '"A"' ? '"B"' : '"A"',
  );
  return { ...(JSON.parse(text) as TableStage), teams: stage.teams };
}

function expectAhead(stage: TableStage, criterion: Tiebreaker) {
  const pair = ['A', 'B'];
  expect(places(stage, ['points'], pair)).toBe('1A 1B');
  expect(places(stage, ['points', criterion], pair)).toBe('1A 2B');
  expect(places(mirrored(stage), ['points', criterion], pair)).toBe('1B 2A');
}

describe('level on points, the team ahead is the one with', () => {
  test.each<[string, Tiebreaker, string]>([
    [
      'more wins, whatever the draws (CBF art. 15)',
      'wins',
      'A 1-0 X\nX 1-0 A\nX 1-0 A\nB 0-0 X\nX 0-0 B\nB 0-0 X',
    ],
    ['the better goal difference, with fewer goals', 'goal_difference', 'A 2-0 X\nB 5-4 X'],
    ['more goals, with the worse difference', 'goals_for', 'A 5-4 X\nB 2-0 X'],
    ['fewer goals against, with fewer goals for', 'goals_against', 'A 1-0 X\nB 5-4 X'],
    [
      'more goals away, with fewer goals (UEFA league phase art. 18.01)',
      'away_goals',
      'X 2-2 A\nB 4-4 X',
    ],
    [
      'more wins away, with as many wins (UEFA league phase art. 18.01)',
      'away_wins',
      'X 0-1 A\nA 0-1 X\nB 1-0 X\nX 5-4 B',
    ],
    [
      'more wins for its matches, where not all have played as many',
      'win_rate',
      'A 1-0 X\nX 1-0 A\nB 1-0 X\nX 1-0 B\nX 1-0 B',
    ],
    ['the points of their own match', 'h2h_points', 'A 1-0 B\nB 9-0 X'],
    [
      'the difference of their own matches, when each won one',
      'h2h_goal_difference',
      'A 2-0 B\nB 1-0 A\nA 1-0 X\nB 9-0 X',
    ],
    [
      'the goals of their own matches, when each won one',
      'h2h_goals_for',
      'A 2-0 B\nB 1-0 A\nA 1-0 X\nB 9-0 X',
    ],
    [
      'more goals away in their own matches; elsewhere they do not count',
      'h2h_away_goals',
      'A 0-0 B\nB 1-1 A\nX 3-3 B\nX 0-0 A',
    ],
    [
      'the confronto direto: points of the two matches',
      'head_to_head_two_teams_only',
      'A 1-0 B\nB 1-1 A\nB 9-0 X',
    ],
    [
      'the confronto direto: goals of the two matches, when each won one',
      'head_to_head_two_teams_only',
      'A 2-0 B\nB 1-0 A\nA 1-0 X\nB 9-0 X',
    ],
    [
      'opponents of more points (UEFA league phase art. 18.01)',
      'opponents_points',
      'A 1-0 X\nX 1-0 Z\nB 9-0 Y',
    ],
    [
      'opponents of better goal difference (UEFA league phase art. 18.01)',
      'opponents_goal_difference',
      'A 1-0 X\nB 8-6 Y',
    ],
    [
      'opponents of more goals (UEFA league phase art. 18.01)',
      'opponents_goals_for',
      'A 9-2 X\nB 1-0 Y',
    ],
    ['opponents of higher scores (Buchholz)', 'buchholz', 'A 1-0 X\nX 1-0 Z\nB 9-0 Y'],
    [
      'the stronger middle of its opponents, best and worst left out (median Buchholz)',
      'median_buchholz',
      'A 1-0 X\nA 1-0 Y\nA 1-0 Z\nX 1-0 P\nY 1-0 P\nB 1-0 U\nB 1-0 V\nB 1-0 W\nU 1-0 P\nP 0-1 U\nU 1-0 P',
    ],
    [
      'the win over the stronger of two opponents (Sonneborn-Berger)',
      'sonneborn_berger',
      'X 3-0 Y\nA 1-0 X\nY 1-0 A\nX 1-0 B\nB 1-0 Y',
    ],
    [
      'the draw with the stronger opponent, half its score (Sonneborn-Berger)',
      'sonneborn_berger',
      'X 3-0 Y\nA 1-1 X\nB 1-1 Y',
    ],
  ])('%s', (_, criterion, text) => {
    expectAhead(writtenStage(text, []), criterion);
  });
});

describe('three level teams, each with its place', () => {
  test('goals among the three, when all drew: those against others stay out', () => {
    const stage = writtenStage('A 2-2 B\nC 1-1 A\nB 0-0 C\nA 1-0 X\nB 5-0 X\nC 9-0 X', [
      'points',
      'h2h_goals_for',
    ]);
    expect(places(stage, stage.rules.tiebreakers, ['C', 'B', 'A'])).toBe('1A 2B 3C');
  });

  test('the confronto direto is not asked (CBF art. 15)', () => {
    const stage = writtenStage('A 3-0 B\nB 1-0 C\nC 1-0 A', []);
    const asked = ['points', 'head_to_head_two_teams_only'] as const;
    expect(places(stage, asked, ['A', 'B', 'C'])).toBe('1A 1B 1C');
    expect(places(stage, ['points', 'h2h_goal_difference'], ['A', 'B', 'C'])).toBe('1A 2C 3B');
  });
});

describe('discipline', () => {
  const CLEAN: Cards = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };
  const drawn = (home: Partial<Cards>, away: Partial<Cards>, round = 1): Match =>
    writtenMatch(`r${round} A 1-1 B`, {
      cards: { home: { ...CLEAN, ...home }, away: { ...CLEAN, ...away } },
    });
  const booked = (...matches: readonly Match[]) => ({ ...writtenStage('A 1-1 B', []), matches });

  test.each<[string, Tiebreaker, Partial<Cards>, Partial<Cards>]>([
    ['fewer red cards, with more yellow', 'fewest_red_cards', { yellow: 9 }, { red: 1 }],
    ['no second yellow', 'fewest_red_cards', { yellow: 9 }, { secondYellow: 1 }],
    ['fewer yellow cards, with more red', 'fewest_yellow_cards', { red: 2 }, { yellow: 1 }],
    ['a yellow card less: -1 each (FIFA)', 'fair_play', { yellow: 3 }, { yellow: 4 }],
    ['a second yellow, -3, for a red card, -4', 'fair_play', { secondYellow: 1 }, { red: 1 }],
    ['three yellow cards for one red, -4', 'fair_play', { yellow: 3 }, { red: 1 }],
    ['a red card, -4, for yellow and red, -5', 'fair_play', { red: 1 }, { yellowAndRed: 1 }],
    ['two yellow cards for one sending-off, 3', 'disciplinary_points', { yellow: 2 }, { red: 1 }],
    [
      'two yellow cards for a second one, 3',
      'disciplinary_points',
      { yellow: 2 },
      { secondYellow: 1 },
    ],
  ])('ahead is the team with %s', (_, criterion, home, away) => {
    expectAhead(booked(drawn(home, away)), criterion);
  });

  test('FIFA separates a red card from a second yellow, UEFA does not', () => {
    const stage = booked(drawn({ secondYellow: 1 }, { red: 1 }));
    expect(places(stage, ['fair_play'], ['A', 'B'])).toBe('1A 2B');
    expect(places(stage, ['disciplinary_points'], ['A', 'B'])).toBe('1A 1B');
  });

  test('cards add up over the matches', () => {
    const stage = booked(drawn({ yellow: 2 }, {}), drawn({}, { yellow: 3 }, 2));
    expectAhead(stage, 'fewest_yellow_cards');
    expectAhead(stage, 'fair_play');
    expectAhead(stage, 'disciplinary_points');
  });

  test.each<[Tiebreaker, TeamFacts]>([
    ['fewest_red_cards', { redCards: { A: 1, B: 2 } }],
    ['fewest_yellow_cards', { yellowCards: { A: 30, B: 31 } }],
    ['fair_play', { fairPlay: { A: -4, B: -6 } }],
    ['disciplinary_points', { disciplinary: { A: 4, B: 6 } }],
  ])('%s: the published totals decide against the cards of the matches', (criterion, facts) => {
    const worse = { yellow: 4, red: 2 };
    expectAhead({ ...booked(drawn(worse, {})), facts }, criterion);
  });

  test('ahead is the team that never forfeited, level on points with one that did', () => {
    const forfeit: Result = { kind: 'walkover', winner: 'away' };
    const lost = writtenStage('A 0-3 X\nB - X', []);
    const matches = lost.matches.map((match) => ({ result: forfeit, ...match }));
    expectAhead({ ...lost, matches }, 'fewest_walkovers');
  });
});

describe('what no match tells', () => {
  const drawn = writtenStage('A 1-1 B\nB 0-0 C\nA 0-0 C', []);
  const PAIR = ['A', 'B'];

  test('the higher coefficient is ahead', () => {
    expectAhead({ ...drawn, facts: { coefficient: { A: 90.5, B: 90.25 } } }, 'coefficient');
  });

  test('a team without a coefficient is neither ahead nor behind', () => {
    const partial = { ...drawn, facts: { coefficient: { A: 0.5, C: -0.5 } } };
    expect(places(partial, ['points', 'coefficient'], PAIR)).toBe('1A 1B');
    expect(places(partial, ['points', 'coefficient'], ['A', 'C'])).toBe('1A 2C');
  });

  test.each(['lots', 'playoff'] as const)('%s: the first of the order is ahead', (criterion) => {
    expectAhead({ ...drawn, facts: { [criterion]: ['A', 'B'] } }, criterion);
    expectAhead({ ...drawn, facts: { [criterion]: ['C', 'A', 'X', 'B'] } }, criterion);
  });

  test.each(['lots', 'playoff'] as const)(
    '%s: an order without one of the level teams decides nothing',
    (criterion) => {
      const partial = { ...drawn, facts: { [criterion]: ['C', 'B'] } };
      expect(places(partial, ['points', criterion], ['A', 'B', 'C'])).toBe('1A 1B 1C');
      expect(places(partial, ['points', criterion], PAIR)).toBe('1A 1B');
    },
  );

  test('lots drawn do not stand for a play-off, nor a play-off for lots', () => {
    const lots = { ...drawn, facts: { lots: ['B', 'A'] } };
    expect(places(lots, ['playoff'], PAIR)).toBe('1A 1B');
    const playoff = { ...drawn, facts: { playoff: ['B', 'A'] } };
    expect(places(playoff, ['lots'], PAIR)).toBe('1A 1B');
  });

  test('penalties after their own match decide between two (UEFA Euro art. 20)', () => {
    expectAhead(writtenStage('A 1-1 B pens 5-4', []), 'playoff');
    expectAhead(writtenStage('B 1-1 A pens 4-5', []), 'playoff');
  });

  test('penalties against a third team decide nothing between two', () => {
    const others = writtenStage('A 1-1 B\nA 0-0 X pens 5-4\nX 0-0 B pens 5-4', []);
    expect(places(others, ['points', 'playoff'], PAIR)).toBe('1A 1B');
  });

  test('the order of a play-off stands above penalties after an earlier match', () => {
    const stage = writtenStage('A 1-1 B pens 4-5', []);
    expectAhead({ ...stage, facts: { playoff: ['A', 'B'] } }, 'playoff');
  });
});

describe('nothing to separate', () => {
  test.each(NAMES)('%s: before the first match all are first', (criterion) => {
    expect(places(writtenStage('A - B', []), [criterion], ['A', 'B'])).toBe('1A 1B');
  });

  test.each(NAMES)('%s: the same results at home and away are level', (criterion) => {
    const even = writtenStage('A 2-1 B\nB 2-1 A\nA 1-1 X\nX 0-0 A\nB 1-1 X\nX 0-0 B', []);
    expect(places(even, [criterion], ['A', 'B'])).toBe('1A 1B');
    expect(places(even, ['points', criterion], ['A', 'B'])).toBe('1A 1B');
  });
});
