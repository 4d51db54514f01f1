// Who fills a slot that a group stage feeds: 2nd of group B, 3rd best third, the third that the table
// sends to the winner of group E, nth seed by campaign. A slot stays empty until the groups it depends on
// are complete and nothing that it depends on is left to lots or a play-off.

import { once } from '#engine/lazy.ts';
import { listOf } from '#engine/lists.ts';
import {
  type AcrossGroups,
  groupTables,
  rankingsOf,
  type TableGroup,
} from '#engine/tables/best-placed.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import type { GroupId, Standing, TableStage, TeamId } from '#engine/types.ts';
import { type FillSlot, fillNamed } from './bracket.ts';
import { type BestSlot, keptApart, type Meetings } from './rematches.ts';
import {
  type Allocation,
  type AllocationTable,
  allocateByTable,
  allocateThirds,
} from './thirds-allocation.ts';

export type ThirdsRule = {
  /** How many go through. */
  readonly count: number;
  /** The published table; without one, `against` lists the groups whose winners meet a third. */
  readonly table?: AllocationTable;
  readonly against?: readonly GroupId[];
};

export type GroupStage = {
  readonly stage: TableStage;
  readonly groups: readonly TableGroup[];
  readonly across?: AcrossGroups;
  readonly thirds?: ThirdsRule;
  /** First-round ties in which those who met in their group are kept apart, where that can be. */
  readonly meetings?: Meetings;
};

const THIRD = 3;

/** The team of a row that is final; undefined while something about it is pending. */
const finalTeam = (row: Standing | undefined): TeamId | undefined =>
  row?.pending === undefined ? row?.team : undefined;

/** Of each group, whether it has matches and none of them is left. */
export function completeGroups({ stage, groups }: GroupStage): readonly boolean[] {
  const { teams: names, open } = makeLedger(stage);
  const waiting = new Set(open().flatMap(({ home, away }) => [names[home], names[away]]));
  const listed = new Set(stage.matches.flatMap(({ home, away }) => [home, away]));
  return groups.map(
    ({ teams }) =>
      teams.some((team) => listed.has(team)) && !teams.some((team) => waiting.has(team)),
  );
}

type Tables = readonly (readonly Standing[])[];

/** Those that go through, or none when a shared place straddles the cut or who is third is pending. */
function qualifiedThirds(
  { count, table }: ThirdsRule,
  ranking: readonly Standing[],
  tables: Tables,
): readonly TeamId[] {
  const [last, next] = [ranking[count - 1], ranking[count]];
  if (last && last.position === next?.position) return [];
  // A published table asks only which groups they come from, not for their order.
  const thirds = table ? tables.flatMap((rows) => rows[THIRD - 1] ?? []) : ranking;
  const settled = new Set(thirds.map(finalTeam));
  const qualified = ranking.slice(0, count).map(({ team }) => team);
  return qualified.every((team) => settled.has(team)) ? qualified : [];
}

function allocation(rule: ThirdsRule, groups: readonly GroupId[]): Allocation | undefined {
  if (groups.length < rule.count) return undefined;
  if (rule.table) return allocateByTable(rule.table, groups);
  return allocateThirds(rule.against ?? [], groups);
}

/** The third of each qualified group, by the group of the winner that it meets. */
function thirdsByWinner(
  { groups, thirds }: GroupStage,
  ranking: readonly Standing[],
  tables: Tables,
): ReadonlyMap<GroupId, TeamId> {
  if (!thirds) return new Map();
  const thirdOf = new Map(
    qualifiedThirds(thirds, ranking, tables).map((team) => [
      (groups.find(({ teams }) => teams.includes(team)) as TableGroup).id,
      team,
    ]),
  );
  const found = allocation(thirds, [...thirdOf.keys()]) ?? [];
  return new Map([...found].map(([winner, third]) => [winner, thirdOf.get(third) as TeamId]));
}

/** Each answer is worked out once, when a slot first asks for it. */
export function fillFromGroups(source: GroupStage): FillSlot {
  const { stage, groups, across, meetings = [] } = source;
  const tables = once(() => groupTables(stage, groups));
  const complete = once(() => completeGroups(source));
  const allComplete = () => complete().every(Boolean);
  const rankings = once(() => {
    const largest = Math.max(0, ...groups.map(({ teams }) => teams.length));
    const ranking = rankingsOf(stage, groups, across);
    return listOf(largest, (i) => ranking(i + 1));
  });
  const ranking = (position: number) => rankings()[position - 1] ?? [];
  const seeds = once(() => rankings().flat());
  const thirds = once(() => thirdsByWinner(source, ranking(THIRD), tables()));
  const bestOf = ({ position, rank }: BestSlot) => finalTeam(ranking(position)[rank - 1]);
  const apart = once(() => keptApart(meetings, groups, bestOf));
  return (slot) => {
    switch (slot.kind) {
      case 'group': {
        const index = groups.findIndex(({ id }) => id === slot.group);
        return complete()[index] ? finalTeam(tables()[index]?.[slot.position - 1]) : undefined;
      }
      case 'best':
        return allComplete() ? apart()(slot) : undefined;
      case 'third':
        return allComplete() ? thirds().get(slot.against) : undefined;
      case 'seed':
        return allComplete() ? finalTeam(seeds()[slot.seed - 1]) : undefined;
      default:
        return fillNamed(slot);
    }
  };
}
