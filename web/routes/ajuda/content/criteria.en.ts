import type { CriterionText } from './shape.ts';

export const criteria: readonly CriterionText[] = [
  {
    id: 'wins',
    name: 'Wins',
    rule: 'More matches won puts you ahead. It is the first tiebreaker of the Brazilian league: it rewards going for the win over piling up draws.',
    reading: 'Both have 3 points. Sabiá won once; Guará drew three times.',
  },
  {
    id: 'goal_difference',
    name: 'Goal difference',
    rule: 'Goals scored minus goals conceded, over all matches. It comes first in the Premier League and in the Champions League phase.',
    reading: 'One win and one defeat each, but Sabiá won big and lost narrowly.',
  },
  {
    id: 'goals_for',
    name: 'Goals scored',
    rule: 'With the same difference, whoever scored more goes ahead: better to win 4 × 2 than 2 × 0.',
    reading: 'Same difference, +1. Sabiá scored five; Guará, two.',
  },
  {
    id: 'head_to_head_two_teams_only',
    name: 'Head-to-head, two teams only',
    rule: 'The Brazilian model. It looks at the matches between the two level teams: points first, then goal difference. If three or more are level, it is skipped.',
    reading: 'All square so far; Sabiá won the match between them 1 × 0.',
  },
  {
    id: 'h2h_points',
    name: 'Head-to-head, as a mini-table',
    rule: 'The model of UEFA and of the 2026 World Cup. A table is made of the matches among all the level teams, comparing points, goal difference and goals, in that order. If a smaller set is still level on all of them, it gets a new mini-table of its own.',
    reading:
      'Each of them beat one of the others. Among them Sabiá has +1, Cajueiro 0 and Guará −1; Guará’s big win against somebody else does not count.',
  },
  {
    id: 'away_goals',
    name: 'Away goals',
    rule: 'Goals scored as the visiting side, over all matches. The Champions League phase still uses it, after goal difference and goals scored.',
    reading: 'Two draws and three goals each. Away from home, Sabiá scored two.',
  },
  {
    id: 'win_rate',
    name: 'Share of matches won',
    rule: 'Wins divided by matches. Useful when not everyone has played the same number.',
    reading: 'The same 6 points: Sabiá won both of its matches; Guará, two of three.',
  },
  {
    id: 'fewest_red_cards',
    name: 'Fewest red cards',
    rule: 'Fewer sendings-off puts you ahead. In the Brazilian league it comes right after head-to-head.',
    reading:
      'They drew with each other and are level on everything else. One sending-off against two.',
  },
  {
    id: 'fewest_yellow_cards',
    name: 'Fewest yellow cards',
    rule: 'The next step when not even red cards separate. It is the last one before drawing lots.',
    reading: 'As many red cards as each other: seven yellows against nine.',
  },
  {
    id: 'fair_play',
    name: 'Fair play',
    rule: 'Each player costs points once per match: yellow −1, second yellow −3, straight red −4, yellow and then straight red −5. Whoever lost least is ahead. It decided a World Cup place in 2018.',
    reading: 'Four yellows make −4. Three yellows and one second yellow make −6.',
  },
  {
    id: 'fewest_walkovers',
    name: 'Fewest walkovers',
    rule: 'Whoever kept fewer opponents waiting is ahead. Common in amateur and online championships.',
    reading: 'The same 0 × 3 defeat for both, only Guará never turned up.',
  },
  {
    id: 'opponents_points',
    name: 'Opponents’ points',
    rule: 'The points of everyone you faced, added up. It makes sense when fixture lists differ, as in a league phase.',
    reading: 'A 1 × 0 win each, but Sabiá’s opponent has points too.',
  },
  {
    id: 'buchholz',
    name: 'Buchholz',
    rule: 'The classic measure of a Swiss: the scores of your opponents added up. Same result against better people puts you ahead. Median Buchholz leaves out the best and the worst of them.',
    reading: 'Two wins each. Sabiá’s opponents have 4 points together; Guará’s, 1.',
  },
  {
    id: 'sonneborn_berger',
    name: 'Sonneborn-Berger',
    rule: 'The points of those you beat, plus half the points of those who drew with you. It rewards beating the strong.',
    reading: 'One win and one defeat each. The team that Sabiá beat ended on 3 points.',
  },
  {
    id: 'lots',
    name: 'Drawing lots',
    rule: 'When nothing else separates. The outcome goes on record; until then the two share one position.',
    reading: 'Level on everything. Guará’s ball came out first.',
  },
  {
    id: 'playoff',
    name: 'Play-off',
    rule: 'Settled on the pitch, in a match arranged just for that. Usually kept for titles and relegation.',
    reading: 'Level on everything. Sabiá won the extra match, which does not count in the table.',
  },
];
