// Can the matches that are left be shared out so that nobody takes more than a given limit? This is the
// question behind "can A still be champion" (everybody else stays below A) and, counted in points lost,
// behind "can A still be overtaken". With 3-1-0 points it is NP-hard in general (Kern and Paulusma, 2001):
// a flow argument proves most impossible cases, a search finds most possible ones, and the rest is unknown.

import { gamesOf, listOf } from '#engine/lists.ts';

/** Points, then wins where wins are the next criterion; compared in that order. */
export type Amount = { readonly points: number; readonly wins: number };

/** What the two sides of a match take, for each way it can end. */
export type Ending = readonly [Amount, Amount];

/** A match between two of the limited, by their places in the list of limits. */
export type Left = readonly [number, number];

export type Feasibility = 'yes' | 'no' | 'unknown';

/** Steps that may still be taken before the answer is `unknown`. */
export type Budget = { nodes: number };

export const isWithin = (taken: Amount, limit: Amount): boolean =>
  taken.points < limit.points || (taken.points === limit.points && taken.wins <= limit.wins);

const plus = (a: Amount, b: Amount): Amount => ({
  points: a.points + b.points,
  wins: a.wins + b.wins,
});

export const NOTHING: Amount = { points: 0, wins: 0 };

/** Teams that stay within their limit however their matches end need no care; nor do those matches. */
function withoutEasy(limits: readonly Amount[], matches: readonly Left[], most: Amount) {
  let left = matches;
  for (;;) {
    const worst = limits.map(() => NOTHING);
    for (const match of left) {
      for (const team of match) worst[team] = plus(worst[team] as Amount, most);
    }
    const isTight = (team: number) => !isWithin(worst[team] as Amount, limits[team] as Amount);
    const tight = left.filter(([a, b]) => isTight(a) && isTight(b));
    if (tight.length === left.length) return left;
    left = tight;
  }
}

/** Points handed out so far: each match gives its units to its two sides, in any parts. */
type Shares = {
  readonly limits: readonly Amount[];
  readonly units: number;
  /** For each team, its matches and whom it can pass points on to there. */
  readonly links: readonly (readonly Link[])[];
  /** Of each match, how much its first side has; the second has the rest. */
  readonly atFirst: number[];
  readonly load: number[];
};

/** A match along which a team can pass points on to the other side. */
type Link = { readonly match: number; readonly isFirst: boolean; readonly to: number };

const room = ({ limits, load }: Shares, team: number) =>
  (limits[team] as Amount).points - (load[team] as number);

function held({ atFirst, units }: Shares, { match, isFirst }: Link): number {
  const first = atFirst[match] as number;
  return isFirst ? first : units - first;
}

function linksOf(teams: number, matches: readonly Left[]): readonly (readonly Link[])[] {
  const links: Link[][] = listOf(teams, () => []);
  for (const [match, [first, second]] of matches.entries()) {
    links[first]?.push({ match, isFirst: true, to: second });
    links[second]?.push({ match, isFirst: false, to: first });
  }
  return links;
}

/** Shortest chain of matches from a team to one with room. */
function chainToRoom(shares: Shares, start: number): readonly Link[] | undefined {
  const chains = new Map<number, readonly Link[]>([[start, []]]);
  for (const [team, chain] of chains) {
    if (room(shares, team) > 0) return chain;
    for (const link of shares.links[team] as readonly Link[]) {
      const isNew = !chains.has(link.to) && held(shares, link) > 0;
      if (isNew) chains.set(link.to, [...chain, link]);
    }
  }
  return undefined;
}

function moveAlong(shares: Shares, start: number, chain: readonly Link[]): void {
  const { atFirst, load } = shares;
  const end = chain.at(-1)?.to ?? start;
  const bounds = chain.map((link) => held(shares, link));
  const moved = Math.min(-room(shares, start), room(shares, end), ...bounds);
  for (const { match, isFirst } of chain) {
    atFirst[match] = (atFirst[match] as number) + (isFirst ? -moved : moved);
  }
  load[start] = (load[start] as number) - moved;
  load[end] = (load[end] as number) + moved;
}

const STEPS_PER_MOVE = 10;

/**
 * A necessary condition: every match hands out at least `units` points. Starts with all of them at the
 * first sides and passes them on along chains of matches, away from teams over their limit. Nothing is
 * proved, and so true, once the budget is spent.
 */
function flowFits(
  limits: readonly Amount[],
  matches: readonly Left[],
  units: number,
  budget: Budget,
): boolean {
  const load = limits.map((_, team) => units * matches.filter(([first]) => first === team).length);
  const links = linksOf(limits.length, matches);
  const shares: Shares = { limits, units, links, atFirst: matches.map(() => units), load };
  for (const team of limits.keys()) {
    for (; room(shares, team) < 0 && budget.nodes > 0; budget.nodes -= STEPS_PER_MOVE) {
      const chain = chainToRoom(shares, team);
      if (!chain) return false;
      moveAlong(shares, team, chain);
    }
  }
  return true;
}

type Taken = readonly Amount[];

/** All the amounts after a match has ended one way; undefined when a side is over its limit. */
function after(limits: readonly Amount[], taken: Taken, [a, b]: Left, ending: Ending) {
  const next = [...taken];
  next[a] = plus(taken[a] as Amount, ending[0]);
  next[b] = plus(taken[b] as Amount, ending[1]);
  const fits = [a, b].every((team) => isWithin(next[team] as Amount, limits[team] as Amount));
  return fits ? next : undefined;
}

/** Tries the endings of one match after another; gives up, unknown, when the budget is spent. */
function search(
  limits: readonly Amount[],
  [match, ...others]: readonly Left[],
  endings: readonly Ending[],
  budget: Budget,
  taken: Taken = limits.map(() => NOTHING),
): Feasibility {
  if (!match) return 'yes';
  if (budget.nodes <= 0) return 'unknown';
  budget.nodes -= 1;
  for (const ending of endings) {
    const next = after(limits, taken, match, ending);
    const answer = next ? search(limits, others, endings, budget, next) : 'no';
    if (answer !== 'no') return answer;
  }
  return 'no';
}

/** Matches of the team with least room first, so that dead ends show early. */
function tightestFirst(limits: readonly Amount[], matches: readonly Left[]): readonly Left[] {
  const games = gamesOf(limits.length, matches);
  const slack = ([a, b]: Left) =>
    Math.min(...[a, b].map((team) => (limits[team] as Amount).points / (games[team] as number)));
  return matches.toSorted((m, n) => slack(m) - slack(n));
}

export function canShareOut(
  limits: readonly Amount[],
  matches: readonly Left[],
  endings: readonly Ending[],
  budget: Budget,
): Feasibility {
  if (limits.some((limit) => !isWithin(NOTHING, limit))) return 'no';
  const most = endings
    .flat()
    .reduce((a, b) => ({ points: Math.max(a.points, b.points), wins: Math.max(a.wins, b.wins) }));
  const left = withoutEasy(limits, matches, most);
  const units = Math.min(...endings.map(([a, b]) => a.points + b.points));
  if (!flowFits(limits, left, units, budget)) return 'no';
  return search(limits, tightestFirst(limits, left), endings, budget);
}
