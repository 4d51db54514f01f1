// A case file: one real competition in the format of the shared cases. Its matches are told apart into
// those that make tables (with their groups) and those of the knockout.
import type { TableGroup } from '#engine/tables/best-placed.ts';
import type { TableStage, TeamId } from '#engine/types.ts';
import { readOrders } from './case-facts.ts';
import { asName, type CaseMatch, plainWord, readMatch } from './case-match.ts';
import { readRules } from './case-rules.ts';
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

function requireKnown(teams: ReadonlySet<TeamId>, matches: readonly CaseMatch[]) {
  for (const { id, home, away } of matches) {
    for (const team of [home, away]) if (!teams.has(team)) fail(id, `"${team}" is not in teams`);
  }
}

/** Between the same two on the same day; one that was struck off or stopped may have been played again. */
function requireOnce(matches: readonly CaseMatch[], rules: Fields) {
  const seen = new Map<string, string>();
  const isReplayed = ({ result }: CaseMatch) =>
    result?.kind === 'annulled' || result?.kind === 'cancelled' || result?.kind === 'abandoned';
  for (const match of matches) {
    const { id, stageName, group, roundName, leg, date, home, away, result } = match;
    if (isReplayed(match)) continue;
    const key = JSON.stringify([stageName, group, roundName, leg, date, home, away]);
    const first = seen.get(key);
    const mayReplay = (rules.replay ?? rules.replays) === true && result?.kind === 'played';
    if (first !== undefined && !mayReplay) fail(id, `${home} - ${away} is ${first} again`);
    seen.set(key, id);
  }
}

/** A shoot-out decides what is level; over two legs that is the aggregate, which `ties` looks at. */
function requireLevelShootouts(matches: readonly CaseMatch[]) {
  for (const { id, result } of matches) {
    if (result?.kind !== 'played' || !(result.penalties || result.shootoutWinner)) continue;
    const { home, away } = result.score;
    if (home !== away) fail(id, `${home}-${away} is no draw, so there are no penalties`);
  }
}

/** The result of lots as a plain list has names only. */
function requireKnownOrder(value: unknown, field: string, teams: ReadonlySet<TeamId>) {
  if (!Array.isArray(value)) return;
  const stranger = value.findIndex((item) => typeof item === 'string' && !teams.has(item));
  if (stranger >= 0) fail(`${field}[${stranger}]`, `"${value[stranger]}" is not in teams`);
}

export function readCase(input: unknown): Case {
  const fields = asObject(input, '');
  const rulesFields = optional(fields.rules, 'rules', asObject) ?? {};
  const expected = optional(fields.expected, 'expected', asObject) ?? {};
  const matches = listOf(fields.matches, 'matches', readMatch);
  const listed = readTeams(fields.teams);
  const known = new Set(listed ?? matches.flatMap(({ home, away }) => [home, away]));
  requireKnown(known, matches);
  requireOnce(matches, rulesFields);
  // The format keeps what the balls said among the outcomes; for the engine it is an input.
  const lots = optional(rulesFields.lots ?? fields.lots ?? expected.lots, 'lots', readOrders) ?? [];
  for (const name of ['lots', 'playoff']) {
    requireKnownOrder(rulesFields[name] ?? fields[name], `rules.${name}`, known);
  }
  const rules = readRules(rulesFields, known, lots);

  const format = plainWord(optional(fields.format, 'format', asName) ?? '');
  const played = matches.filter((match) => belongsToTable(match, format));
  const nameOf = groupNamer(played);
  const inTables = played.map((match) => ({ ...match, group: nameOf(match) }));
  const groups = groupsOf(inTables);
  const isLeague = format.startsWith('league') || (format === '' && matches.length === 0);
  if (isLeague && [...groups.keys()].every((id) => id === 'all') && listed) {
    groups.set('all', new Set([...(groups.get('all') ?? []), ...listed]));
  }
  requireLevelShootouts(inTables);
  const teams = [...new Set([...groups.values()].flatMap((group) => [...group]))];
  return {
    stage: { teams, matches: inTables, ...rules },
    groups: [...groups].map(([id, members]) => ({ id, teams: [...members] })),
    knockout: matches.filter((match) => !belongsToTable(match, format)),
    rules: rulesFields,
  };
}
