// `draw {pots, groups, constraints, seed}`: groups by lot, with the log of the balls. `pots` is a list of
// lists, or `teams` for a single pot; `groups` a number or names; a team may be an object whose other
// fields are its attributes. Constraints: `noSame`, `maxPerGroup`, `limits`, `apart`, `fixed`, `attributes`.
import { drawGroups } from '#engine/draw/draw.ts';
import type { DrawConstraints, GroupLimit } from '#engine/draw/draw-rules.ts';
import type { TeamId } from '#engine/types.ts';
import { asName } from './case-match.ts';
import { answerOf, fieldsOf, nameOf, readNames } from './entrants.ts';
import {
  asArray,
  asInteger,
  asObject,
  asOneOf,
  asString,
  fail,
  listOf,
  optional,
  recordOf,
} from './input.ts';

type Fields = Readonly<Record<string, unknown>>;
type Attributes = Record<TeamId, Record<string, string | readonly string[]>>;

const CONSTRAINTS = [
  'attributes',
  'limits',
  'noSame',
  'maxPerGroup',
  'apart',
  'keepApart',
  'fixed',
];
const NOT_ATTRIBUTES = new Set(['name', 'team', 'id', 'seed', 'ranking']);

function groupNames(value: unknown, field: string): readonly string[] {
  if (typeof value !== 'number') return listOf(value, field, nameOf);
  const count = asInteger(value, field, 1, 1000);
  return Array.from({ length: count }, (_, i) =>
    count <= 26 ? String.fromCharCode(65 + i) : `${i + 1}`,
  );
}

/** Lists of teams; without `pots`, one pot with all the `teams`. */
function rawPots(fields: Fields): readonly (readonly unknown[])[] {
  if (fields.pots === undefined && fields.teams !== undefined) {
    const { teams } = fields;
    return [typeof teams === 'number' ? readNames(teams, 'teams') : asArray(teams, 'teams')];
  }
  const pots = Array.isArray(fields.pots)
    ? fields.pots
    : Object.values(asObject(fields.pots, 'pots'));
  const isFlat = pots.length > 0 && pots.every((pot) => !Array.isArray(pot));
  return isFlat ? [pots] : pots.map((pot, i) => asArray(pot, `pots[${i}]`));
}

const asValues = (value: unknown, field: string) =>
  Array.isArray(value) ? listOf(value, field, asName) : asName(value, field);

function ownAttributes(team: unknown, field: string): Record<string, string | readonly string[]> {
  const own = Object.entries(fieldsOf(team)).filter(([name]) => !NOT_ATTRIBUTES.has(name));
  return Object.fromEntries(
    own.map(([name, value]) => [name, asValues(value, `${field}.${name}`)]),
  );
}

/** `noSame: ["country"]` and `maxPerGroup: { "confederation": 1 }` or `{ "confederation": { "UEFA": 2, "*": 1 } }`. */
function shorthandLimits(fields: Fields): readonly GroupLimit[] {
  const noSame = optional(fields.noSame, 'constraints.noSame', asValues) ?? [];
  const asMax = (value: unknown, field: string) => asInteger(value, field, 1, 1000);
  const perGroup = optional(fields.maxPerGroup, 'constraints.maxPerGroup', (value, field) =>
    Object.entries(asObject(value, field)).flatMap(([attribute, max]): GroupLimit[] => {
      const at = `${field}.${attribute}`;
      if (typeof max === 'number') return [{ attribute, max: asMax(max, at) }];
      return Object.entries(recordOf(max, at, asMax)).map(([own, most]) =>
        own === '*' ? { attribute, max: most } : { attribute, value: own, max: most },
      );
    }),
  );
  return [...[noSame].flat().map((attribute) => ({ attribute, max: 1 })), ...(perGroup ?? [])];
}

function readLimit(value: unknown, field: string): GroupLimit {
  const fields = asObject(value, field);
  const own = optional(fields.value, `${field}.value`, asName);
  const count = (name: string) =>
    optional(fields[name], `${field}.${name}`, (number, at) => asInteger(number, at, 0, 1000));
  const [max, min] = [count('max'), count('min')];
  return {
    attribute: asString(fields.attribute, `${field}.attribute`),
    ...(own !== undefined && { value: own }),
    ...(max !== undefined && { max }),
    ...(min !== undefined && { min }),
  };
}

function readConstraints(value: unknown, own: Attributes): DrawConstraints {
  const fields = optional(value, 'constraints', asObject) ?? {};
  for (const name of Object.keys(fields)) {
    if (!CONSTRAINTS.includes(name)) {
      fail(`constraints.${name}`, `unknown; one of ${CONSTRAINTS.join(', ')}`);
    }
  }
  const given = optional(fields.attributes, 'constraints.attributes', (table, field) =>
    recordOf(table, field, (team, at) => recordOf(team, at, asValues)),
  );
  const attributes: Attributes = { ...own };
  for (const [team, values] of Object.entries(given ?? {})) {
    attributes[team] = { ...attributes[team], ...values };
  }
  const limits = optional(fields.limits, 'constraints.limits', (list, field) =>
    listOf(list, field, readLimit),
  );
  const apart = optional(fields.apart ?? fields.keepApart, 'constraints.apart', (list, field) =>
    listOf(list, field, (names, at) => listOf(names, at, nameOf)),
  );
  const fixed = optional(fields.fixed, 'constraints.fixed', (table, field) =>
    recordOf(table, field, asName),
  );
  return {
    attributes,
    limits: [...shorthandLimits(fields), ...(limits ?? [])],
    ...(apart && { apart }),
    ...(fixed && { fixed }),
  };
}

export function run(input: unknown, flags: Readonly<Record<string, string>> = {}): unknown {
  const fields = asObject(input, '');
  const pots = rawPots(fields);
  const own: Attributes = {};
  const names = pots.map((pot, p) =>
    pot.map((team, i) => {
      const at = `pots[${p}][${i}]`;
      const name = nameOf(team, at);
      own[name] = ownAttributes(team, at);
      return name;
    }),
  );
  const commit = optional(fields.commit, 'commit', asString);
  const method = optional(fields.method, 'method', (value, field) =>
    asOneOf(value, field, ['drawn', 'ranking'] as const),
  );
  const placement = optional(fields.placement, 'placement', (value, field) =>
    asOneOf(value, field, ['in_order', 'drawn'] as const),
  );
  return answerOf(
    drawGroups({
      pots: names,
      groups: groupNames(fields.groups, 'groups'),
      seed: optional(flags.seed ?? fields.seed, 'seed', asName) ?? '',
      constraints: readConstraints(fields.constraints, own),
      ...(commit !== undefined && { commit }),
      ...(method && { method }),
      ...(placement && { placement }),
    }),
  );
}
