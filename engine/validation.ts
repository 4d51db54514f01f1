// Results and zones that no regulation can mean, each refused with its field and the reason. Rules and whole
// competitions that somebody else wrote are checked where they are read, in `scripts/engine`.

import { SIDES } from './match/sides.ts';
import { problem, requireDistinct, requireInteger, requireThat } from './outcome.ts';
import type { Match, Problem, Result, Score, Side, TeamId, Zone } from './types.ts';

/** Of goals, and of rounds to come. */
const MOST = 999;
export const zoneProblems = (zones: readonly Zone[], teams: number): readonly Problem[] =>
  zones.flatMap(({ from, to }, i) => {
    const numbers = [
      ...requireInteger(`zones[${i}].from`, from, 1, teams),
      ...requireInteger(`zones[${i}].to`, to, 1, teams),
    ];
    if (numbers.length > 0 || from <= to) return numbers;
    return problem(`zones[${i}].to`, `ends at ${to}, before it starts at ${from}`);
  });

export const scoreProblems = (field: string, score: Score): readonly Problem[] =>
  SIDES.flatMap((side) => requireInteger(`${field}.${side}`, score[side], 0, MOST));

export function resultProblems(result: Result, field = 'result'): readonly Problem[] {
  const score = 'score' in result ? result.score : undefined;
  const penalties = 'penalties' in result ? result.penalties : undefined;
  const isLevel = penalties !== undefined && penalties.home === penalties.away;
  return [
    ...(score ? scoreProblems(`${field}.score`, score) : []),
    ...(penalties ? scoreProblems(`${field}.penalties`, penalties) : []),
    ...requireThat(!isLevel, `${field}.penalties`, 'must have a winner'),
  ];
}

/** Anybody may be named where it is not known yet who takes part. */
type Known = Pick<ReadonlySet<TeamId>, 'has'>;
const ANYBODY: Known = { has: () => true };

const knownProblems = (field: string, team: TeamId, teams: Known): readonly Problem[] =>
  requireThat(teams.has(team), field, `"${team}" is not in teams`);

export const sidesProblems = (
  field: string,
  match: Pick<Match, Side>,
  teams: Known = ANYBODY,
): readonly Problem[] => [
  ...SIDES.flatMap((side) => knownProblems(`${field}.${side}`, match[side], teams)),
  ...requireThat(match.home !== match.away, field, `"${match.home}" cannot play itself`),
];

export const matchesProblems = (
  matches: readonly Match[],
  teams: Known = ANYBODY,
): readonly Problem[] => [
  ...requireDistinct(
    'matches',
    matches.map(({ id }) => id),
  ),
  ...matches.flatMap((match, i) => [
    ...sidesProblems(`matches[${i}]`, match, teams),
    ...(match.result ? resultProblems(match.result, `matches[${i}].result`) : []),
  ]),
];
