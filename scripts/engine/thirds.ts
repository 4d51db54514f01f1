// `thirds case.json`: the third-placed teams of all groups in order, and those that go through.
import { bestPlaced } from '#engine/tables/best-placed.ts';
import { readCase } from './case.ts';
import { readTiebreakers } from './case-rules.ts';
import { asInteger, fail, optional } from './input.ts';

export function run(input: unknown): unknown {
  const { stage, groups, rules } = readCase(input);
  if (groups.length < 2) fail('matches', 'thirds need a stage of two groups or more');
  const tiebreakers = optional(rules.thirdsTiebreakers, 'rules.thirdsTiebreakers', readTiebreakers);
  const places = optional(rules.bestThirds, 'rules.bestThirds', asInteger) ?? 0;
  const ranking = bestPlaced(stage, groups, 3, { tiebreakers });
  const below = (position: number) => ranking.filter((row) => row.position > position).length;
  // Teams that share the last place still need a decision: none of them is through yet.
  const qualified = ranking.filter((row) => ranking.length - below(row.position) <= places);
  return {
    ranking: ranking.map(({ team }) => team),
    qualified: qualified.map(({ team }) => team),
  };
}
