// Teams in the same position of different groups, ranked against each other: best thirds (UEFA Euro 2024
// art. 21, World Cup 2026 art. 13) and the overall campaign that seeds a knockout (CONMEBOL Libertadores
// 2005 to 2016). They never met, so head-to-head criteria are left out. Groups of unequal size: UEFA
// qualifying drops the results against the teams placed beyond the size of the smallest group.

import { listOf } from '#engine/lists.ts';
import type { GroupId, Match, Standing, TableStage, TeamId, Tiebreaker } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import { standingsOf } from './standings.ts';

export type TableGroup = { readonly id: GroupId; readonly teams: readonly TeamId[] };

export type AcrossGroups = {
  /** The stage's own order without head-to-head unless given. */
  readonly tiebreakers?: readonly Tiebreaker[] | undefined;
  /** Compare groups of unequal size as if all had the size of the smallest. */
  readonly equalise?: boolean;
};

export const groupTables = (
  stage: TableStage,
  groups: readonly TableGroup[],
): readonly (readonly Standing[])[] => {
  const ledger = makeLedger(stage);
  return groups.map(({ teams }) => standingsOf(ledger, { only: teams }));
};

const isAmongTied = (name: Tiebreaker) =>
  name.startsWith('h2h_') || name === 'head_to_head_two_teams_only';

function withoutSurplus(
  matches: readonly Match[],
  tables: readonly (readonly Standing[])[],
): readonly Match[] {
  const size = Math.min(...tables.map((table) => table.length));
  const surplus = new Set(tables.flatMap((table) => table.slice(size)).map(({ team }) => team));
  return matches.filter(({ home, away }) => !surplus.has(home) && !surplus.has(away));
}

/** The ranking of one position after another, over the same tables. */
export function rankingsOf(
  stage: TableStage,
  groups: readonly TableGroup[],
  { tiebreakers, equalise = false }: AcrossGroups = {},
): (position: number) => readonly Standing[] {
  const tables = groupTables(stage, groups);
  const order = tiebreakers ?? stage.rules.tiebreakers.filter((name) => !isAmongTied(name));
  const matches = equalise ? withoutSurplus(stage.matches, tables) : stage.matches;
  const ledger = makeLedger({ ...stage, matches, rules: { ...stage.rules, tiebreakers: order } });
  return (position) => {
    const placed = tables.flatMap((table) => table[position - 1] ?? []);
    const pending = new Map(placed.map((row) => [row.team, row.pending]));
    return standingsOf(ledger, { only: [...pending.keys()] }).map((row) => {
      const inGroup = pending.get(row.team);
      return inGroup ? { ...row, pending: inGroup } : row;
    });
  };
}

/** Best first, with positions of this ranking; what is pending in a group is pending here too. */
export const bestPlaced = (
  stage: TableStage,
  groups: readonly TableGroup[],
  position: number,
  across?: AcrossGroups,
): readonly Standing[] => rankingsOf(stage, groups, across)(position);

/** All the firsts, then all the seconds, ...: the nth of them is the nth seed. */
export function campaigns(
  stage: TableStage,
  groups: readonly TableGroup[],
  perGroup: number,
  across?: AcrossGroups,
): readonly Standing[] {
  const positions = listOf(perGroup, (i) => i + 1);
  return positions.flatMap(rankingsOf(stage, groups, across));
}

/** The rank of each team by its campaign, 1 for the best; those that nothing separates, in their group or between groups, share theirs. */
export function campaignRanks(
  stage: TableStage,
  groups: readonly TableGroup[],
  across?: AcrossGroups,
): ReadonlyMap<TeamId, number> {
  const ranking = rankingsOf(stage, groups, across);
  const ranks = new Map<TeamId, number>();
  for (let place = 1; ranks.size < stage.teams.length; place += 1) {
    const before = ranks.size;
    const rows = ranking(place);
    if (rows.length === 0) break;
    for (const { team, position } of rows) ranks.set(team, before + position);
  }
  for (const table of groupTables(stage, groups)) {
    for (const { team, position } of table) {
      ranks.set(team, ranks.get(table[position - 1]?.team ?? '') as number);
    }
  }
  return ranks;
}
