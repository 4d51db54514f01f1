// The rules of a case file as the engine wants them: points, order of tie-breakers, and what no match tells
// (totals of cards, coefficients, the result of lots). Everything is optional; unknown names are refused.
import { CRITERIA } from '#engine/tables/tie-breakers.ts';
import type {
  Adjustment,
  CardPoints,
  PointsRule,
  TableRules,
  TeamFacts,
  TeamId,
  Tiebreaker,
} from '#engine/types.ts';
import { tableRulesProblems } from '#engine/validation.ts';
import { asName, plainWord } from './case-match.ts';
import { asNumber, asObject, asString, fail, listOf, optional, recordOf } from './input.ts';

type Fields = Readonly<Record<string, unknown>>;

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

/** A number for each name, as an object or as a list of { team, points }; remarks in words are left out. */
function numbersOf(value: unknown, field: string): Readonly<Record<string, number>> {
  if (Array.isArray(value)) {
    const entries = listOf(value, field, (item, at) => {
      const fields = asObject(item, at);
      return [asName(fields.team, `${at}.team`), asNumber(fields.points, `${at}.points`)] as const;
    });
    return Object.fromEntries(entries);
  }
  const entries = Object.entries(asObject(value, field));
  const numbers = entries.filter(([, item]) => typeof item !== 'string');
  return recordOf(Object.fromEntries(numbers), field, asNumber);
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

const CARD_WORDS: Readonly<Record<string, keyof CardPoints>> = {
  yellow: 'yellow',
  y: 'yellow',
  indirectred: 'secondYellow',
  secondyellow: 'secondYellow',
  yr: 'secondYellow',
  directred: 'red',
  red: 'red',
  r: 'red',
  yellowanddirectred: 'yellowAndRed',
  yellowandred: 'yellowAndRed',
};

type CardRule = { readonly scale?: CardPoints; readonly totals?: Readonly<Record<TeamId, number>> };

/** The same field holds either the worth of each card or the published total of each team. */
function cardRuleOf(value: unknown, field: string): CardRule {
  const numbers = numbersOf(value, field);
  const words = Object.keys(numbers).map((key) => CARD_WORDS[plainWord(key)]);
  if (words.includes(undefined)) return { totals: numbers };
  const scale: Record<keyof CardPoints, number> = {
    yellow: 0,
    secondYellow: 0,
    red: 0,
    yellowAndRed: 0,
  };
  for (const [i, number] of Object.values(numbers).entries()) scale[words[i] ?? 'yellow'] = number;
  return { scale };
}

/** A number for each team, or the teams best first. */
function coefficientOf(value: unknown, field: string): Readonly<Record<TeamId, number>> {
  const isOrder = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (!isOrder) return numbersOf(value, field);
  return Object.fromEntries(listOf(value, field, asName).map((team, i) => [team, -i]));
}

/**
 * What was drawn or played off, best first, in whatever shape: a list of names, lists by group, `winner`
 * and `loser`, places with their names. Words that are no team do no harm.
 */
export function readOrders(value: unknown): readonly TeamId[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('winner' in value && 'loser' in value) {
    return [...readOrders(value.winner), ...readOrders(value.loser)];
  }
  return Object.values(value).flatMap(readOrders);
}

function adjustmentsOf(value: unknown, field: string): readonly Adjustment[] {
  if (!Array.isArray(value)) {
    return Object.entries(numbersOf(value, field)).map(([team, points]) => ({ team, points }));
  }
  return listOf(value, field, (item, at) => {
    const fields = asObject(item, at);
    const team = asName(fields.team, `${at}.team`);
    return { team, points: asNumber(fields.points, `${at}.points`) };
  });
}

export type CaseRules = {
  readonly table: TableRules;
  readonly facts: TeamFacts;
  readonly adjustments: readonly Adjustment[];
};

export function readRules(rules: Fields, lots: readonly TeamId[]): CaseRules {
  const fairPlay = optional(rules.fairPlayPoints, 'rules.fairPlayPoints', cardRuleOf);
  const disciplinary = optional(rules.disciplinaryPoints, 'rules.disciplinaryPoints', cardRuleOf);
  const coefficient = optional(
    rules.coefficient ?? rules.coefficients,
    'rules.coefficient',
    coefficientOf,
  );
  const playoff = optional(rules.playoff, 'rules.playoff', readOrders) ?? [];
  const redCards = optional(rules.redCards, 'rules.redCards', numbersOf);
  const yellowCards = optional(rules.yellowCards, 'rules.yellowCards', numbersOf);
  const table: TableRules = {
    points: optional(rules.points, 'rules.points', pointsOf) ?? { win: 3, draw: 1, loss: 0 },
    tiebreakers: optional(rules.tiebreakers, 'rules.tiebreakers', readTiebreakers) ?? DEFAULT_ORDER,
    ...(fairPlay?.scale && { fairPlay: fairPlay.scale }),
    ...(disciplinary?.scale && { disciplinary: disciplinary.scale }),
  };
  for (const { field, reason } of tableRulesProblems(table)) fail(`rules.${field}`, reason);
  return {
    table,
    facts: {
      ...(fairPlay?.totals && { fairPlay: fairPlay.totals }),
      ...(disciplinary?.totals && { disciplinary: disciplinary.totals }),
      ...(coefficient && { coefficient }),
      ...(redCards && { redCards }),
      ...(yellowCards && { yellowCards }),
      ...(lots.length > 0 && { lots }),
      ...(playoff.length > 0 && { playoff }),
    },
    adjustments: optional(rules.pointAdjustments, 'rules.pointAdjustments', adjustmentsOf) ?? [],
  };
}
