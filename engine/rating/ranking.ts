// Ranking over many championships: points by final position times the weight of the championship, over a
// rolling window, all of them or the best N (ATP: best 19 of 52 weeks, mandatory ones always count), and
// older ones worth less (CBF RNC: five years, 5-4-3-2-1). Dates are numbers in the caller's unit.

import type { Placing } from '#engine/knockout/placings.ts';
import { listOf, sum } from '#engine/lists.ts';
import {
  done,
  type Outcome,
  refused,
  requireInteger,
  requireNumber,
  requirePositive,
  requireThat,
} from '#engine/outcome.ts';
import { rounded } from '#engine/tables/tally.ts';
import type { Problem, TeamId } from '#engine/types.ts';

export type RankedEvent = {
  readonly id: string;
  /** When it ended. */
  readonly date: number;
  readonly placings: readonly Placing[];
  readonly weight?: number;
  /** Replaces the table of the rules. */
  readonly points?: readonly number[];
  /** Counts among the best N even with few points. */
  readonly mandatory?: boolean;
};

export type RankingRules = {
  /** For 1st, 2nd, 3rd, ... */
  readonly points: readonly number[];
  /** For every position after the table; 0 unless given. */
  readonly participation?: number;
  /** Teams that share 5th to 8th: all get the points of the 5th (default) or the mean of the four. */
  readonly shared?: 'first' | 'mean';
  readonly bestOf?: number;
  /** An event counts while it is younger than this. */
  readonly window?: number;
  /** The window in equal parts, newest first, and what each is worth; needs `window`. */
  readonly decay?: readonly number[];
};

type RankingEntry = { readonly event: string; readonly points: number };

export type RankingRow = {
  readonly team: TeamId;
  /** Teams level on points share it. */
  readonly position: number;
  readonly points: number;
  /** Most points first. */
  readonly counted: readonly RankingEntry[];
  readonly left: readonly RankingEntry[];
};

export function ranking(
  events: readonly RankedEvent[],
  rules: RankingRules,
  now: number,
): Outcome<readonly RankingRow[]> {
  const problems = [...findProblems(rules), ...events.flatMap(placingProblems)];
  if (problems.length > 0) return refused(problems);
  const results = events.flatMap((event): TeamResult[] => {
    const worth = worthAt(event.date, rules, now);
    if (worth === undefined) return [];
    const { id, weight = 1, mandatory = false } = event;
    return event.placings.map((placing) => {
      const points = rounded(pointsFor(placing, event, rules) * weight * worth);
      return { team: placing.team, event: id, points, isMandatory: mandatory };
    });
  });
  const byTeam = Map.groupBy(results, ({ team }) => team);
  return done(rankRows([...byTeam].map(([team, own]) => summed(team, own, rules.bestOf))));
}

export type Movement = {
  readonly team: TeamId;
  readonly position: number;
  /** Places won since; absent for who was not ranked. */
  readonly places?: number;
  readonly points: number;
};

/** How each team of the later ranking moved since the earlier one. */
export function movement(
  earlier: readonly RankingRow[],
  later: readonly RankingRow[],
): readonly Movement[] {
  const before = new Map(earlier.map((row) => [row.team, row]));
  return later.map(({ team, position, points }) => {
    const old = before.get(team);
    if (!old) return { team, position, points };
    return {
      team,
      position,
      places: old.position - position,
      points: rounded(points - old.points),
    };
  });
}

type TeamResult = RankingEntry & { readonly team: TeamId; readonly isMandatory: boolean };

const findProblems = ({ points, bestOf = 1, window, decay }: RankingRules): Problem[] => [
  ...requireInteger('bestOf', bestOf, 1, 10_000),
  ...points.flatMap((value, i) => requireNumber(`points[${i}]`, value)),
  ...requirePositive('window', window ?? 1),
  ...requireThat(!decay || window !== undefined, 'decay', 'needs a window to be divided'),
];

const MOST_PLACES = 100_000;

const placingProblems = ({ placings }: RankedEvent, event: number): Problem[] =>
  placings.flatMap(({ from, to }, i) => {
    const field = `events[${event}].placings[${i}]`;
    const isWrong = requireInteger(`${field}.from`, from, 1, MOST_PLACES);
    return isWrong.length > 0 ? isWrong : requireInteger(`${field}.to`, to, from, MOST_PLACES);
  });

/** `undefined` when the event does not count: still to come, or as old as the window. */
function worthAt(date: number, { window, decay }: RankingRules, now: number): number | undefined {
  const age = now - date;
  if (!(age >= 0)) return undefined;
  if (window === undefined) return 1;
  if (age >= window) return undefined;
  return decay ? decay[Math.floor((age / window) * decay.length)] : 1;
}

function pointsFor({ from, to }: Placing, event: RankedEvent, rules: RankingRules): number {
  const table = event.points ?? rules.points;
  const at = (position: number) => table[position - 1] ?? rules.participation ?? 0;
  if (rules.shared !== 'mean') return at(from);
  const count = to - from + 1;
  return sum(listOf(count, (i) => at(from + i))) / count;
}

function summed(team: TeamId, results: readonly TeamResult[], bestOf = results.length) {
  const order = results.toSorted(
    (a, b) =>
      Number(b.isMandatory) - Number(a.isMandatory) ||
      b.points - a.points ||
      (a.event < b.event ? -1 : 1),
  );
  const mandatory = results.filter(({ isMandatory }) => isMandatory).length;
  const used = Math.max(mandatory, bestOf);
  const entries = (list: readonly TeamResult[]) =>
    list.map(({ event, points }) => ({ event, points })).sort((a, b) => b.points - a.points);
  const counted = entries(order.slice(0, used));
  const points = rounded(sum(counted.map((entry) => entry.points)));
  return { team, points, counted, left: entries(order.slice(used)) };
}

function rankRows(rows: readonly Omit<RankingRow, 'position'>[]): readonly RankingRow[] {
  const order = rows.toSorted((a, b) => b.points - a.points || (a.team < b.team ? -1 : 1));
  let position = 0;
  return order.map((row, index) => {
    if (row.points !== order[index - 1]?.points) position = index + 1;
    return { ...row, position };
  });
}
