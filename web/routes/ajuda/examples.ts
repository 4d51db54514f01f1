// Small seasons in which exactly one criterion decides. The help page shows what the engine makes of them,
// so an example cannot say something that a championship would not do.
import { PRESETS } from '#engine/presets.ts';
import type { Match, Result, TableStage, Tiebreaker } from '#engine/types.ts';

export type Example = {
  readonly id: string;
  /** The figures worth showing beside the names. */
  readonly shows: readonly Tiebreaker[];
  readonly level: readonly string[];
  readonly stage: TableStage;
};

const THREE_ONE_NIL = { win: 3, draw: 1, loss: 0 };

const FORFEIT = {
  goalsFor: 3,
  goalsAgainst: 0,
  countGoals: true,
  double: 'both_lose',
  doublePenalty: 0,
} as const;

const LINE = /^(.+) (\d+)-(\d+) (.+?)( wo)?$/;

/** 'Capivara 2-1 Beco'; ' wo' at the end says that it was a walkover. */
function parseMatch(line: string, index: number): Match {
  const [, home = '', homeGoals, awayGoals, away = '', walkover] = LINE.exec(line) ?? [];
  const score = { home: Number(homeGoals), away: Number(awayGoals) };
  const winner = score.home > score.away ? 'home' : 'away';
  const result: Result = walkover ? { kind: 'walkover', winner, score } : { kind: 'played', score };
  return { id: String(index), home, away, round: index + 1, result };
}

type Season = Omit<Example, 'stage' | 'level'> & {
  readonly order: readonly Tiebreaker[];
  readonly level?: readonly string[];
  readonly matches: readonly string[];
  readonly facts?: TableStage['facts'];
  readonly cards?: Match['cards'];
};

const CAPIVARA_AND_BECO = ['Capivara', 'Beco'];

function makeExample(season: Season): Example {
  const { id, shows, order, facts, cards, level = CAPIVARA_AND_BECO } = season;
  const matches = season.matches.map(parseMatch).map((match) => ({ ...match, cards }));
  const teams = [...new Set([...level, ...matches.flatMap(({ home, away }) => [home, away])])];
  const rules = { points: THREE_ONE_NIL, tiebreakers: order, walkover: FORFEIT };
  return { id, shows, level, stage: { teams, matches, rules, ...(facts && { facts }) } };
}

const CBF = PRESETS.cbf.tiebreakers;

const NO_CARDS = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };

const SEASONS: readonly Season[] = [
  {
    id: 'wins',
    order: CBF,
    shows: ['points', 'wins'],
    matches: [
      'Capivara 1-0 Orla',
      'Serra 1-0 Capivara',
      'Capivara 0-1 Garoa',
      'Beco 0-0 Orla',
      'Serra 1-1 Beco',
      'Beco 0-0 Garoa',
    ],
  },
  {
    id: 'goal_difference',
    order: CBF,
    shows: ['points', 'goal_difference'],
    matches: ['Capivara 3-0 Orla', 'Serra 1-0 Capivara', 'Beco 1-0 Orla', 'Serra 2-0 Beco'],
  },
  {
    id: 'goals_for',
    order: CBF,
    shows: ['points', 'goal_difference', 'goals_for'],
    matches: ['Capivara 4-2 Orla', 'Serra 2-1 Capivara', 'Beco 2-0 Orla', 'Serra 1-0 Beco'],
  },
  {
    id: 'head_to_head_two_teams_only',
    order: CBF,
    shows: ['points', 'goal_difference', 'h2h_points'],
    matches: ['Capivara 1-0 Beco', 'Serra 1-0 Capivara', 'Beco 1-0 Orla'],
  },
  {
    id: 'h2h_points',
    order: ['points', 'h2h_points', 'h2h_goal_difference', 'h2h_goals_for', 'goal_difference'],
    shows: ['points', 'goal_difference', 'h2h_points', 'h2h_goal_difference'],
    level: ['Capivara', 'Ventania', 'Beco'],
    matches: [
      'Capivara 2-0 Beco',
      'Beco 1-0 Ventania',
      'Ventania 1-0 Capivara',
      'Beco 5-0 Orla',
      'Capivara 1-0 Orla',
      'Ventania 1-0 Orla',
    ],
  },
  {
    id: 'away_goals',
    order: ['points', 'goal_difference', 'goals_for', 'away_goals'],
    shows: ['points', 'goals_for', 'away_goals'],
    matches: ['Capivara 1-1 Orla', 'Serra 2-2 Capivara', 'Beco 2-2 Orla', 'Serra 1-1 Beco'],
  },
  {
    id: 'win_rate',
    order: ['points', 'win_rate'],
    shows: ['points', 'win_rate'],
    matches: [
      'Capivara 1-0 Orla',
      'Serra 0-1 Capivara',
      'Beco 1-0 Orla',
      'Serra 0-1 Beco',
      'Beco 0-2 Garoa',
    ],
  },
  {
    id: 'fewest_red_cards',
    order: CBF,
    shows: ['points', 'fewest_red_cards'],
    matches: ['Capivara 1-1 Beco'],
    facts: { redCards: { Capivara: 1, Beco: 2 } },
  },
  {
    id: 'fewest_yellow_cards',
    order: CBF,
    shows: ['points', 'fewest_red_cards', 'fewest_yellow_cards'],
    matches: ['Capivara 1-1 Beco'],
    facts: { redCards: { Capivara: 1, Beco: 1 }, yellowCards: { Capivara: 7, Beco: 9 } },
  },
  {
    id: 'fair_play',
    order: ['points', 'goal_difference', 'goals_for', 'h2h_points', 'fair_play'],
    shows: ['points', 'fair_play'],
    matches: ['Capivara 1-1 Beco'],
    cards: { home: { ...NO_CARDS, yellow: 4 }, away: { ...NO_CARDS, yellow: 3, secondYellow: 1 } },
  },
  {
    id: 'fewest_walkovers',
    order: ['points', 'wins', 'goal_difference', 'goals_for', 'fewest_walkovers'],
    shows: ['points', 'goal_difference', 'fewest_walkovers'],
    matches: ['Capivara 1-0 Orla', 'Serra 3-0 Capivara', 'Beco 1-0 Orla', 'Serra 3-0 Beco wo'],
  },
  {
    id: 'opponents_points',
    order: ['points', 'goal_difference', 'goals_for', 'opponents_points'],
    shows: ['points', 'goal_difference', 'opponents_points'],
    matches: ['Capivara 1-0 Orla', 'Beco 1-0 Garoa', 'Orla 2-0 Garoa'],
  },
  {
    id: 'buchholz',
    order: ['points', 'buchholz'],
    shows: ['points', 'buchholz'],
    matches: [
      'Capivara 1-0 Orla',
      'Beco 1-0 Garoa',
      'Capivara 1-0 Serra',
      'Beco 1-0 Ladeira',
      'Orla 1-0 Garoa',
      'Serra 0-0 Ladeira',
    ],
  },
  {
    id: 'sonneborn_berger',
    order: ['points', 'sonneborn_berger'],
    shows: ['points', 'sonneborn_berger'],
    matches: [
      'Capivara 1-0 Orla',
      'Serra 1-0 Capivara',
      'Beco 1-0 Garoa',
      'Ladeira 1-0 Beco',
      'Orla 1-0 Garoa',
    ],
  },
  {
    id: 'lots',
    order: CBF,
    shows: ['points', 'goal_difference', 'lots'],
    matches: ['Capivara 1-1 Beco'],
    facts: { lots: ['Beco', 'Capivara'] },
  },
  {
    id: 'playoff',
    order: ['points', 'goal_difference', 'playoff'],
    shows: ['points', 'goal_difference', 'playoff'],
    matches: ['Capivara 1-1 Beco'],
    facts: { playoff: ['Capivara', 'Beco'] },
  },
];

export const EXAMPLES: readonly Example[] = SEASONS.map(makeExample);
