// `thirds case.json`: the third-placed teams of all groups in order, those that go through, and what is
// still open: teams that nothing separates stand side by side in the list, which says nothing about their
// order. Where the third of a group itself is open, all who may be are in the list, and none of them is through.
import { bestPlacedTable, groupTables } from '#engine/tables/best-placed.ts';
import type { Standing } from '#engine/types.ts';
import { readCase } from './case.ts';
import { readTiebreakers } from './case-rules.ts';
import { asInteger, fail, optional } from './input.ts';

const THIRD = 3;

type Undecided = {
  readonly group?: string;
  readonly teams: readonly string[];
  readonly pending: Standing['pending'];
};

const namesOf = (rows: readonly Standing[]) => rows.map(({ team }) => team);

export function run(input: unknown): unknown {
  const { stage, groups, rules } = readCase(input);
  if (groups.length < 2) fail('matches', 'thirds need a stage of two groups or more');
  const tiebreakers = optional(rules.thirdsTiebreakers, 'rules.thirdsTiebreakers', readTiebreakers);
  const places = optional(rules.bestThirds, 'rules.bestThirds', asInteger) ?? 0;
  const ranking = bestPlacedTable(stage, groups, THIRD, places, { tiebreakers });
  const open = groupTables(stage, groups).flatMap((table, i): Required<Undecided>[] => {
    const third = table[THIRD - 1];
    if (!third?.pending) return [];
    const level = table.filter(({ position }) => position === third.position);
    return [{ group: groups[i]?.id ?? '', teams: namesOf(level), pending: third.pending }];
  });
  const openWith = (team: string) => open.find(({ teams }) => teams.includes(team));
  const candidates = ({ team }: Standing) => openWith(team)?.teams ?? [team];
  const qualified = ranking.filter(({ outcome }) => outcome === 'through');
  const shared = [...Map.groupBy(ranking, ({ position }) => position).values()]
    .filter((rows) => rows.length > 1)
    .map((rows): Undecided => ({ teams: rows.flatMap(candidates), pending: rows[0]?.pending }));
  return {
    ranking: ranking.flatMap(candidates),
    qualified: namesOf(qualified),
    undecided: [...open, ...shared],
  };
}
