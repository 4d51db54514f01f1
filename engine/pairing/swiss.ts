// Swiss pairing: nobody meets twice, and the squares of the differences between score groups are as small
// as they can be (score-groups.ts). The bye goes to the last of the table who has had none. Of FIDE's
// Dutch system (C.04.3) the colour and float rules are not covered: venues are balanced afterwards.

import type { Pairing } from '#engine/calendar/round-robin.ts';
import { placesOf } from '#engine/lists.ts';
import { isStruck, matchCredits } from '#engine/match/match-result.ts';
import { byRound } from '#engine/match/sides.ts';
import {
  done,
  type Outcome,
  refuse,
  refused,
  requireDistinct,
  requireInteger,
} from '#engine/outcome.ts';
import type { Bye, Match, Problem, TableRules, TeamId } from '#engine/types.ts';
import { matchesProblems } from '#engine/validation.ts';
import { pairByScore, type WithinGroup } from './score-groups.ts';

export type SwissEntrant = {
  readonly team: TeamId;
  /** First round of a late entry. */
  readonly from?: number;
  /** Last round before the team left. */
  readonly until?: number;
};

export type Swiss = {
  /** Best first. */
  readonly entrants: readonly SwissEntrant[];
  /** The round to be paired. */
  readonly round: number;
  /** Of the rounds before. */
  readonly matches: readonly Match[];
  readonly byes?: readonly Bye[];
  readonly rules: Pick<TableRules, 'points' | 'walkover' | 'byePoints'>;
  /** For each round that a late entry missed; 0 unless given. */
  readonly latePoints?: number;
  /** Top half of a score group against bottom half (default), or first against second. */
  readonly within?: WithinGroup;
  readonly rematches?: 'never' | 'if_unavoidable';
};

export type SwissRound = {
  /** From the top of the table down. */
  readonly pairings: readonly Pairing[];
  /** Who has no opponent and is credited. */
  readonly bye?: TeamId;
};

const MOST_PLAYERS = 4096;

/** Somebody who plays this round, with what the rounds before left. */
type Player = {
  readonly team: TeamId;
  readonly score: number;
  readonly byes: number;
  /** Home matches less away matches, and the last venue as 1 or -1. */
  readonly balance: number;
  readonly lastVenue: number;
};

export function nextSwissRound(swiss: Swiss): Outcome<SwissRound> {
  const problems = findProblems(swiss);
  if (problems.length > 0) return refused(problems);
  const players = rankPlayers(swiss);
  if (players.length < 2) return refuse('entrants', 'fewer than two are left to play');
  const paired =
    pairWithBye(players, swiss, false) ??
    (swiss.rematches === 'if_unavoidable' ? pairWithBye(players, swiss, true) : undefined);
  return paired ? done(paired) : refuse('round', 'no pairing without a rematch is left');
}

function findProblems({ entrants, round, matches }: Swiss): Problem[] {
  const teams = entrants.map(({ team }) => team);
  return [
    ...requireInteger('entrants.length', entrants.length, 2, MOST_PLAYERS),
    ...requireDistinct('entrants', teams),
    ...requireInteger('round', round, 1, 1000),
    ...matchesProblems(matches, new Set(teams)),
  ];
}

const isBefore = (round: number | undefined, limit: number) => round === undefined || round < limit;

/** Those who play this round, by score and then by seed. */
function rankPlayers(swiss: Swiss): readonly Player[] {
  const { entrants, round, latePoints = 0, rules } = swiss;
  const active = entrants.filter(({ from = 1, until = round }) => from <= round && until >= round);
  const records = new Map(
    active.map(({ team, from = 1 }) => [
      team,
      { team, score: (from - 1) * latePoints, byes: 0, balance: 0, lastVenue: 0 },
    ]),
  );
  for (const bye of swiss.byes ?? []) {
    const record = isBefore(bye.round, round) && records.get(bye.team);
    if (!record) continue;
    record.score += rules.byePoints ?? rules.points.win;
    record.byes += 1;
  }
  const played = swiss.matches.filter((match) => isBefore(match.round, round));
  for (const match of played.sort(byRound)) {
    const credits = matchCredits(match.result, rules);
    for (const [side, venue] of [
      ['home', 1],
      ['away', -1],
    ] as const) {
      const record = records.get(match[side]);
      if (!record) continue;
      record.score += credits?.[side].points ?? 0;
      record.balance += venue;
      record.lastVenue = venue;
    }
  }
  return [...records.values()].sort((a, b) => b.score - a.score);
}

/** How often each two places of the ranking have met, as a square table. */
function meetings({ matches, round }: Swiss, players: readonly Player[]): Uint8Array {
  const size = players.length;
  const times = new Uint8Array(size * size);
  const places = placesOf(players.map(({ team }) => team));
  for (const { home, away, round: played, result } of matches) {
    const a = places.get(home);
    const b = places.get(away);
    if (a === undefined || b === undefined || isStruck(result) || !isBefore(played, round))
      continue;
    times[a * size + b] = (times[a * size + b] as number) + 1;
    times[b * size + a] = (times[b * size + a] as number) + 1;
  }
  return times;
}

/** With an odd number, the bye goes to the last who has had fewest and without whom the rest pair up. */
function pairWithBye(
  players: readonly Player[],
  swiss: Swiss,
  rematches: boolean,
): SwissRound | undefined {
  const pair = (playing: readonly Player[]) =>
    pairByScore(
      { scores: playing.map(({ score }) => score), met: meetings(swiss, playing) },
      swiss.within ?? 'halves',
      rematches,
    )?.map(([a, b], table) => withVenues(playing[a] as Player, playing[b] as Player, table));
  if (players.length % 2 === 0) {
    const pairings = pair(players);
    return pairings && { pairings };
  }
  for (const last of players.toReversed().sort((a, b) => a.byes - b.byes)) {
    const pairings = pair(players.filter((player) => player !== last));
    if (pairings) return { pairings, bye: last.team };
  }
  return undefined;
}

/** At home: who has been there less, then who was away last, then the better one at every other table. */
function withVenues(better: Player, worse: Player, table: number): Pairing {
  const claim = worse.balance - better.balance || worse.lastVenue - better.lastVenue;
  const isBetterHome = claim === 0 ? table % 2 === 0 : claim > 0;
  return isBetterHome
    ? { home: better.team, away: worse.team }
    : { home: worse.team, away: better.team };
}
