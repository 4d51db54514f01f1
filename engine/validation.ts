// Configurations and results that no regulation can mean, each refused with its field and the reason.
// The other functions suppose that these found nothing; what they answer otherwise has no meaning.

import { SIDES } from './match/sides.ts';
import { problem, requireDistinct, requireInteger, requireNumber, requireThat } from './outcome.ts';
import { CRITERIA } from './tables/tie-breakers.ts';
import type {
  Match,
  PointsRule,
  Problem,
  Result,
  Score,
  Side,
  TableRules,
  TableStage,
  TeamId,
  TieDecider,
  TieRule,
  WalkoverRule,
  Zone,
} from './types.ts';

/** Of goals, and of rounds to come. */
const MOST = 999;
const MOST_LEGS = 9;

const DECIDERS: readonly TieDecider[] = [
  'extra_time',
  'golden_goal',
  'penalties',
  'replay',
  'better_campaign',
  'visitor',
];

const requireKnown = (
  field: string,
  names: readonly string[],
  known: readonly string[],
): readonly Problem[] =>
  names.flatMap((name, i) =>
    requireThat(known.includes(name), `${field}[${i}]`, `"${name}" is not known`),
  );

function pointsProblems(points: PointsRule): readonly Problem[] {
  const fields = Object.entries(points).flatMap(([name, value]) =>
    requireNumber(`points.${name}`, value),
  );
  if (fields.length > 0) return fields;
  if (points.win < points.draw) return problem('points.draw', 'is worth more than a win');
  if (points.draw < points.loss) return problem('points.loss', 'is worth more than a draw');
  return requireThat(points.win > points.loss, 'points.win', 'is worth no more than a defeat');
}

function orderProblems(tiebreakers: TableRules['tiebreakers']): readonly Problem[] {
  if (tiebreakers.length === 0) return problem('tiebreakers', 'must not be empty');
  const lots = tiebreakers.indexOf('lots');
  return [
    ...requireKnown('tiebreakers', tiebreakers, Object.keys(CRITERIA)),
    ...requireDistinct('tiebreakers', tiebreakers),
    ...requireThat(
      lots === -1 || lots === tiebreakers.length - 1,
      `tiebreakers[${lots}]`,
      'lots leave nothing to decide: they must come last',
    ),
  ];
}

function walkoverProblems(rule: WalkoverRule): readonly Problem[] {
  const numbers = (['goalsFor', 'goalsAgainst', 'doublePenalty'] as const).flatMap((name) =>
    requireInteger(`walkover.${name}`, rule[name], 0, MOST),
  );
  if (numbers.length > 0 || rule.goalsFor > rule.goalsAgainst || !rule.countGoals) return numbers;
  return problem('walkover.goalsFor', 'must be more than goalsAgainst');
}

export const tableRulesProblems = (rules: TableRules): readonly Problem[] => [
  ...pointsProblems(rules.points),
  ...orderProblems(rules.tiebreakers),
  ...(rules.walkover ? walkoverProblems(rules.walkover) : []),
  ...requireNumber('byePoints', rules.byePoints ?? 0),
];

export function tieRuleProblems(rule: TieRule): readonly Problem[] {
  const { legs, awayGoals, deciders } = rule;
  return [
    ...requireInteger('legs', legs, 1, MOST_LEGS),
    ...requireThat(awayGoals === 'off' || legs !== 1, 'awayGoals', 'need a second leg'),
    ...requireThat(deciders.length > 0, 'deciders', 'must not be empty'),
    ...requireKnown('deciders', deciders, DECIDERS),
    ...requireDistinct('deciders', deciders),
    ...requireThat(
      legs <= 1 || !deciders.includes('visitor'),
      'deciders',
      'visitor: over two legs both sides visit',
    ),
  ];
}

export const zoneProblems = (zones: readonly Zone[], teams: number): readonly Problem[] =>
  zones.flatMap(({ from, to }, i) => {
    const numbers = [
      ...requireInteger(`zones[${i}].from`, from, 1, teams),
      ...requireInteger(`zones[${i}].to`, to, 1, teams),
    ];
    if (numbers.length > 0 || from <= to) return numbers;
    return problem(`zones[${i}].to`, `ends at ${to}, before it starts at ${from}`);
  });

export const scoreProblems = (field: string, score: Score): readonly Problem[] =>
  SIDES.flatMap((side) => requireInteger(`${field}.${side}`, score[side], 0, MOST));

export function resultProblems(result: Result, field = 'result'): readonly Problem[] {
  const score = 'score' in result ? result.score : undefined;
  const penalties = 'penalties' in result ? result.penalties : undefined;
  const isLevel = penalties !== undefined && penalties.home === penalties.away;
  return [
    ...(score ? scoreProblems(`${field}.score`, score) : []),
    ...(penalties ? scoreProblems(`${field}.penalties`, penalties) : []),
    ...requireThat(!isLevel, `${field}.penalties`, 'must have a winner'),
  ];
}

/** Anybody may be named where it is not known yet who takes part. */
type Known = Pick<ReadonlySet<TeamId>, 'has'>;
const ANYBODY: Known = { has: () => true };

const knownProblems = (field: string, team: TeamId, teams: Known): readonly Problem[] =>
  requireThat(teams.has(team), field, `"${team}" is not in teams`);

export const sidesProblems = (
  field: string,
  match: Pick<Match, Side>,
  teams: Known = ANYBODY,
): readonly Problem[] => [
  ...SIDES.flatMap((side) => knownProblems(`${field}.${side}`, match[side], teams)),
  ...requireThat(match.home !== match.away, field, `"${match.home}" cannot play itself`),
];

export const matchesProblems = (
  matches: readonly Match[],
  teams: Known = ANYBODY,
): readonly Problem[] => [
  ...requireDistinct(
    'matches',
    matches.map(({ id }) => id),
  ),
  ...matches.flatMap((match, i) => [
    ...sidesProblems(`matches[${i}]`, match, teams),
    ...(match.result ? resultProblems(match.result, `matches[${i}].result`) : []),
  ]),
];

/** Matches, and whatever names a team beside them. Without `teams` anybody may take part. */
export function recordProblems(
  stage: Omit<TableStage, 'teams' | 'rules'>,
  teams?: readonly TeamId[],
): readonly Problem[] {
  const { matches, adjustments = [], withdrawals = [], byes = [], toCome = 0 } = stage;
  const known = teams ? new Set(teams) : ANYBODY;
  const named = { adjustments, withdrawals, byes };
  return [
    ...requireDistinct('teams', teams ?? []),
    ...matchesProblems(matches, known),
    ...Object.entries(named).flatMap(([field, list]) =>
      list.flatMap(({ team }, i) => knownProblems(`${field}[${i}].team`, team, known)),
    ),
    ...requireInteger('toCome', toCome, 0, MOST),
    ...adjustments.flatMap(({ points }, i) => requireNumber(`adjustments[${i}].points`, points)),
  ];
}

export const tableStageProblems = (stage: TableStage): readonly Problem[] => [
  ...tableRulesProblems(stage.rules),
  ...recordProblems(stage, stage.teams),
];
