// Figures of a season, team by team and round by round, from its matches. Goals are those of matches that
// were played: a W.O. has a score in the table and no goals here. Results, and so streaks, are all that
// count in the table, W.O. too.

import { matchCredits } from '#engine/match/match-result.ts';
import { otherSide, SIDES } from '#engine/match/sides.ts';
import type { Match, MatchId, Score, Side, TableRules, TeamId } from '#engine/types.ts';
import { type ResultLetter, type Streaks, streaksOf } from './streaks.ts';

export type VenueRecord = {
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
};

export type TeamStatistics = {
  readonly team: TeamId;
  readonly home: VenueRecord;
  readonly away: VenueRecord;
  /** Matches without a goal against, and without one of its own. */
  readonly cleanSheets: number;
  readonly scoreless: number;
  /** Matches that the team did not turn up for. */
  readonly walkovers: number;
  /** All results, the oldest first. */
  readonly form: readonly ResultLetter[];
  readonly streaks: Streaks;
};

type RoundStatistics = {
  readonly round: number;
  readonly matches: number;
  readonly goals: number;
};

export type Statistics = {
  /** Played: those given away are only in `walkovers`. */
  readonly matches: number;
  readonly goals: number;
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  readonly walkovers: number;
  readonly rounds: readonly RoundStatistics[];
  /** In the order of `teams`. */
  readonly teams: readonly TeamStatistics[];
  /** Matches won by most goals, the biggest first. */
  readonly biggestWins: readonly MatchId[];
};

/** By rules that tell who wins and not what it is worth. */
const RULES: Pick<TableRules, 'points'> = { points: { win: 1, draw: 0, loss: 0 } };
const MOST_WINS = 5;
/** By one goal nobody is routed. */
const LEAST_MARGIN = 2;

type PlayedMatch = Match & { readonly goals: Score };

const playedOf = (matches: readonly Match[]): PlayedMatch[] =>
  matches.flatMap((match) =>
    match.result?.kind === 'played' ? [{ ...match, goals: match.result.score }] : [],
  );

function recordOf(team: TeamId, side: Side, played: readonly PlayedMatch[]): VenueRecord {
  const own = played.filter((match) => match[side] === team);
  const other = otherSide(side);
  const count = (test: (match: PlayedMatch) => boolean) => own.filter(test).length;
  const sum = (which: Side) => own.reduce((total, { goals }) => total + goals[which], 0);
  return {
    played: own.length,
    wins: count(({ goals }) => goals[side] > goals[other]),
    draws: count(({ goals }) => goals[side] === goals[other]),
    losses: count(({ goals }) => goals[side] < goals[other]),
    goalsFor: sum(side),
    goalsAgainst: sum(other),
  };
}

/** Results of a team, those of matches given away too. */
function resultsOf(team: TeamId, matches: readonly Match[]) {
  return matches.flatMap((match) => {
    const credits = matchCredits(match.result, RULES);
    const side = SIDES.find((each) => match[each] === team);
    if (!credits || !side) return [];
    const { result, forfeited } = credits[side];
    const goals = match.result?.kind === 'played' ? match.result.score : undefined;
    const [own, other] = goals ? [goals[side], goals[otherSide(side)]] : [];
    return [{ letter: result, forfeited, own, other }];
  });
}

function teamOf(
  team: TeamId,
  all: readonly Match[],
  played: readonly PlayedMatch[],
): TeamStatistics {
  const results = resultsOf(team, all);
  const count = (test: (each: (typeof results)[number]) => boolean) => results.filter(test).length;
  return {
    team,
    home: recordOf(team, 'home', played),
    away: recordOf(team, 'away', played),
    cleanSheets: count(({ other }) => other === 0),
    scoreless: count(({ own }) => own === 0),
    walkovers: count(({ forfeited }) => forfeited),
    form: results.map(({ letter }) => letter),
    streaks: streaksOf(results),
  };
}

function roundsOf(played: readonly PlayedMatch[]): readonly RoundStatistics[] {
  return [...Map.groupBy(played, ({ round = 0 }) => round)]
    .map(([round, own]) => ({
      round,
      matches: own.length,
      goals: own.reduce((sum, { goals }) => sum + goals.home + goals.away, 0),
    }))
    .sort((a, b) => a.round - b.round);
}

const marginOf = ({ goals }: PlayedMatch) => Math.abs(goals.home - goals.away);

const biggestOf = (played: readonly PlayedMatch[]): readonly MatchId[] =>
  played
    .filter((match) => marginOf(match) >= LEAST_MARGIN)
    .sort(
      (a, b) =>
        marginOf(b) - marginOf(a) ||
        b.goals.home + b.goals.away - (a.goals.home + a.goals.away) ||
        (b.round ?? 0) - (a.round ?? 0),
    )
    .slice(0, MOST_WINS)
    .map(({ id }) => id);

/** `matches`: those that count, in the order in which they were played. */
export function statistics(teams: readonly TeamId[], matches: readonly Match[]): Statistics {
  const played = playedOf(matches);
  const count = (test: (match: PlayedMatch) => boolean) => played.filter(test).length;
  return {
    matches: played.length,
    goals: played.reduce((sum, { goals }) => sum + goals.home + goals.away, 0),
    homeWins: count(({ goals }) => goals.home > goals.away),
    draws: count(({ goals }) => goals.home === goals.away),
    awayWins: count(({ goals }) => goals.home < goals.away),
    walkovers: matches.filter(
      ({ result }) => result?.kind === 'walkover' || result?.kind === 'double_walkover',
    ).length,
    rounds: roundsOf(played),
    teams: teams.map((team) => teamOf(team, matches, played)),
    biggestWins: biggestOf(played),
  };
}
