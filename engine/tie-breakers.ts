// The criteria that separate teams, one small function each, by name. Orders and sources: `presets.ts`.
// Head-to-head criteria look at the matches among the level teams; which teams those are, and when the
// question is asked again, is `separation.ts`. Swiss criteria: FIDE tie-break regulations 2024, where a
// round without opponent counts as one against somebody with the player's own score.
import {
  cardPoints,
  FIFA_CARD_POINTS,
  NO_CARDS,
  redCards,
  sumCards,
  UEFA_CARD_POINTS,
  yellowCards,
} from './card-points.ts';
import type { Entry, Ledger } from './ledger.ts';
import { shootoutWinner } from './match-result.ts';
import { makeTotals, type Tally, type Totals } from './tally.ts';
import type { Cards, Credit, TeamFacts, TeamId, Tiebreaker, View } from './types.ts';

/** What a criterion may look at: the whole table, the level teams, and the table among them. */
export type Scope = {
  readonly ledger: Ledger;
  readonly view: View;
  readonly entries: readonly Entry[];
  readonly all: Tally;
  readonly group: readonly number[];
  readonly among: Tally;
};

export type Criterion = {
  readonly better: 'more' | 'fewer';
  readonly value: (scope: Scope, place: number) => number;
};

type Column = (row: Totals) => number;

const EMPTY = makeTotals();
const rowOf = (table: Tally, place: number): Totals => table[place] ?? EMPTY;
const goalDifference: Column = (row) => row.goalsFor - row.goalsAgainst;
const winRate: Column = (row) => (row.played === 0 ? 0 : row.wins / row.played);

const more = (read: Column): Criterion => ({
  better: 'more',
  value: ({ all }, place) => read(rowOf(all, place)),
});

const fewer = (read: Column): Criterion => ({ ...more(read), better: 'fewer' });

const headToHead = (read: Column): Criterion => ({
  better: 'more',
  value: ({ among }, place) => read(rowOf(among, place)),
});

type Line = { readonly opponent: number; readonly credit: Credit; readonly cards: Cards };

/** A team's own side of each match that the table shows. */
function linesOf({ entries, view }: Scope, place: number): readonly Line[] {
  const { venue = 'all' } = view;
  const lines: Line[] = [];
  for (const { home, away, credits, match } of entries) {
    if (home === place && venue !== 'away') {
      lines.push({ opponent: away, credit: credits.home, cards: match.cards?.home ?? NO_CARDS });
    }
    if (away === place && venue !== 'home') {
      lines.push({ opponent: home, credit: credits.away, cards: match.cards?.away ?? NO_CARDS });
    }
  }
  return lines;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

const opponents = (read: Column): Criterion => ({
  better: 'more',
  value: (scope, place) =>
    sum(linesOf(scope, place).map(({ opponent }) => read(rowOf(scope.all, opponent)))),
});

function byesOf({ ledger, view }: Scope, place: number): number {
  const { upToRound = Number.POSITIVE_INFINITY } = view;
  const team = ledger.teams[place];
  const byes = ledger.stage.byes ?? [];
  return byes.filter((bye) => bye.team === team && bye.round <= upToRound).length;
}

/** Scores of the opponents, lowest first; a bye adds the team's own. */
function opponentScores(scope: Scope, place: number): readonly number[] {
  const scores = linesOf(scope, place).map(({ opponent }) => rowOf(scope.all, opponent).points);
  const own = rowOf(scope.all, place).points;
  for (let i = byesOf(scope, place); i > 0; i -= 1) scores.push(own);
  return scores.sort((a, b) => a - b);
}

const SHARE = { win: 1, draw: 0.5, loss: 0 };

function sonnebornBerger(scope: Scope, place: number): number {
  const met = linesOf(scope, place).map(
    ({ opponent, credit }) => SHARE[credit.result] * rowOf(scope.all, opponent).points,
  );
  return sum(met) + byesOf(scope, place) * rowOf(scope.all, place).points;
}

type Totalled = 'coefficient' | 'fairPlay' | 'disciplinary' | 'redCards' | 'yellowCards';

function factOf({ ledger }: Scope, name: Totalled, place: number): number | undefined {
  const totals: TeamFacts[Totalled] = ledger.stage.facts?.[name];
  const team = ledger.teams[place];
  if (!totals || team === undefined) return undefined;
  return Object.hasOwn(totals, team) ? totals[team] : 0;
}

function cardsCriterion(
  better: Criterion['better'],
  total: Totalled,
  count: (cards: Cards, ledger: Ledger) => number,
): Criterion {
  return {
    better,
    value: (scope, place) => {
      const given = factOf(scope, total, place);
      if (given !== undefined) return given;
      const cards = linesOf(scope, place).map((line) => line.cards);
      return count(cards.reduce(sumCards, NO_CARDS), scope.ledger);
    },
  };
}

/** Place in a drawn or played-out order; 0 for all unless the order has each of the level teams. */
function orderPlace(order: readonly TeamId[] | undefined, scope: Scope, place: number): number {
  const name = (other: number) => scope.ledger.teams[other] ?? '';
  if (!order || !scope.group.every((other) => order.includes(name(other)))) return 0;
  return order.indexOf(name(place)) + 1;
}

/** UEFA Euro art. 20: two teams level after drawing their last match settle it there by penalties. */
function shootoutPlace({ entries, group }: Scope, place: number): number {
  if (group.length !== 2) return 0;
  for (const { home, away, match } of entries.toReversed()) {
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
  away_goals: more((row) => row.awayGoals),
  away_wins: more((row) => row.awayWins),
  win_rate: more(winRate),
  fewest_walkovers: fewer((row) => row.walkovers),
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
  h2h_away_goals: headToHead((row) => row.awayGoals),
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
    value: (scope, place) => factOf(scope, 'coefficient', place) ?? 0,
  },
  lots: {
    better: 'fewer',
    value: (scope, place) => orderPlace(scope.ledger.stage.facts?.lots, scope, place),
  },
  playoff: {
    better: 'fewer',
    value: (scope, place) =>
      orderPlace(scope.ledger.stage.facts?.playoff, scope, place) || shootoutPlace(scope, place),
  },
};
