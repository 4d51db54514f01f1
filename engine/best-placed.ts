// Teams in the same position of different groups, ranked against each other: best thirds (UEFA Euro 2024
// art. 21, World Cup 2026 art. 13) and the overall campaign that seeds a knockout (CONMEBOL Libertadores
// 2005 to 2016). They never met, so head-to-head criteria are left out. Groups of unequal size: UEFA
// qualifying drops the results against the teams placed beyond the size of the smallest group.
import { makeLedger } from './ledger.ts';
import { standings, standingsOf } from './standings.ts';
import type { GroupId, Match, Standing, TableStage, TeamId, Tiebreaker } from './types.ts';

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

/** Best first, with positions of this ranking; what is pending in a group is pending here too. */
export function bestPlaced(
  stage: TableStage,
  groups: readonly TableGroup[],
  position: number,
  { tiebreakers, equalise = false }: AcrossGroups = {},
): readonly Standing[] {
  const tables = groupTables(stage, groups);
  const placed = tables.flatMap((table) => table[position - 1] ?? []);
  const pending = new Map(placed.map((row) => [row.team, row.pending]));
  const order = tiebreakers ?? stage.rules.tiebreakers.filter((name) => !isAmongTied(name));
  const matches = equalise ? withoutSurplus(stage.matches, tables) : stage.matches;
  const rules = { ...stage.rules, tiebreakers: order };
  const ranking = standings({ ...stage, matches, rules }, { only: [...pending.keys()] });
  return ranking.map((row) => {
    const inGroup = pending.get(row.team);
    return inGroup === undefined ? row : { ...row, pending: inGroup };
  });
}

/** All the firsts, then all the seconds, ...: the nth of them is the nth seed. */
export function campaigns(
  stage: TableStage,
  groups: readonly TableGroup[],
  perGroup: number,
  across: AcrossGroups = {},
): readonly Standing[] {
  const positions = Array.from({ length: perGroup }, (_, i) => i + 1);
  return positions.flatMap((position) => bestPlaced(stage, groups, position, across));
}
