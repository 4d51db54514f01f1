// A case file: one real competition in the format of the shared cases. Its matches are told apart into
// those that make tables (with their groups) and those of the knockout.
import type { TableGroup } from '#engine/tables/best-placed.ts';
import type { TableStage, TeamId } from '#engine/types.ts';
import { asName, type CaseMatch, plainWord, readMatch } from './case-match.ts';
import { type CaseRules, readOrders, readRules } from './case-rules.ts';
import { asObject, fail, listOf, optional } from './input.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Case = {
  readonly stage: TableStage;
  /** One for each group, by the name that its matches carry; `all` when there are none. */
  readonly groups: readonly TableGroup[];
  readonly knockout: readonly CaseMatch[];
  /** The rules as written, for what only one command reads. */
  readonly rules: Fields;
};

const TABLE_STAGE = /group|grupo|league|liga|regular|roundrobin|firststage|primeirafase|table/;
const KNOCKOUT_STAGE = /knock|playoff|final|elimin|roundof|mata|cup|third|oitava|quarta|semi/;

/** An extra match for a place in a group: it decides and does not count. */
const isPlayedOff = ({ stageName, roundName }: CaseMatch): boolean =>
  /playoff|tiebreak|spareggio/.test(plainWord(`${stageName} ${roundName}`));

function belongsToTable(match: CaseMatch, format: string): boolean {
  if (match.group !== undefined) return !isPlayedOff(match);
  const stage = plainWord(match.stageName);
  if (TABLE_STAGE.test(stage)) return true;
  if (KNOCKOUT_STAGE.test(stage)) return false;
  if (format.startsWith('league')) return true;
  if (match.leg !== undefined || KNOCKOUT_STAGE.test(plainWord(match.roundName))) return false;
  return !/^(knockout|groups)/.test(format);
}

/** Two stages may both have a group A: then the stage is part of the name. */
function groupNamer(matches: readonly CaseMatch[]): (match: CaseMatch) => string {
  const stages = new Map<string, Set<string>>();
  for (const { group = 'all', stageName } of matches) {
    stages.set(group, (stages.get(group) ?? new Set()).add(stageName));
  }
  return ({ group = 'all', stageName }) =>
    (stages.get(group)?.size ?? 0) > 1 ? `${stageName} ${group}`.trim() : group;
}

function groupsOf(matches: readonly CaseMatch[]): Map<string, Set<TeamId>> {
  const groups = new Map<string, Set<TeamId>>();
  for (const { group = 'all', home, away } of matches) {
    groups.set(group, (groups.get(group) ?? new Set()).add(home).add(away));
  }
  return groups;
}

function readTeams(value: unknown): readonly TeamId[] | undefined {
  const teams = optional(value, 'teams', (list, field) =>
    listOf(list, field, (team, at) =>
      typeof team === 'object' && team !== null
        ? asName(asObject(team, at).name, at)
        : asName(team, at),
    ),
  );
  const twice = teams?.find((team, i) => teams.indexOf(team) !== i);
  if (twice) fail('teams', `"${twice}" appears twice`);
  return teams;
}

function requireKnown(
  listed: readonly TeamId[] | undefined,
  matches: readonly CaseMatch[],
  rules: CaseRules,
) {
  const teams = new Set(listed ?? matches.flatMap(({ home, away }) => [home, away]));
  for (const { id, home, away } of matches) {
    for (const team of [home, away]) if (!teams.has(team)) fail(id, `"${team}" is not in teams`);
  }
  for (const [i, { team }] of rules.adjustments.entries()) {
    if (!teams.has(team)) fail(`rules.pointAdjustments[${i}].team`, `"${team}" is not in teams`);
  }
}

export function readCase(input: unknown): Case {
  const fields = asObject(input, '');
  const rulesFields = optional(fields.rules, 'rules', asObject) ?? {};
  const expected = optional(fields.expected, 'expected', asObject) ?? {};
  // The format keeps what the balls said among the outcomes; for the engine it is an input.
  const lots = optional(rulesFields.lots ?? fields.lots ?? expected.lots, 'lots', readOrders) ?? [];
  const rules = readRules(rulesFields, lots);
  const matches = listOf(fields.matches, 'matches', readMatch);
  const listed = readTeams(fields.teams);
  requireKnown(listed, matches, rules);

  const format = plainWord(optional(fields.format, 'format', asName) ?? '');
  const played = matches.filter((match) => belongsToTable(match, format));
  const nameOf = groupNamer(played);
  const inTables = played.map((match) => ({ ...match, group: nameOf(match) }));
  const groups = groupsOf(inTables);
  if (groups.size === 1 && groups.has('all') && format.startsWith('league')) {
    for (const team of listed ?? []) groups.get('all')?.add(team);
  }
  const teams = [...new Set([...groups.values()].flatMap((group) => [...group]))];
  return {
    stage: {
      teams,
      matches: inTables,
      rules: rules.table,
      facts: rules.facts,
      adjustments: rules.adjustments,
    },
    groups: [...groups].map(([id, members]) => ({ id, teams: [...members] })),
    knockout: matches.filter((match) => !belongsToTable(match, format)),
    rules: rulesFields,
  };
}
