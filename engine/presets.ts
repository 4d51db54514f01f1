// Ready rules of known competitions, each with the article or the source that gives its order.
// What a preset cannot carry: play-offs foreseen only for the title or relegation (Serie A, Premier League)
// come as `facts.playoff` once they were played.
import type { PointsRule, TableRules, Tiebreaker } from './types.ts';

const THREE_POINTS: PointsRule = { win: 3, draw: 1, loss: 0 };

const HEAD_TO_HEAD: readonly Tiebreaker[] = ['h2h_points', 'h2h_goal_difference', 'h2h_goals_for'];

const rules = (...tiebreakers: readonly Tiebreaker[]): TableRules => ({
  points: THREE_POINTS,
  tiebreakers: ['points', ...tiebreakers],
});

export type PresetName = keyof typeof PRESETS;

export const PRESETS = {
  /** Brasileirão Série A and B: specific regulations 2025, art. 15. */
  cbf: rules(
    'wins',
    'goal_difference',
    'goals_for',
    'head_to_head_two_teams_only',
    'fewest_red_cards',
    'fewest_yellow_cards',
    'lots',
  ),
  /** World Cup 2022 regulations, art. 12: the whole group first, head-to-head after. */
  fifa_2022: rules('goal_difference', 'goals_for', ...HEAD_TO_HEAD, 'fair_play', 'lots'),
  /** World Cup 2026 regulations, art. 13: head-to-head first, FIFA ranking instead of lots. */
  fifa_2026: rules(...HEAD_TO_HEAD, 'goal_difference', 'goals_for', 'fair_play', 'coefficient'),
  /** Euro 2024 regulations, art. 20; `playoff` is the shoot-out at the end of the last group match. */
  uefa_euro: rules(
    ...HEAD_TO_HEAD,
    'goal_difference',
    'goals_for',
    'playoff',
    'wins',
    'disciplinary_points',
    'coefficient',
  ),
  /** Champions League groups up to 2020/21; away goals among the level teams ended in 2021. */
  ucl_groups: rules(
    ...HEAD_TO_HEAD,
    'h2h_away_goals',
    'goal_difference',
    'goals_for',
    'away_goals',
    'wins',
    'away_wins',
    'disciplinary_points',
    'coefficient',
  ),
  /** Champions League since 2024/25, art. 18.01: no head-to-head in a league phase. */
  ucl_league_phase: rules(
    'goal_difference',
    'goals_for',
    'away_goals',
    'wins',
    'away_wins',
    'opponents_points',
    'opponents_goal_difference',
    'opponents_goals_for',
    'disciplinary_points',
    'coefficient',
  ),
  /**
   * Premier League rules since 2019/20, section C. Head-to-head and the play-off are foreseen only where the
   * title, Europe or relegation hangs on them; elsewhere level clubs share a position. Which positions lead to
   * Europe changes with the cups of each season, so the preset applies them to everybody who is level.
   */
  premier_league: rules('goal_difference', 'goals_for', 'h2h_points', 'h2h_away_goals', 'playoff'),
  /** Football League up to 1998/99: goals scored before goal difference. */
  football_league_1990s: rules('goals_for', 'goal_difference'),
  /** RFEF general regulations, art. 201: no goals scored among the level, and only once all was played. */
  la_liga: {
    ...rules(
      'h2h_points',
      'h2h_goal_difference',
      'goal_difference',
      'goals_for',
      'fair_play',
      'playoff',
    ),
    headToHeadWhenComplete: true,
  },
  /** Lega Serie A: the title and the last place in the division are played off since 2022/23. */
  serie_a: rules(
    'playoff',
    'h2h_points',
    'h2h_goal_difference',
    'goal_difference',
    'goals_for',
    'lots',
  ),
  /** CONMEBOL Libertadores and Sudamericana groups up to 2025. */
  conmebol_2025: rules('goal_difference', 'goals_for', 'away_goals', 'coefficient', 'lots'),
  /** CONMEBOL from 2026, art. 2.4.2. */
  conmebol_2026: rules(
    ...HEAD_TO_HEAD,
    'goal_difference',
    'goals_for',
    'fewest_red_cards',
    'fewest_yellow_cards',
    'lots',
  ),
  /** FIDE order for Swiss stages without draws of goals: opponents' scores first. */
  swiss: rules('buchholz', 'median_buchholz', 'sonneborn_berger', 'goal_difference', 'goals_for'),
} satisfies Record<string, TableRules>;
