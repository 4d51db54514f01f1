// Strengths of attack and defence of each team from the scores so far (Maher 1982): home goals are Poisson with mean
// base x attack x opponent's defence, away goals likewise with the away base. Shrunk to 1 by a Gamma prior,
// because an amateur league has few matches; an empty one gives everybody the same.

import { placesOf, sum } from '#engine/lists.ts';
import type { Match, TeamId } from '#engine/types.ts';

export type Strengths = {
  /** Goals of an average home side and of an average away side against each other. */
  readonly homeBase: number;
  readonly awayBase: number;
  readonly attack: readonly number[];
  /** Below 1 concedes less than the average. */
  readonly defence: readonly number[];
};

/** What a league looks like before its first match, and how many matches that opinion is worth. */
const PRIOR = { home: 1.4, away: 1.1, matches: 10 };

/** Goals of evidence that a team is average. */
const SHRINKAGE = 8;
const ITERATIONS = 30;

type Scored = readonly [
  home: number,
  away: number,
  homeGoals: number,
  awayGoals: number,
  neutral: boolean,
];

/** Only matches that were played count: W.O. and court decisions say nothing about strength. */
export function estimateStrengths(teams: readonly TeamId[], matches: readonly Match[]): Strengths {
  const placeOf = placesOf(teams);
  const scored = matches.flatMap(({ home, away, result, neutral = false }): Scored[] => {
    const [a, b] = [placeOf.get(home), placeOf.get(away)];
    if (a === undefined || b === undefined || result?.kind !== 'played') return [];
    return [[a, b, result.score.home, result.score.away, neutral]];
  });
  const mean = (goals: readonly number[], prior: number) =>
    (sum(goals) + prior * PRIOR.matches) / (scored.length + PRIOR.matches);
  const homeBase = mean(
    scored.map((match) => match[2]),
    PRIOR.home,
  );
  const awayBase = mean(
    scored.map((match) => match[3]),
    PRIOR.away,
  );
  const attack = new Array<number>(teams.length).fill(1);
  const defence = new Array<number>(teams.length).fill(1);
  for (let i = 0; i < ITERATIONS; i++) {
    refine(attack, defence, scored, { homeBase, awayBase }, 'attack');
    refine(defence, attack, scored, { homeBase, awayBase }, 'defence');
  }
  return { homeBase, awayBase, attack, defence };
}

/** Bases of a match: on neutral ground both sides have the mean. */
export function bases(
  homeBase: number,
  awayBase: number,
  neutral: boolean,
): readonly [number, number] {
  const mean = (homeBase + awayBase) / 2;
  return neutral ? [mean, mean] : [homeBase, awayBase];
}

/** One step of the fixed point: goals seen over goals expected from the opponents, both shrunk. */
function refine(
  target: number[],
  other: readonly number[],
  scored: readonly Scored[],
  base: { readonly homeBase: number; readonly awayBase: number },
  side: 'attack' | 'defence',
): void {
  const seen = new Array<number>(target.length).fill(SHRINKAGE);
  const expected = new Array<number>(target.length).fill(SHRINKAGE);
  const note = (team: number, goals: number, rate: number) => {
    seen[team] = (seen[team] as number) + goals;
    expected[team] = (expected[team] as number) + rate;
  };
  for (const [home, away, homeGoals, awayGoals, neutral] of scored) {
    const [homeRate, awayRate] = bases(base.homeBase, base.awayBase, neutral);
    const [first, second] = side === 'attack' ? [home, away] : [away, home];
    note(first, homeGoals, homeRate * (other[second] as number));
    note(second, awayGoals, awayRate * (other[first] as number));
  }
  for (const team of target.keys())
    target[team] = (seen[team] as number) / (expected[team] as number);
}
