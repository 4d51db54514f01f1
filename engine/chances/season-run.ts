// One imagined end of a season: goals for every match left, then the table. The inner loop of the
// simulation, on typed arrays. Criteria that need more than points, wins and goals are asked of the full
// standings, only in runs in which teams stay level up to there; what only lots decide is a coin.

import { placesOf } from '#engine/lists.ts';
import { isFinished } from '#engine/match/match-result.ts';
import { poisson, poissonThresholds, type Random } from '#engine/random.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import { standings } from '#engine/tables/standings.ts';
import { tally } from '#engine/tables/tally.ts';
import { matchesThatCount } from '#engine/tables/withdrawal.ts';
import type { Match, Result, TableStage, TeamId, Tiebreaker } from '#engine/types.ts';
import { bases, type Strengths } from './strengths.ts';

/** A match left: the places of the two teams, its index in `matches`, and the laws of its goals. */
type MatchLeft = {
  readonly index: number;
  readonly home: number;
  readonly away: number;
  readonly homeGoals: Float64Array;
  readonly awayGoals: Float64Array;
};

type Column = { readonly values: Float64Array; readonly sign: 1 | -1 };

export type Season = {
  readonly stage: TableStage;
  readonly matches: readonly Match[];
  readonly left: readonly MatchLeft[];
  readonly start: {
    readonly points: Float64Array;
    readonly wins: Float64Array;
    readonly scored: Float64Array;
    readonly conceded: Float64Array;
  };
  /** 1 for teams whose results were struck off: they stay last. */
  readonly struckOff: Float64Array;
  /** The leading criteria that the arrays hold, and whether only chance comes after them. */
  readonly criteria: readonly FastCriterion[];
  readonly endsInChance: boolean;
};

export type Run = {
  readonly points: Float64Array;
  readonly wins: Float64Array;
  readonly scored: Float64Array;
  readonly conceded: Float64Array;
  readonly difference: Float64Array;
  /** Home and away goals of each match left, by turns. */
  readonly goals: Uint8Array;
  /** 1 or 2: the home or the away side won the penalties, where those give points. */
  readonly penalties: Uint8Array;
  readonly coin: Float64Array;
  readonly columns: readonly Column[];
  /** Places of the teams, best first. */
  readonly order: Int32Array;
};

/** Criteria that are a column of the run, more being better (1) or worse (-1). */
const FAST = {
  points: ['points', 1],
  wins: ['wins', 1],
  goal_difference: ['difference', 1],
  goals_for: ['scored', 1],
  goals_against: ['conceded', -1],
} as const;
type FastCriterion = keyof typeof FAST;

const isFast = (name: Tiebreaker): name is FastCriterion => Object.hasOwn(FAST, name);
const isChance = (name: Tiebreaker) => name === 'lots' || name === 'playoff';

export function makeSeason(stage: TableStage, strengths: Strengths): Season {
  const { teams, rules } = stage;
  const matches = matchesThatCount(stage);
  const ledger = makeLedger(stage);
  const totals = tally(ledger, {});
  const firstSlow = [...rules.tiebreakers, 'lots' as const].findIndex((name) => !isFast(name));
  return {
    stage,
    matches,
    left: matches.flatMap((match, index) => {
      const [home, away] = [ledger.placeOf(match.home), ledger.placeOf(match.away)];
      if (isFinished(match) || home === undefined || away === undefined) return [];
      return [{ index, home, away, ...goalLaws(strengths, home, away, match.neutral ?? false) }];
    }),
    start: {
      points: Float64Array.from(totals, (row) => row.points),
      wins: Float64Array.from(totals, (row) => row.wins),
      scored: Float64Array.from(totals, (row) => row.goalsFor),
      conceded: Float64Array.from(totals, (row) => row.goalsAgainst),
    },
    struckOff: Float64Array.from(teams, (team) => (ledger.struckOff.has(team) ? 1 : 0)),
    criteria: rules.tiebreakers.slice(0, firstSlow).filter(isFast),
    endsInChance: rules.tiebreakers.slice(firstSlow).every(isChance),
  };
}

function goalLaws(strengths: Strengths, home: number, away: number, neutral: boolean) {
  const { attack, defence, homeBase, awayBase } = strengths;
  const [homeRate, awayRate] = bases(homeBase, awayBase, neutral);
  return {
    homeGoals: poissonThresholds(homeRate * (attack[home] ?? 1) * (defence[away] ?? 1)),
    awayGoals: poissonThresholds(awayRate * (attack[away] ?? 1) * (defence[home] ?? 1)),
  };
}

export function makeRun({ stage, left, struckOff, criteria }: Season): Run {
  const column = () => new Float64Array(stage.teams.length);
  const numbers = {
    points: column(),
    wins: column(),
    scored: column(),
    conceded: column(),
    difference: column(),
  };
  const below: Column[] = struckOff.includes(1) ? [{ values: struckOff, sign: -1 }] : [];
  const columns = criteria.map((name): Column => {
    const [own, sign] = FAST[name];
    return { values: numbers[own], sign };
  });
  return {
    ...numbers,
    goals: new Uint8Array(2 * left.length),
    penalties: new Uint8Array(left.length),
    coin: column(),
    columns: [...below, ...columns],
    order: Int32Array.from(stage.teams, (_, place) => place),
  };
}

const add = (values: Float64Array, place: number, amount: number) => {
  values[place] = (values[place] as number) + amount;
};

/** Plays every match left and puts the teams in order. */
export function playSeason(season: Season, run: Run, random: Random): void {
  const { start, left, stage } = season;
  const { points, wins, scored, conceded, difference, goals, coin, penalties } = run;
  const { win, loss } = stage.rules.points;
  points.set(start.points);
  wins.set(start.wins);
  scored.set(start.scored);
  conceded.set(start.conceded);
  for (let i = 0; i < left.length; i++) {
    const { home, away, homeGoals, awayGoals } = left[i] as MatchLeft;
    const h = poisson(homeGoals, random);
    const a = poisson(awayGoals, random);
    goals[2 * i] = h;
    goals[2 * i + 1] = a;
    penalties[i] = 0;
    add(scored, home, h);
    add(conceded, home, a);
    add(scored, away, a);
    add(conceded, away, h);
    if (h === a) {
      shareDraw(season, run, i, random);
      continue;
    }
    const winner = h > a ? home : away;
    add(points, winner, win);
    add(wins, winner, 1);
    add(points, h > a ? away : home, loss);
  }
  for (let team = 0; team < difference.length; team++) {
    difference[team] = (scored[team] as number) - (conceded[team] as number);
    coin[team] = random.bits();
  }
  rank(season, run);
}

function shareDraw({ stage, left }: Season, run: Run, match: number, random: Random): void {
  const { draw, scoringDraw = draw, shootoutWin, shootoutLoss } = stage.rules.points;
  const { home, away } = left[match] as MatchLeft;
  const drawn = (run.goals[2 * match] as number) > 0 ? scoringDraw : draw;
  if (shootoutWin === undefined && shootoutLoss === undefined) {
    add(run.points, home, drawn);
    add(run.points, away, drawn);
    return;
  }
  const isHome = random.below(2) === 0;
  run.penalties[match] = isHome ? 1 : 2;
  add(run.points, isHome ? home : away, shootoutWin ?? drawn);
  add(run.points, isHome ? away : home, shootoutLoss ?? drawn);
}

/** Positive when the second is better; 0 when the columns do not tell. */
function compare(columns: readonly Column[], a: number, b: number): number {
  for (let i = 0; i < columns.length; i++) {
    const { values, sign } = columns[i] as Column;
    const gap = (values[b] as number) - (values[a] as number);
    if (gap !== 0) return gap * sign;
  }
  return 0;
}

function rank(season: Season, run: Run): void {
  const { order, columns, coin } = run;
  let isLevel = false;
  // Insertion: the order of the run before is nearly the right one.
  for (let i = 1; i < order.length; i++) {
    const team = order[i] as number;
    let at = i;
    for (; at > 0; at--) {
      const above = order[at - 1] as number;
      const gap = compare(columns, above, team);
      if (gap === 0) isLevel = true;
      if (gap < 0 || (gap === 0 && (coin[above] as number) >= (coin[team] as number))) break;
      order[at] = above;
    }
    order[at] = team;
  }
  if (isLevel && !season.endsInChance) rankByStandings(season, run);
}

function rankByStandings(season: Season, run: Run): void {
  const { stage } = season;
  const placeOf = placesOf(stage.teams);
  const coinOf = (team: TeamId) => run.coin[placeOf.get(team) as number] as number;
  const rows = standings({ ...stage, matches: imaginedMatches(season, run) }).toSorted(
    (a, b) => a.position - b.position || coinOf(b.team) - coinOf(a.team),
  );
  for (const [i, { team }] of rows.entries()) run.order[i] = placeOf.get(team) as number;
}

/** All the matches, those left with the results of this run. */
export function imaginedMatches({ matches, left }: Season, run: Run): readonly Match[] {
  const played = [...matches];
  for (const [i, { index }] of left.entries()) {
    played[index] = { ...(matches[index] as Match), result: resultOf(run, i) };
  }
  return played;
}

function resultOf({ goals, penalties }: Run, match: number): Result {
  const score = { home: goals[2 * match] as number, away: goals[2 * match + 1] as number };
  const winner = penalties[match];
  if (winner === 0) return { kind: 'played', score };
  return { kind: 'played', score, shootoutWinner: winner === 1 ? 'home' : 'away' };
}
