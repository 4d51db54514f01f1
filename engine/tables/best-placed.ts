// The best placed of the same position in different groups: best thirds (UEFA Euro 2024
// art. 21, World Cup 2026 art. 13) and the overall campaign that seeds a knockout (CONMEBOL Libertadores
// 2005 to 2016). They never met, so head-to-head criteria are left out. Groups of unequal size: UEFA
// qualifying drops the results against the teams placed beyond the size of the smallest group; many Brazilian
// cups compare by matches played instead (average points, then average goals).

import { listOf } from '#engine/lists.ts';
import type { GroupId, Standing, TableStage, TeamId, Tiebreaker } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import { standingsOf } from './standings.ts';
import type { Ledger, Totals } from './table-shapes.ts';
import { rounded, tally } from './tally.ts';

export type TableGroup = { readonly id: GroupId; readonly teams: readonly TeamId[] };

export type AcrossGroups = {
  /** The stage's own order without head-to-head unless given. */
  readonly tiebreakers?: readonly Tiebreaker[] | undefined;
  /**
   * Groups of unequal size: leave out the results against those placed beyond the size of the smallest group,
   * or compare what each won per match. Unless given, compare what each won.
   */
  readonly equalise?: 'without_last' | 'per_match' | undefined;
};

export const groupTables = (
  stage: TableStage,
  groups: readonly TableGroup[],
): readonly (readonly Standing[])[] => {
  const ledger = makeLedger(stage);
  return groups.map(({ teams }) => standingsOf(ledger, { only: teams }));
};

const teamOf = ({ team }: Standing) => team;

const isAmongTied = (name: Tiebreaker) =>
  name.startsWith('h2h_') || name === 'head_to_head_two_teams_only';

/** Every figure per match; equal shares stay equal. */
function perMatch(ledger: Ledger): Ledger {
  const totals = tally(ledger, {}).map((row) => {
    const share = ([name, value]: [string, number]) => [name, rounded(value / (row.played || 1))];
    return Object.fromEntries(Object.entries(row).map(share)) as Totals;
  });
  return { ...ledger, totals, adjustments: [], stage: { ...ledger.stage, byes: [] } };
}

/** The ranking of one position after another, over the same tables. */
export function rankingsOf(
  stage: TableStage,
  groups: readonly TableGroup[],
  { tiebreakers, equalise }: AcrossGroups = {},
): (position: number) => readonly Standing[] {
  const tables = groupTables(stage, groups);
  const order = tiebreakers ?? stage.rules.tiebreakers.filter((name) => !isAmongTied(name));
  const whole = makeLedger({ ...stage, rules: { ...stage.rules, tiebreakers: order } });
  // Who was struck off has no match that counts.
  const inPlay = tables.map((table) => table.filter(({ struckOff }) => !struckOff));
  const size = Math.min(...inPlay.map((table) => table.length));
  const surplus = new Set(
    equalise === 'without_last' ? inPlay.flatMap((table) => table.slice(size).map(teamOf)) : [],
  );
  const matches = stage.matches.filter(
    ({ home, away }) => !surplus.has(home) && !surplus.has(away),
  );
  const isShared = equalise === 'per_match';
  const level = isShared ? perMatch(whole) : makeLedger({ ...whole.stage, matches });
  return (position) => {
    const pending = new Map(
      tables.flatMap((table, i): [TeamId, Standing['pending']][] => {
        const row = table[position - 1];
        // While it is open whom to leave out, all of the group is.
        const [last, next] = (inPlay[i] ?? []).slice(size - 1);
        const isCutOpen = surplus.size > 0 && last?.position === next?.position;
        return row ? [[row.team, row.pending ?? (isCutOpen ? next?.pending : undefined)]] : [];
      }),
    );
    const only = [...pending.keys()];
    return standingsOf(position > size ? whole : level, { only }).map((row) => {
      const inGroup = pending.get(row.team);
      const totals = isShared && tally(whole, {})[whole.placeOf(row.team) ?? -1];
      return { ...row, ...totals, ...(inGroup && { pending: inGroup }) };
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

export type BestPlaced = Standing & { readonly outcome: 'through' | 'out' | 'undecided' };

/**
 * The same as a table of those who hope for one of `places`: who is through, who is out, and for whom lots
 * or a play-off have the word, among the level or in the group itself.
 */
export function bestPlacedTable(
  stage: TableStage,
  groups: readonly TableGroup[],
  position: number,
  places: number,
  across?: AcrossGroups,
): readonly BestPlaced[] {
  const open = groupTables(stage, groups).flatMap((table) => {
    const row = table[position - 1];
    return row?.pending ? [row.team] : [];
  });
  const ranking = bestPlaced(stage, groups, position, across);
  return ranking.map((row): BestPlaced => {
    const last = ranking.findLastIndex((other) => other.position === row.position) + 1;
    const isThrough = last <= places && !open.includes(row.team);
    const hopes = isThrough ? 'through' : 'undecided';
    return { ...row, outcome: row.position > places ? 'out' : hopes };
  });
}

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
