// What keeps a stage from being counted: rules, matches, and names beside them that nobody has.
import { requireDistinct, requireInteger, requireNumber, requireThat } from '#engine/outcome.ts';
import type { Problem, TableStage, TeamId } from '#engine/types.ts';
import { matchesProblems } from '#engine/validation.ts';
import { tableRulesProblems } from './rule-problems.ts';

const MOST_ROUNDS = 999;

const ANYBODY = { has: () => true };

const knownProblems = (
  field: string,
  team: TeamId,
  teams: Pick<ReadonlySet<TeamId>, 'has'>,
): readonly Problem[] => requireThat(teams.has(team), field, `"${team}" is not in teams`);

/** Matches, and whatever names a team beside them. Without `teams` anybody may take part. */
export function recordProblems(
  stage: Omit<TableStage, 'teams' | 'rules'>,
  teams?: readonly TeamId[],
): readonly Problem[] {
  const { matches, adjustments = [], withdrawals = [], byes = [], toCome = 0 } = stage;
  const known = teams ? new Set(teams) : ANYBODY;
  const named = { adjustments, withdrawals, byes };
  return [
    ...requireDistinct('teams', teams ?? []),
    ...matchesProblems(matches, known),
    ...Object.entries(named).flatMap(([field, list]) =>
      list.flatMap(({ team }, i) => knownProblems(`${field}[${i}].team`, team, known)),
    ),
    ...requireInteger('toCome', toCome, 0, MOST_ROUNDS),
    ...adjustments.flatMap(({ points }, i) => requireNumber(`adjustments[${i}].points`, points)),
  ];
}

export const tableStageProblems = (stage: TableStage): readonly Problem[] => [
  ...tableRulesProblems(stage.rules),
  ...recordProblems(stage, stage.teams),
];
