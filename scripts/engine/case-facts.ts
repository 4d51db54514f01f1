// What no match tells: totals of cards, coefficients, the order that lots or a play-off gave. A name that
// does not take part is refused: misspelt, it would leave somebody without a total.
import { NO_CARDS } from '#engine/match/card-points.ts';
import type { CardPoints, TableRules, TeamFacts, TeamId } from '#engine/types.ts';
import { asName, plainWord } from './case-match.ts';
import { asNumber, asObject, fail, listOf, optional, recordOf } from './input.ts';

type Fields = Readonly<Record<string, unknown>>;
export type Names = ReadonlySet<string>;

/**
 * A number for each team, as an object or as a list of { team, points }. Remarks in words are left out.
 */
export function numbersOf(
  value: unknown,
  field: string,
  teams: Names,
): Readonly<Record<string, number>> {
  const known = (team: string, at: string) =>
    teams.has(team) ? team : fail(at, `"${team}" is not in teams`);
  if (Array.isArray(value)) {
    const entries = listOf(value, field, (item, at) => {
      const fields = asObject(item, at);
      const team = known(asName(fields.team, `${at}.team`), `${at}.team`);
      return [team, asNumber(fields.points, `${at}.points`)] as const;
    });
    const twice = entries.find(([team], i) => entries.findIndex(([other]) => other === team) !== i);
    if (twice) fail(field, `"${twice[0]}" appears twice`);
    return Object.fromEntries(entries);
  }
  const numbers = Object.entries(asObject(value, field)).filter(
    ([key, item]) => teams.has(key) || typeof item !== 'string',
  );
  for (const [key] of numbers) known(key, field);
  return recordOf(Object.fromEntries(numbers), field, asNumber);
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
function cardRuleOf(value: unknown, field: string, teams: Names): CardRule {
  if (Array.isArray(value)) return { totals: numbersOf(value, field, teams) };
  const fields = asObject(value, field);
  const wordOf = (key: string) => CARD_WORDS[plainWord(key)];
  const keys = Object.keys(fields).filter(
    (key) => typeof fields[key] !== 'string' || teams.has(key) || wordOf(key),
  );
  const stranger = keys.find((key) => !wordOf(key) && !teams.has(key));
  if (stranger !== undefined) fail(field, `"${stranger}" is neither a card nor in teams`);
  if (!keys.every(wordOf)) return { totals: numbersOf(value, field, teams) };
  const scale: Record<keyof CardPoints, number> = { ...NO_CARDS };
  for (const key of keys) {
    scale[wordOf(key) as keyof CardPoints] = asNumber(fields[key], `${field}.${key}`);
  }
  return { scale };
}

/** A number for each team, or the teams best first. */
function coefficientOf(
  value: unknown,
  field: string,
  teams: Names,
): Readonly<Record<TeamId, number>> {
  const isOrder = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (!isOrder) return numbersOf(value, field, teams);
  const points = listOf(value, field, asName).map((team, i) => ({ team, points: -i }));
  return numbersOf(points, field, teams);
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

export type Facts = {
  readonly scales: Pick<TableRules, 'fairPlay' | 'disciplinary'>;
  readonly facts: TeamFacts;
};

/** Without the fields that were not given. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [name in keyof T]?: NonNullable<T[name]>;
  };

const orUndefined = <T>(list: readonly T[] | undefined) => (list?.length ? list : undefined);

export function readFacts(rules: Fields, teams: Names, lots: readonly TeamId[]): Facts {
  const read = <T>(name: string, how: (value: unknown, field: string, teams: Names) => T) =>
    optional(rules[name], `rules.${name}`, (value, field) => how(value, field, teams));
  const fairPlay = read('fairPlayPoints', cardRuleOf);
  const disciplinary = read('disciplinaryPoints', cardRuleOf);
  return {
    scales: given({ fairPlay: fairPlay?.scale, disciplinary: disciplinary?.scale }),
    facts: given({
      fairPlay: fairPlay?.totals,
      disciplinary: disciplinary?.totals,
      coefficient: read('coefficient', coefficientOf) ?? read('coefficients', coefficientOf),
      redCards: read('redCards', numbersOf),
      yellowCards: read('yellowCards', numbersOf),
      lots: orUndefined(lots),
      playoff: orUndefined(read('playoff', readOrders)),
    }),
  };
}
