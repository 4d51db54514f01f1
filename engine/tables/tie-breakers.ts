// The criteria that separate teams, one small function each, by name. Orders and sources: `presets.ts`.
// Head-to-head criteria look at the matches among the level teams; which teams those are, and when the
// question is asked again, is `separation.ts`. Swiss criteria: FIDE tie-break regulations 2024, where a
// round without opponent counts as one against somebody with the player's own score.

import { sum } from '#engine/lists.ts';
import {
  cardPoints,
  FIFA_CARD_POINTS,
  NO_CARDS,
  redCards,
  UEFA_CARD_POINTS,
  yellowCards,
} from '#engine/match/card-points.ts';
import { shootoutWinner } from '#engine/match/match-result.ts';
import { otherSide } from '#engine/match/sides.ts';
import type { Cards, Credit, TeamFacts, TeamId, Tiebreaker, View } from '#engine/types.ts';
import type { CountedMatch, Ledger, Tally, Totals } from './table-shapes.ts';

/** One table in the making. */
export type Contest = {
  readonly ledger: Ledger;
  readonly view: View;
  /** The matches that it shows. */
  readonly entries: () => readonly CountedMatch[];
  readonly all: Tally;
};

/** The question put to a criterion: these teams are level, and this is the table among them. */
export type Scope = {
  readonly contest: Contest;
  readonly group: readonly number[];
  readonly among: () => Tally;
};

export type Criterion = {
  readonly better: 'more' | 'fewer';
  /** No match of other teams can change it. */
  readonly isOwn?: boolean;
  readonly value: (scope: Scope, place: number) => number;
};

type Column = (row: Readonly<Totals>) => number;

const rowOf = (table: Tally, place: number) => table[place] as Readonly<Totals>;
const goalDifference: Column = (row) => row.goalsFor - row.goalsAgainst;
const winRate: Column = (row) => (row.played === 0 ? 0 : row.wins / row.played);

const more = (read: Column): Criterion => ({
  better: 'more',
  isOwn: true,
  value: ({ contest }, place) => read(rowOf(contest.all, place)),
});

const fewer = (read: Column): Criterion => ({ ...more(read), better: 'fewer' });

const headToHead = (read: Column): Criterion => ({
  better: 'more',
  value: ({ among }, place) => read(rowOf(among(), place)),
});

type Line = {
  readonly opponent: number;
  readonly credit: Credit;
  readonly cards: Cards;
  readonly away: boolean;
};

/** A team's own side of each match that the table shows. */
function linesOf({ entries, view }: Contest, place: number): readonly Line[] {
  const { venue = 'all' } = view;
  const lines: Line[] = [];
  for (const { home, away, credits, match } of entries()) {
    const side = home === place ? 'home' : 'away';
    if ((home !== place && away !== place) || venue === otherSide(side)) continue;
    lines.push({
      opponent: side === 'home' ? away : home,
      credit: credits[side],
      cards: match.cards?.[side] ?? NO_CARDS,
      away: side === 'away' && !match.neutral,
    });
  }
  return lines;
}

/** Sum over a team's matches, for the figures that are not columns of every table. */
const perMatch = (
  better: Criterion['better'],
  read: (line: Line, scope: Scope) => number,
): Criterion => ({
  better,
  isOwn: true,
  value: (scope, place) => sum(linesOf(scope.contest, place).map((line) => read(line, scope))),
});

const opponents = (read: Column): Criterion => ({
  ...perMatch('more', ({ opponent }, { contest }) => read(rowOf(contest.all, opponent))),
  isOwn: false,
});

const awayGoals = ({ away, credit }: Line) => (away ? credit.goalsFor : 0);

function byesOf({ ledger, view }: Contest, place: number): number {
  const { upToRound = Number.POSITIVE_INFINITY } = view;
  const team = ledger.teams[place];
  const byes = ledger.stage.byes ?? [];
  return byes.filter((bye) => bye.team === team && bye.round <= upToRound).length;
}

/** Scores of the opponents, lowest first; a bye adds the team's own. */
function opponentScores({ contest }: Scope, place: number): readonly number[] {
  const own = rowOf(contest.all, place).points;
  const byes = new Array<number>(byesOf(contest, place)).fill(own);
  const met = linesOf(contest, place).map(({ opponent }) => rowOf(contest.all, opponent).points);
  return [...met, ...byes].sort((a, b) => a - b);
}

const SHARE = { win: 1, draw: 0.5, loss: 0 };

function sonnebornBerger({ contest }: Scope, place: number): number {
  const met = linesOf(contest, place).map(
    ({ opponent, credit }) => SHARE[credit.result] * rowOf(contest.all, opponent).points,
  );
  return sum(met) + byesOf(contest, place) * rowOf(contest.all, place).points;
}

type Totalled = 'coefficient' | 'fairPlay' | 'disciplinary' | 'redCards' | 'yellowCards';

/** Undefined without a list; 0 for all unless the list has each of the level teams: nobody's total is a guess. */
function factOf({ contest, group }: Scope, name: Totalled, place: number): number | undefined {
  const totals: TeamFacts[Totalled] = contest.ledger.stage.facts?.[name];
  const nameOf = (other: number) => contest.ledger.teams[other] ?? '';
  if (!totals) return undefined;
  return group.every((other) => Object.hasOwn(totals, nameOf(other))) ? totals[nameOf(place)] : 0;
}

const cardsCriterion = (
  better: Criterion['better'],
  total: Totalled,
  count: (cards: Cards, ledger: Ledger) => number,
): Criterion => ({
  better,
  isOwn: true,
  value: (scope, place) => {
    const given = factOf(scope, total, place);
    if (given !== undefined) return given;
    const { ledger } = scope.contest;
    return sum(linesOf(scope.contest, place).map(({ cards }) => count(cards, ledger)));
  },
});

/** Place in a drawn or played-out order; 0 for all unless the order has each of the level teams. */
function orderPlace(order: readonly TeamId[] | undefined, scope: Scope, place: number): number {
  const name = (other: number) => scope.contest.ledger.teams[other] ?? '';
  if (!order || !scope.group.every((other) => order.includes(name(other)))) return 0;
  return order.indexOf(name(place)) + 1;
}

/** UEFA Euro art. 20: two teams level after drawing their last match settle it there by penalties. */
function shootoutPlace({ contest, group }: Scope, place: number): number {
  if (group.length !== 2) return 0;
  for (const { home, away, match } of contest.entries().toReversed()) {
    const winner = shootoutWinner(match.result);
    if (!winner || !group.includes(home) || !group.includes(away)) continue;
    return (winner === 'home' ? home : away) === place ? 1 : 2;
  }
  return 0;
}

export const CRITERIA: Readonly<Record<Tiebreaker, Criterion>> = {
  points: more((row) => row.points),
  wins: more((row) => row.wins),
  goal_difference: more(goalDifference),
  goals_for: more((row) => row.goalsFor),
  goals_against: fewer((row) => row.goalsAgainst),
  away_goals: perMatch('more', awayGoals),
  away_wins: perMatch('more', ({ away, credit }) => (away && credit.result === 'win' ? 1 : 0)),
  win_rate: more(winRate),
  fewest_walkovers: perMatch('fewer', ({ credit }) => (credit.forfeited ? 1 : 0)),
  fewest_red_cards: cardsCriterion('fewer', 'redCards', redCards),
  fewest_yellow_cards: cardsCriterion('fewer', 'yellowCards', yellowCards),
  fair_play: cardsCriterion('more', 'fairPlay', (cards, { rules }) =>
    cardPoints(cards, rules.fairPlay ?? FIFA_CARD_POINTS),
  ),
  disciplinary_points: cardsCriterion('fewer', 'disciplinary', (cards, { rules }) =>
    cardPoints(cards, rules.disciplinary ?? UEFA_CARD_POINTS),
  ),
  h2h_points: headToHead((row) => row.points),
  h2h_goal_difference: headToHead(goalDifference),
  h2h_goals_for: headToHead((row) => row.goalsFor),
  h2h_away_goals: {
    ...perMatch('more', (line, { group }) => (group.includes(line.opponent) ? awayGoals(line) : 0)),
    isOwn: false,
  },
  head_to_head_two_teams_only: headToHead((row) => row.points),
  opponents_points: opponents((row) => row.points),
  opponents_goal_difference: opponents(goalDifference),
  opponents_goals_for: opponents((row) => row.goalsFor),
  buchholz: { better: 'more', value: (scope, place) => sum(opponentScores(scope, place)) },
  median_buchholz: {
    better: 'more',
    value: (scope, place) => sum(opponentScores(scope, place).slice(1, -1)),
  },
  sonneborn_berger: { better: 'more', value: sonnebornBerger },
  coefficient: {
    better: 'more',
    isOwn: true,
    value: (scope, place) => factOf(scope, 'coefficient', place) ?? 0,
  },
  lots: {
    better: 'fewer',
    value: (scope, place) => orderPlace(scope.contest.ledger.stage.facts?.lots, scope, place),
  },
  playoff: {
    better: 'fewer',
    value: (scope, place) =>
      orderPlace(scope.contest.ledger.stage.facts?.playoff, scope, place) ||
      shootoutPlace(scope, place),
  },
};
