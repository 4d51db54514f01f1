// A case whose bracket a regulation fixes, played through from its group matches: every tie must be one
// that was really played, and the last one must give the champion.

import { type Competition, competitionState } from '#engine/competition.ts';
import type { Bracket } from '#engine/knockout/bracket.ts';
import {
  type AllocationTable,
  EURO_2016_THIRDS,
  EURO_2020_THIRDS,
} from '#engine/knockout/thirds-allocation.ts';
import type { Match } from '#engine/types.ts';
import type { Case } from '#scripts/engine/case.ts';
import { competitionProblems } from '#scripts/engine/competition-problems.ts';
import { asObject } from '#scripts/engine/input.ts';
import { EURO_2016_BRACKET, EURO_2020_BRACKET } from './official-brackets.ts';

type Official = { readonly bracket: Bracket; readonly table: AllocationTable };

const OFFICIAL: readonly Official[] = [
  { bracket: EURO_2016_BRACKET, table: EURO_2016_THIRDS },
  { bracket: EURO_2020_BRACKET, table: EURO_2020_THIRDS },
];

function officialOf({ rules }: Case): Official | undefined {
  const slots = asObject(rules.thirdsAllocation ?? {}, 'rules.thirdsAllocation').slots;
  return OFFICIAL.find(
    ({ table }) =>
      JSON.stringify(table.against.map((group) => `1${group}`)) === JSON.stringify(slots),
  );
}

function stateOf({ stage, groups }: Case, { bracket, table }: Official, matches: readonly Match[]) {
  const { teams: _, ...rest } = stage;
  const competition: Competition = {
    phases: [
      {
        kind: 'table',
        groups: groups.map(({ id, teams }) => ({
          id,
          entrants: teams.map((team) => ({ kind: 'team', team })),
        })),
        stage: rest,
        thirds: { count: table.against.length, table },
      },
      { kind: 'knockout', bracket, matches },
    ],
  };
  const [wrong] = competitionProblems(competition);
  if (wrong) throw new Error(`${wrong.field}: ${wrong.reason}`);
  const [, knockout] = competitionState(competition);
  return knockout?.kind === 'knockout' ? knockout : undefined;
}

/** Knows which match belongs to which tie only once its two teams are known, so goes round by round. */
export function bracketDifferences(competition: Case): readonly string[] {
  const official = officialOf(competition);
  if (!official) return [];
  let matches: readonly Match[] = [];
  for (const { id } of official.bracket.ties) {
    const tie = stateOf(competition, official, matches)?.bracket.ties.find((t) => t.tie.id === id);
    const played = competition.knockout.find(
      ({ home, away }) => tie?.teams.includes(home) && tie.teams.includes(away),
    );
    if (!played) return [`match ${id}: ${tie?.teams.join(' x ')} was not played`];
    matches = [...matches, { ...played, tie: id }];
  }
  const champion = stateOf(competition, official, matches)?.bracket.champion;
  const final = matches.at(-1);
  return champion === final?.home || champion === final?.away ? [] : [`champion: ${champion}`];
}
