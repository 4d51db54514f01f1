// Configurations and results that no regulation can mean, each refused with its field and the reason.
// The other functions suppose that these found nothing; what they answer otherwise has no meaning.
import { requireDistinct, requireInteger } from './outcome.ts';
import { CRITERIA } from './tie-breakers.ts';
import type {
  Match,
  PointsRule,
  Problem,
  Result,
  Score,
  TableRules,
  TableStage,
  TeamId,
  TieDecider,
  TieRule,
  WalkoverRule,
  Zone,
} from './types.ts';

const MOST_GOALS = 999;
const MOST_LEGS = 9;

const DECIDERS: Readonly<Record<TieDecider, true>> = {
  extra_time: true,
  golden_goal: true,
  penalties: true,
  replay: true,
  better_campaign: true,
  visitor: true,
};

const problem = (field: string, reason: string): readonly Problem[] => [{ field, reason }];

function requireNumber(field: string, value: number | undefined): readonly Problem[] {
  if (value === undefined || Number.isFinite(value)) return [];
  return problem(field, `must be a number, not ${value}`);
}

function requireKnown(field: string, names: readonly string[], known: object): readonly Problem[] {
  return names.flatMap((name, i) =>
    Object.hasOwn(known, name) ? [] : problem(`${field}[${i}]`, `"${name}" is not known`),
  );
}

function pointsProblems(points: PointsRule): readonly Problem[] {
  const fields = Object.entries(points).flatMap(([name, value]) =>
    requireNumber(`points.${name}`, value),
  );
  if (fields.length > 0) return fields;
  if (points.win < points.draw) return problem('points.draw', 'is worth more than a win');
  if (points.draw < points.loss) return problem('points.loss', 'is worth more than a draw');
  return points.win === points.loss ? problem('points.win', 'is worth no more than a defeat') : [];
}

function orderProblems(tiebreakers: TableRules['tiebreakers']): readonly Problem[] {
  if (tiebreakers.length === 0) return problem('tiebreakers', 'must name at least one criterion');
  const lots = tiebreakers.indexOf('lots');
  return [
    ...requireKnown('tiebreakers', tiebreakers, CRITERIA),
    ...requireDistinct('tiebreakers', tiebreakers),
    ...(lots >= 0 && lots < tiebreakers.length - 1
      ? problem(`tiebreakers[${lots}]`, 'lots leave nothing to decide: they must come last')
      : []),
  ];
}

function walkoverProblems(rule: WalkoverRule): readonly Problem[] {
  const numbers = [
    ...requireInteger('walkover.goalsFor', rule.goalsFor, 0, MOST_GOALS),
    ...requireInteger('walkover.goalsAgainst', rule.goalsAgainst, 0, MOST_GOALS),
    ...requireInteger('walkover.doublePenalty', rule.doublePenalty, 0, MOST_GOALS),
  ];
  if (numbers.length > 0 || rule.goalsFor > rule.goalsAgainst || !rule.countGoals) return numbers;
  return problem('walkover.goalsFor', 'must be more than goalsAgainst');
}

export function tableRulesProblems(rules: TableRules): readonly Problem[] {
  return [
    ...pointsProblems(rules.points),
    ...orderProblems(rules.tiebreakers),
    ...(rules.walkover ? walkoverProblems(rules.walkover) : []),
    ...requireNumber('byePoints', rules.byePoints),
  ];
}

export function tieRuleProblems(rule: TieRule): readonly Problem[] {
  const { legs, awayGoals, deciders } = rule;
  return [
    ...requireInteger('legs', legs, 1, MOST_LEGS),
    ...(awayGoals !== 'off' && legs === 1
      ? problem('awayGoals', 'need a second leg: a single match has no return')
      : []),
    ...(deciders.length === 0 ? problem('deciders', 'must say what decides a level tie') : []),
    ...requireKnown('deciders', deciders, DECIDERS),
    ...requireDistinct('deciders', deciders),
    ...(legs > 1 && deciders.includes('visitor')
      ? problem('deciders', 'visitor: over two legs both sides visit')
      : []),
  ];
}

export function zoneProblems(zones: readonly Zone[], teams: number): readonly Problem[] {
  return zones.flatMap(({ from, to }, i) => {
    const numbers = [
      ...requireInteger(`zones[${i}].from`, from, 1, teams),
      ...requireInteger(`zones[${i}].to`, to, 1, teams),
    ];
    if (numbers.length > 0 || from <= to) return numbers;
    return problem(`zones[${i}].to`, `ends at ${to}, before it starts at ${from}`);
  });
}

const scoreProblems = (field: string, { home, away }: Score): readonly Problem[] => [
  ...requireInteger(`${field}.home`, home, 0, MOST_GOALS),
  ...requireInteger(`${field}.away`, away, 0, MOST_GOALS),
];

export function resultProblems(result: Result, field = 'result'): readonly Problem[] {
  const score = 'score' in result ? result.score : undefined;
  const problems = score ? [...scoreProblems(`${field}.score`, score)] : [];
  if (result.kind !== 'played' || !result.penalties) return problems;
  const { penalties } = result;
  problems.push(...scoreProblems(`${field}.penalties`, penalties));
  if (penalties.home === penalties.away) {
    problems.push({ field: `${field}.penalties`, reason: 'must have a winner' });
  }
  return problems;
}

/** Anybody may be named where it is not known yet who takes part. */
type Known = Pick<ReadonlySet<TeamId>, 'has'>;
const ANYBODY: Known = { has: () => true };

function matchProblems(match: Match, i: number, teams: Known): readonly Problem[] {
  const field = `matches[${i}]`;
  const unknown = (['home', 'away'] as const).filter((side) => !teams.has(match[side]));
  return [
    ...unknown.flatMap((side) => problem(`${field}.${side}`, `"${match[side]}" is not in teams`)),
    ...(match.home === match.away ? problem(field, `"${match.home}" cannot play itself`) : []),
    ...(match.result ? resultProblems(match.result, `${field}.result`) : []),
  ];
}

export const matchesProblems = (
  matches: readonly Match[],
  teams: Known = ANYBODY,
): readonly Problem[] => [
  ...requireDistinct(
    'matches',
    matches.map(({ id }) => id),
  ),
  ...matches.flatMap((match, i) => matchProblems(match, i, teams)),
];

/** Matches, and whatever names a team beside them. Without `teams` anybody may take part. */
export function recordProblems(
  stage: Omit<TableStage, 'teams' | 'rules'>,
  teams?: readonly TeamId[],
): readonly Problem[] {
  const { matches, adjustments = [], withdrawals = [], byes = [] } = stage;
  const known = teams ? new Set(teams) : ANYBODY;
  const named = { adjustments, withdrawals, byes };
  return [
    ...requireDistinct('teams', teams ?? []),
    ...matchesProblems(matches, known),
    ...Object.entries(named).flatMap(([field, list]) =>
      list.flatMap(({ team }, i) =>
        known.has(team) ? [] : problem(`${field}[${i}].team`, `"${team}" is not in teams`),
      ),
    ),
    ...adjustments.flatMap(({ points }, i) => requireNumber(`adjustments[${i}].points`, points)),
  ];
}

export const tableStageProblems = (stage: TableStage): readonly Problem[] => [
  ...tableRulesProblems(stage.rules),
  ...recordProblems(stage, stage.teams),
];
