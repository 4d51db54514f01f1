// What a draw may be asked to respect, and its translation into plain limits per group: no two of one
// country, at most two of UEFA and at least one (FIFA 2026), rivals apart, the host already in group A.

import { problem, requireDistinct, requireInteger, requireThat } from '#engine/outcome.ts';
import type { GroupId, Problem, TeamId } from '#engine/types.ts';
import type { Rule, Task } from './placement.ts';

export type GroupLimit = {
  /** The attribute that is counted, for each of its values or for `value` only (which then comes first). */
  readonly attribute: string;
  readonly value?: string;
  readonly max?: number;
  readonly min?: number;
};

export type DrawConstraints = {
  /** What each team is: `{ "Bahia": { "state": "BA" } }`; several values count for each of them. */
  readonly attributes?: Readonly<
    Record<TeamId, Readonly<Record<string, string | readonly string[]>>>
  >;
  readonly limits?: readonly GroupLimit[];
  /** No two of a list in one group. */
  readonly apart?: readonly (readonly TeamId[])[];
  readonly fixed?: Readonly<Record<TeamId, GroupId>>;
};

export type Draw = {
  /** In the order in which they are drawn; one pot for a draw without seeds. */
  readonly pots: readonly (readonly TeamId[])[];
  readonly groups: readonly GroupId[];
  readonly seed: string;
  /** SHA-256 of the seed, published before the draw. */
  readonly commit?: string;
  /** `ranking`: no chance, 1 to n along the groups and back (snake), moved only where a rule asks. */
  readonly method?: 'drawn' | 'ranking';
  /** The group of a drawn team: the first that takes it, or a second ball. */
  readonly placement?: 'in_order' | 'drawn';
  readonly constraints?: DrawConstraints;
};

const MOST_GROUPS = 128;
const MOST_DRAWN = 256;

export function findDrawProblems({
  pots,
  groups,
  seed,
  method,
  constraints = {},
}: Draw): Problem[] {
  const teams = pots.flat();
  return [
    ...requireInteger('groups.length', groups.length, 1, MOST_GROUPS),
    ...requireDistinct('groups', groups),
    ...requireInteger('pots (teams in all)', teams.length, Math.max(2, groups.length), MOST_DRAWN),
    ...requireDistinct('pots', teams),
    ...constraintProblems(constraints, teams, groups),
    ...requireThat(seed !== '' || method === 'ranking', 'seed', 'must not be empty'),
  ];
}

function constraintProblems(
  { attributes = {}, limits = [], apart = [], fixed = {} }: DrawConstraints,
  teams: readonly TeamId[],
  groups: readonly GroupId[],
): Problem[] {
  const unknown = (field: string, names: readonly string[], known = teams, what = 'in no pot') =>
    names.flatMap((name) =>
      requireThat(known.includes(name), `constraints.${field}`, `"${name}" is ${what}`),
    );
  const attributeNames = Object.values(attributes).flatMap((own) => Object.keys(own));
  return [
    ...unknown('attributes', Object.keys(attributes)),
    ...unknown('fixed', Object.keys(fixed)),
    ...apart.flatMap((list, i) => [
      ...unknown(`apart[${i}]`, list),
      ...requireDistinct(`constraints.apart[${i}]`, list),
    ]),
    ...limits.flatMap((limit, i) =>
      limitProblems(limit, `constraints.limits[${i}]`, attributeNames),
    ),
    ...unknown('fixed', Object.values(fixed), groups, 'not a group'),
  ];
}

function limitProblems(
  { attribute, max = 1, min = 0 }: GroupLimit,
  field: string,
  known: readonly string[],
): Problem[] {
  if (!known.includes(attribute)) {
    return problem(`${field}.attribute`, `no team has "${attribute}"`);
  }
  return [
    ...requireInteger(`${field}.max`, max, 1, MOST_DRAWN),
    ...requireInteger(`${field}.min`, min, 0, max),
  ];
}

/** The draw in numbers: teams by their place in the pots, groups by theirs in the list. */
export function compileDraw({ pots, groups, constraints = {} }: Draw): {
  readonly teams: readonly TeamId[];
  readonly task: Task;
  readonly fixed: readonly (readonly [number, number])[];
} {
  const teams = pots.flat();
  const larger = teams.length % groups.length;
  const smallest = Math.floor(teams.length / groups.length);
  const task: Task = {
    potOf: pots.flatMap((pot, index) => pot.map(() => index)),
    potMost: pots.map((pot) => Math.ceil(pot.length / groups.length)),
    sizes: groups.map((_, index) => smallest + (index < larger ? 1 : 0)),
    rules: [...limitRules(teams, constraints), ...apartRules(teams, constraints)],
  };
  const fixed = Object.entries(constraints.fixed ?? {}).map(
    ([team, group]) => [teams.indexOf(team), groups.indexOf(group)] as const,
  );
  return { teams, task, fixed };
}

function limitRules(
  teams: readonly TeamId[],
  { attributes = {}, limits = [] }: DrawConstraints,
): readonly Rule[] {
  const valuesOf = (team: TeamId, attribute: string) =>
    [attributes[team]?.[attribute] ?? []].flat();
  const ownLimit = (attribute: string, value: string) =>
    limits.some((limit) => limit.attribute === attribute && limit.value === value);
  return limits.flatMap(({ attribute, value, max, min = 0 }) => {
    const present = new Set(teams.flatMap((team) => valuesOf(team, attribute)));
    const values =
      value === undefined ? [...present].filter((own) => !ownLimit(attribute, own)) : [value];
    return values.map((counted): Rule => {
      const isCounted = (team: TeamId) => valuesOf(team, attribute).includes(counted);
      const members = [...teams.keys()].filter((index) => isCounted(teams[index] as TeamId));
      // Without a maximum a limit with a minimum asks for that alone.
      const most = max ?? (min > 0 ? MOST_DRAWN : 1);
      return { name: `${attribute}: ${counted}`, members, max: most, min };
    });
  });
}

const apartRules = (teams: readonly TeamId[], { apart = [] }: DrawConstraints): readonly Rule[] =>
  apart.map((list) => ({
    name: `apart: ${list.join(', ')}`,
    members: list.map((team) => teams.indexOf(team)),
    max: 1,
    min: 0,
  }));
