// The rules of a case file as the engine wants them: points, order of tie-breakers, and what no match tells
// (totals of cards, coefficients, the result of lots). Everything is optional; unknown names are refused.
import { CRITERIA } from '#engine/tables/tie-breakers.ts';
import type {
  Adjustment,
  PointsRule,
  TableRules,
  TableStage,
  TeamId,
  Tiebreaker,
  Withdrawal,
  WithdrawalPolicy,
} from '#engine/types.ts';
import { type Names, numbersOf, readFacts } from './case-facts.ts';
import { asName } from './case-match.ts';
import { requireKnownKeys } from './case-rule-keys.ts';
import {
  asInteger,
  asNumber,
  asObject,
  asOneOf,
  asString,
  fail,
  listOf,
  optional,
} from './input.ts';
import { tableRulesProblems } from './rule-problems.ts';

type Fields = Readonly<Record<string, unknown>>;

const WITHDRAWAL_POLICIES: readonly WithdrawalPolicy[] = [
  'keep',
  'annul',
  'walkover_forward',
  'all_walkovers',
  'half_rule',
  'keep_and_average',
];

const DEFAULT_ORDER: readonly Tiebreaker[] = ['points', 'goal_difference', 'goals_for'];

function pointsOf(value: unknown, field: string): PointsRule {
  const fields = asObject(value, field);
  const read = (name: string) => optional(fields[name], `${field}.${name}`, asNumber);
  const [shootoutWin, shootoutLoss] = [read('shootoutWin'), read('shootoutLoss')];
  return {
    win: read('win') ?? 3,
    draw: read('draw') ?? 1,
    loss: read('loss') ?? 0,
    ...(shootoutWin !== undefined && { shootoutWin }),
    ...(shootoutLoss !== undefined && { shootoutLoss }),
  };
}

function tiebreakerOf(value: unknown, field: string): Tiebreaker {
  const name = asString(value, field);
  if (Object.hasOwn(CRITERIA, name)) return name as Tiebreaker;
  return fail(field, `unknown tiebreaker "${name}"; one of ${Object.keys(CRITERIA).join(', ')}`);
}

export function readTiebreakers(value: unknown, field: string): readonly Tiebreaker[] {
  const order = listOf(value, field, tiebreakerOf);
  const twice = order.find((name, i) => order.indexOf(name) !== i);
  if (twice) fail(field, `"${twice}" appears twice`);
  return order.includes('points') ? order : ['points', ...order];
}

function adjustmentsOf(value: unknown, field: string, teams: Names): readonly Adjustment[] {
  if (!Array.isArray(value)) {
    const points = numbersOf(value, field, teams);
    return Object.entries(points).map(([team, number]) => ({ team, points: number }));
  }
  return listOf(value, field, (item, at) => {
    const fields = asObject(item, at);
    const team = asName(fields.team, `${at}.team`);
    if (!teams.has(team)) fail(`${at}.team`, `"${team}" is not in teams`);
    return { team, points: asNumber(fields.points, `${at}.points`) };
  });
}

/** Those who left: by name, or with the last round that they took part in. */
function withdrawalsOf(value: unknown, field: string, teams: Names): readonly Withdrawal[] {
  return listOf(value, field, (item, at) => {
    const fields = typeof item === 'object' && item !== null ? asObject(item, at) : { team: item };
    const team = asName(fields.team, `${at}.team`);
    if (!teams.has(team)) fail(at, `"${team}" is not in teams`);
    const afterRound = optional(fields.afterRound, `${at}.afterRound`, asInteger);
    return { team, ...(afterRound !== undefined && { afterRound }) };
  });
}

export type CaseRules = Pick<TableStage, 'rules' | 'facts' | 'adjustments'> &
  Required<Pick<TableStage, 'withdrawals' | 'withdrawalPolicy'>>;

export function readRules(rules: Fields, teams: Names, lots: readonly TeamId[]): CaseRules {
  requireKnownKeys(rules);
  const read = <T>(name: string, how: (value: unknown, field: string, teams: Names) => T) =>
    optional(rules[name], `rules.${name}`, (value, field) => how(value, field, teams));
  const { scales, facts } = readFacts(rules, teams, lots);
  const table: TableRules = {
    points: read('points', pointsOf) ?? { win: 3, draw: 1, loss: 0 },
    tiebreakers: read('tiebreakers', readTiebreakers) ?? DEFAULT_ORDER,
    ...scales,
  };
  for (const { field, reason } of tableRulesProblems(table)) fail(`rules.${field}`, reason);
  const policy = read('withdrawalPolicy', (value, field) =>
    asOneOf(value, field, WITHDRAWAL_POLICIES),
  );
  return {
    rules: table,
    facts,
    adjustments: read('pointAdjustments', adjustmentsOf) ?? [],
    withdrawals: read('withdrawals', withdrawalsOf) ?? [],
    withdrawalPolicy: policy ?? 'keep',
  };
}
