// Rules that no regulation can mean, each refused with its field and the reason. The engine supposes that
// these found nothing; what it answers otherwise has no meaning.
import {
  problem,
  requireDistinct,
  requireInteger,
  requireNumber,
  requireThat,
} from '#engine/outcome.ts';
import { CRITERIA } from '#engine/tables/tie-breakers.ts';
import type {
  PointsRule,
  Problem,
  TableRules,
  TieDecider,
  TieRule,
  WalkoverRule,
} from '#engine/types.ts';

const MOST_GOALS = 999;
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
    requireInteger(`walkover.${name}`, rule[name], 0, MOST_GOALS),
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
