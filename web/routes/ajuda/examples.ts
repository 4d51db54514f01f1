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

/** 'Sabiá 2-1 Guará'; ' wo' at the end says that it was a walkover. */
function parseMatch(line: string, index: number): Match {
  const [, home = '', homeGoals, awayGoals, away = '', walkover] = LINE.exec(line) ?? [];
  const score = { home: Number(homeGoals), away: Number(awayGoals) };
  const winner = score.home > score.away ? 'home' : 'away';
  const result: Result = walkover ? { kind: 'walkover', winner, score } : { kind: 'played', score };
  return { id: String(index), home, away, round: index + 1, result };
}

type SeasonOfExample = Omit<Example, 'stage' | 'level'> & {
  readonly order: readonly Tiebreaker[];
  readonly level?: readonly string[];
  readonly matches: readonly string[];
  readonly facts?: TableStage['facts'];
  readonly cards?: Match['cards'];
};

const SABIA_AND_GUARA = ['Sabiá', 'Guará'];

function makeExample(season: SeasonOfExample): Example {
  const { id, shows, order, facts, cards, level = SABIA_AND_GUARA } = season;
  const matches = season.matches.map(parseMatch).map((match) => ({ ...match, cards }));
  const teams = [...new Set([...level, ...matches.flatMap(({ home, away }) => [home, away])])];
  const rules = { points: THREE_ONE_NIL, tiebreakers: order, walkover: FORFEIT };
  return { id, shows, level, stage: { teams, matches, rules, ...(facts && { facts }) } };
}

const CBF = PRESETS.cbf.tiebreakers;

const NO_CARDS = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };

const SEASONS: readonly SeasonOfExample[] = [
  {
    id: 'wins',
    order: CBF,
    shows: ['points', 'wins'],
    matches: [
      'Sabiá 1-0 Orla',
      'Serra 1-0 Sabiá',
      'Sabiá 0-1 Garoa',
      'Guará 0-0 Orla',
      'Serra 1-1 Guará',
      'Guará 0-0 Garoa',
    ],
  },
  {
    id: 'goal_difference',
    order: CBF,
    shows: ['points', 'goal_difference'],
    matches: ['Sabiá 3-0 Orla', 'Serra 1-0 Sabiá', 'Guará 1-0 Orla', 'Serra 2-0 Guará'],
  },
  {
    id: 'goals_for',
    order: CBF,
    shows: ['points', 'goal_difference', 'goals_for'],
    matches: ['Sabiá 4-2 Orla', 'Serra 2-1 Sabiá', 'Guará 2-0 Orla', 'Serra 1-0 Guará'],
  },
  {
    id: 'head_to_head_two_teams_only',
    order: CBF,
    shows: ['points', 'goal_difference', 'h2h_points'],
    matches: ['Sabiá 1-0 Guará', 'Serra 1-0 Sabiá', 'Guará 1-0 Orla'],
  },
  {
    id: 'h2h_points',
    order: ['points', 'h2h_points', 'h2h_goal_difference', 'h2h_goals_for', 'goal_difference'],
    shows: ['points', 'goal_difference', 'h2h_points', 'h2h_goal_difference'],
    level: ['Sabiá', 'Cajueiro', 'Guará'],
    matches: [
      'Sabiá 2-0 Guará',
      'Guará 1-0 Cajueiro',
      'Cajueiro 1-0 Sabiá',
      'Guará 5-0 Orla',
      'Sabiá 1-0 Orla',
      'Cajueiro 1-0 Orla',
    ],
  },
  {
    id: 'away_goals',
    order: ['points', 'goal_difference', 'goals_for', 'away_goals'],
    shows: ['points', 'goals_for', 'away_goals'],
    matches: ['Sabiá 1-1 Orla', 'Serra 2-2 Sabiá', 'Guará 2-2 Orla', 'Serra 1-1 Guará'],
  },
  {
    id: 'win_rate',
    order: ['points', 'win_rate'],
    shows: ['points', 'win_rate'],
    matches: [
      'Sabiá 1-0 Orla',
      'Serra 0-1 Sabiá',
      'Guará 1-0 Orla',
      'Serra 0-1 Guará',
      'Guará 0-2 Garoa',
    ],
  },
  {
    id: 'fewest_red_cards',
    order: CBF,
    shows: ['points', 'fewest_red_cards'],
    matches: ['Sabiá 1-1 Guará'],
    facts: { redCards: { Sabiá: 1, Guará: 2 } },
  },
  {
    id: 'fewest_yellow_cards',
    order: CBF,
    shows: ['points', 'fewest_red_cards', 'fewest_yellow_cards'],
    matches: ['Sabiá 1-1 Guará'],
    facts: { redCards: { Sabiá: 1, Guará: 1 }, yellowCards: { Sabiá: 7, Guará: 9 } },
  },
  {
    id: 'fair_play',
    order: ['points', 'goal_difference', 'goals_for', 'h2h_points', 'fair_play'],
    shows: ['points', 'fair_play'],
    matches: ['Sabiá 1-1 Guará'],
    cards: { home: { ...NO_CARDS, yellow: 4 }, away: { ...NO_CARDS, yellow: 3, secondYellow: 1 } },
  },
  {
    id: 'fewest_walkovers',
    order: ['points', 'wins', 'goal_difference', 'goals_for', 'fewest_walkovers'],
    shows: ['points', 'goal_difference', 'fewest_walkovers'],
    matches: ['Sabiá 1-0 Orla', 'Serra 3-0 Sabiá', 'Guará 1-0 Orla', 'Serra 3-0 Guará wo'],
  },
  {
    id: 'opponents_points',
    order: ['points', 'goal_difference', 'goals_for', 'opponents_points'],
    shows: ['points', 'goal_difference', 'opponents_points'],
    matches: ['Sabiá 1-0 Orla', 'Guará 1-0 Garoa', 'Orla 2-0 Garoa'],
  },
  {
    id: 'buchholz',
    order: ['points', 'buchholz'],
    shows: ['points', 'buchholz'],
    matches: [
      'Sabiá 1-0 Orla',
      'Guará 1-0 Garoa',
      'Sabiá 1-0 Serra',
      'Guará 1-0 Ladeira',
      'Orla 1-0 Garoa',
      'Serra 0-0 Ladeira',
    ],
  },
  {
    id: 'sonneborn_berger',
    order: ['points', 'sonneborn_berger'],
    shows: ['points', 'sonneborn_berger'],
    matches: [
      'Sabiá 1-0 Orla',
      'Serra 1-0 Sabiá',
      'Guará 1-0 Garoa',
      'Ladeira 1-0 Guará',
      'Orla 1-0 Garoa',
    ],
  },
  {
    id: 'lots',
    order: CBF,
    shows: ['points', 'goal_difference', 'lots'],
    matches: ['Sabiá 1-1 Guará'],
    facts: { lots: ['Guará', 'Sabiá'] },
  },
  {
    id: 'playoff',
    order: ['points', 'goal_difference', 'playoff'],
    shows: ['points', 'goal_difference', 'playoff'],
    matches: ['Sabiá 1-1 Guará'],
    facts: { playoff: ['Sabiá', 'Guará'] },
  },
];

export const EXAMPLES: readonly Example[] = SEASONS.map(makeExample);
