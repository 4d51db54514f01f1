// Elo ratings, match by match in the order given: E = 1 / (1 + 10^((Rb - Ra) / scale)), K by experience
// as FIDE has it (40 new, 20 normal, 10 top). FIFA's variant since 2018 (SUM) is a setting: scale 600,
// importance in place of K, shoot-out 0.75 and 0.5, no points lost in knockout rounds.

import { scoreWinner } from '#engine/match/match-result.ts';
import { bySide } from '#engine/match/sides.ts';
import { done, type Outcome, refused, requirePositive } from '#engine/outcome.ts';
import type { Problem, Score, Side, TeamId } from '#engine/types.ts';
import { scoreProblems, sidesProblems } from '#engine/validation.ts';

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
    for (const rating of afterMatch(match, of(match.home), of(match.away), rules)) {
      ratings.set(rating.team, rating);
    }
  }
  return done(
    [...ratings.values()].sort((a, b) => b.rating - a.rating || (a.team < b.team ? -1 : 1)),
  );
}

const findProblems = (matches: readonly EloMatch[], { scale }: EloRules): Problem[] => [
  ...requirePositive('scale', scale),
  ...matches.flatMap((match, i) => [
    ...sidesProblems(`matches[${i}]`, match),
    ...scoreProblems(`matches[${i}].score`, match.score),
  ]),
];

/** Both sides after the match. */
export function afterMatch(
  match: EloMatch,
  home: EloRating,
  away: EloRating,
  rules: EloRules,
): readonly [EloRating, EloRating] {
  const advantage = match.neutral ? 0 : rules.homeAdvantage;
  const expected = expectedScore(home.rating + advantage, away.rating, rules.scale);
  const score = scores(match, rules.shootout);
  const margin = rules.goalMargin ? marginFactor(match.score) : 1;
  const change = (player: EloRating, difference: number) => {
    const points = (match.importance ?? kFactor(player, rules)) * margin * difference;
    return moved(player, match.protected ? Math.max(0, points) : points);
  };
  return [change(home, score.home - expected), change(away, score.away - (1 - expected))];
}

function scores({ score, shootoutWinner }: EloMatch, shootout: EloRules['shootout']) {
  const winner = scoreWinner(score);
  if (winner !== 'draw') return bySide(winner, 1, 0);
  if (!shootoutWinner || shootout === 'draw') return bySide('home', 0.5, 0.5);
  return shootout === 'win' ? bySide(shootoutWinner, 1, 0) : bySide(shootoutWinner, 0.75, 0.5);
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
