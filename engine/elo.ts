// Elo ratings, match by match in the order given: E = 1 / (1 + 10^((Rb - Ra) / scale)), K by experience
// as FIDE has it (40 new, 20 normal, 10 top). FIFA's variant since 2018 (SUM) is a setting: scale 600,
// importance in place of K, shoot-out 0.75 and 0.5, no points lost in knockout rounds.

import { done, type Outcome, refused, requireInteger } from './outcome.ts';
import type { Problem, Score, Side, TeamId } from './types.ts';

export type EloMatch = {
  readonly home: TeamId;
  readonly away: TeamId;
  readonly score: Score;
  readonly shootoutWinner?: Side;
  /** In place of K for both sides. */
  readonly importance?: number;
  readonly neutral?: boolean;
  /** Nobody loses points (FIFA: knockout rounds of final competitions). */
  readonly protected?: boolean;
};

export type EloRules = {
  readonly start: number;
  /** Difference at which ten to one is expected. */
  readonly scale: number;
  /** For the first `newMatches`, then normally, and from `topRating` on. */
  readonly k: { readonly fresh: number; readonly normal: number; readonly top: number };
  readonly newMatches: number;
  readonly topRating: number;
  /** Rating points that playing at home is worth. */
  readonly homeAdvantage: number;
  /** A drawn match decided by penalties: a draw, a win, or FIFA's 0.75 and 0.5. */
  readonly shootout: 'draw' | 'win' | 'fifa';
  /** Wins by two count 1.5 times, by d >= 3 (11 + d) / 8 times. */
  readonly goalMargin: boolean;
};

export const ELO: EloRules = {
  start: 1500,
  scale: 400,
  k: { fresh: 40, normal: 20, top: 10 },
  newMatches: 30,
  topRating: 2400,
  homeAdvantage: 0,
  shootout: 'draw',
  goalMargin: false,
};

const MOST_GOALS = 1000;

export type EloRating = {
  readonly team: TeamId;
  readonly rating: number;
  readonly matches: number;
  readonly peak: number;
  /** Change in the last match. */
  readonly last: number;
};

export const expectedScore = (own: number, other: number, scale: number) =>
  1 / (1 + 10 ** ((other - own) / scale));

/** Best first; `known` are the ratings to go on from. */
export function eloRatings(
  matches: readonly EloMatch[],
  rules: EloRules = ELO,
  known: readonly EloRating[] = [],
): Outcome<readonly EloRating[]> {
  const problems = findProblems(matches, rules);
  if (problems.length > 0) return refused(problems);
  const ratings = new Map(known.map((rating) => [rating.team, rating]));
  const of = (team: TeamId): EloRating =>
    ratings.get(team) ?? { team, rating: rules.start, matches: 0, peak: rules.start, last: 0 };
  for (const match of matches) {
    const home = of(match.home);
    const away = of(match.away);
    const { homeChange, awayChange } = changes(match, home, away, rules);
    ratings.set(home.team, moved(home, homeChange));
    ratings.set(away.team, moved(away, awayChange));
  }
  return done(
    [...ratings.values()].sort((a, b) => b.rating - a.rating || (a.team < b.team ? -1 : 1)),
  );
}

function findProblems(matches: readonly EloMatch[], { scale }: EloRules): Problem[] {
  const problems: Problem[] =
    scale > 0 ? [] : [{ field: 'scale', reason: `must be more than 0, not ${scale}` }];
  for (const [i, { home, away, score }] of matches.entries()) {
    const field = `matches[${i}]`;
    if (home === away) problems.push({ field, reason: `"${home}" against itself` });
    problems.push(
      ...requireInteger(`${field}.score.home`, score.home, 0, MOST_GOALS),
      ...requireInteger(`${field}.score.away`, score.away, 0, MOST_GOALS),
    );
  }
  return problems;
}

function changes(match: EloMatch, home: EloRating, away: EloRating, rules: EloRules) {
  const advantage = match.neutral ? 0 : rules.homeAdvantage;
  const expected = expectedScore(home.rating + advantage, away.rating, rules.scale);
  const [homeScore, awayScore] = scores(match, rules.shootout);
  const margin = rules.goalMargin ? marginFactor(match.score) : 1;
  const change = (player: EloRating, score: number, expectation: number) => {
    const points = (match.importance ?? kFactor(player, rules)) * margin * (score - expectation);
    return match.protected ? Math.max(0, points) : points;
  };
  return {
    homeChange: change(home, homeScore, expected),
    awayChange: change(away, awayScore, 1 - expected),
  };
}

function scores({ score, shootoutWinner }: EloMatch, shootout: EloRules['shootout']) {
  if (score.home !== score.away)
    return score.home > score.away ? ([1, 0] as const) : ([0, 1] as const);
  if (!shootoutWinner || shootout === 'draw') return [0.5, 0.5] as const;
  const [winner, loser] = shootout === 'win' ? ([1, 0] as const) : ([0.75, 0.5] as const);
  return shootoutWinner === 'home' ? ([winner, loser] as const) : ([loser, winner] as const);
}

function kFactor({ rating, matches }: EloRating, { k, newMatches, topRating }: EloRules): number {
  if (matches < newMatches) return k.fresh;
  return rating >= topRating ? k.top : k.normal;
}

function marginFactor({ home, away }: Score): number {
  const margin = Math.abs(home - away);
  if (margin < 2) return 1;
  return margin === 2 ? 1.5 : (11 + margin) / 8;
}

function moved({ team, rating, matches, peak }: EloRating, change: number): EloRating {
  const now = rating + change;
  return { team, rating: now, matches: matches + 1, peak: Math.max(peak, now), last: change };
}
