// The race of one team for a position: what every rival has, what is left to play between them, and how
// many rivals can end on the right side of the team at once. `clinch.ts` asks the questions.

import { gamesOf, placesOf } from '#engine/lists.ts';
import { explainOf } from '#engine/tables/explain.ts';
import type { Ledger, Tally } from '#engine/tables/table-shapes.ts';
import { CRITERIA } from '#engine/tables/tie-breakers.ts';
import type { PointsRule, TeamId } from '#engine/types.ts';
import {
  type Amount,
  canShareOut,
  type Ending,
  type Feasibility,
  isWithin,
  type Left,
  NOTHING,
} from './feasible-results.ts';

/** How long to look before answering `unknown`: steps of one search, and choices of rivals. */
const SEARCH_STEPS = 20_000;
const MOST_CHOICES = 200;

type Runner = { readonly place: number; readonly now: Amount; readonly games: number };

export type Race = {
  readonly ledger: Ledger;
  readonly own: Runner;
  readonly rivals: readonly Runner[];
  /** Matches left between two rivals, by their places in `rivals`. */
  readonly left: readonly Left[];
  /** Of a win and of a draw, above those of a defeat. */
  readonly win: number;
  readonly draws: readonly (readonly [number, number])[];
  readonly countsWins: boolean;
};

/** `below`: rivals end level with the team or below it; `above`: level or above. */
export type Wanted = 'below' | 'above';

function drawsOf(points: PointsRule): readonly (readonly [number, number])[] {
  const { draw, loss, scoringDraw = draw, shootoutWin, shootoutLoss } = points;
  if (shootoutWin === undefined && shootoutLoss === undefined) {
    const kinds = scoringDraw === draw ? [draw] : [draw, scoringDraw];
    return kinds.map((kind) => [kind - loss, kind - loss]);
  }
  const [won, lost] = [(shootoutWin ?? draw) - loss, (shootoutLoss ?? draw) - loss];
  return [
    [won, lost],
    [lost, won],
  ];
}

export function makeRace(
  ledger: Ledger,
  all: Tally,
  team: number,
  rivals: readonly number[],
): Race {
  const { points, tiebreakers } = ledger.rules;
  const open = ledger.open().map(({ home, away }): Left => [home, away]);
  const games = gamesOf(ledger.teams.length, open);
  const countsWins = tiebreakers[1] === 'wins';
  const runner = (place: number): Runner => {
    const count = games[place] as number;
    const row = all[place] as Tally[number];
    const now = {
      points: row.points + count * points.loss,
      wins: countsWins ? row.wins : 0,
    };
    return { place, now, games: count };
  };
  const indexOf = placesOf(rivals);
  const left = open.flatMap(([home, away]): Left[] => {
    const [a, b] = [indexOf.get(home), indexOf.get(away)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
  return {
    ledger,
    own: runner(team),
    rivals: rivals.map(runner),
    left,
    win: points.win - points.loss,
    draws: drawsOf(points),
    countsWins,
  };
}

/** Level and with nothing left to play: their own numbers decide, unless the criterion hangs on others. */
function settled({ ledger, own }: Race, rival: Runner): Wanted | undefined {
  if (own.games > 0 || rival.games > 0) return undefined;
  if (own.now.points !== rival.now.points || own.now.wins !== rival.now.wins) return undefined;
  const [a, b] = [ledger.teams[own.place] as TeamId, ledger.teams[rival.place] as TeamId];
  const { above, steps, skipped } = explainOf(ledger, a, b);
  const hangsOnOthers = [...skipped, ...steps.map(({ criterion }) => criterion)].some(
    (criterion) => !CRITERIA[criterion].isOwn,
  );
  if (above === undefined || hangsOnOthers) return undefined;
  return above === a ? 'below' : 'above';
}

const NEVER: Amount = { points: -1, wins: 0 };

/** How much a rival may take (or, to end above, lose) from now on; `strict` rules out a tie. */
function limitOf(race: Race, rival: Runner, wanted: Wanted, strict: boolean): Amount {
  const { own, win, countsWins } = race;
  const known = settled(race, rival);
  if (known !== undefined) return known === wanted ? NOTHING : NEVER;
  const [upper, lower] = wanted === 'below' ? [own, rival] : [rival, own];
  const perWin = countsWins ? 1 : 0;
  return {
    points: upper.now.points + upper.games * win - lower.now.points,
    wins: upper.now.wins + upper.games * perWin - lower.now.wins - (strict ? 1 : 0),
  };
}

/** What each side takes (`below`) or loses (`above`) in each way that a match can end; draws first. */
function endingsOf({ win, draws, countsWins }: Race, wanted: Wanted): readonly Ending[] {
  const all: Amount = { points: win, wins: countsWins ? 1 : 0 };
  const taken = (points: number, wins = 0): Amount =>
    wanted === 'below' ? { points, wins } : { points: win - points, wins: all.wins - wins };
  const [won, lost] = [taken(win, all.wins), taken(0)];
  return [...draws.map(([a, b]): Ending => [taken(a), taken(b)]), [won, lost], [lost, won]];
}

/** Choices of `size` places out of `from`, at most `MOST_CHOICES` of them, the first ones first. */
function choices(from: readonly number[], size: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const extend = (chosen: number[], next: number) => {
    if (found.length > MOST_CHOICES) return;
    if (chosen.length === size) found.push(chosen);
    const last = from.length - (size - chosen.length);
    for (let i = next; chosen.length < size && i <= last; i += 1) {
      extend([...chosen, from[i] as number], i + 1);
    }
  };
  extend([], 0);
  return found;
}

/** Whether one of the choices can all stay within their limits at once. */
function canAnyEnd(
  { left }: Race,
  limits: readonly Amount[],
  chosen: readonly (readonly number[])[],
  endings: readonly Ending[],
): Feasibility {
  const budget = { nodes: SEARCH_STEPS };
  let answer: Feasibility = chosen.length > MOST_CHOICES ? 'unknown' : 'no';
  for (const indexes of chosen) {
    const among = left.flatMap(([a, b]): Left[] => {
      const pair: Left = [indexes.indexOf(a), indexes.indexOf(b)];
      return pair.includes(-1) ? [] : [pair];
    });
    const own = indexes.map((index) => limits[index] as Amount);
    const found = canShareOut(own, among, endings, budget);
    if (found === 'yes') return 'yes';
    if (found === 'unknown') answer = 'unknown';
  }
  return answer;
}

/** Can at least `count` rivals end on the wanted side at once? */
export function canEnd(race: Race, wanted: Wanted, count: number, strict: boolean): Feasibility {
  const limits = race.rivals.map((rival) => limitOf(race, rival, wanted, strict));
  const limitAt = (index: number) => limits[index] as Amount;
  const played = gamesOf(limits.length, race.left);
  const one = race.countsWins ? 1 : 0;
  const isEasy = (index: number) => {
    const games = played[index] as number;
    return isWithin({ points: games * race.win, wins: games * one }, limitAt(index));
  };
  const open = [...limits.keys()].filter((i) => isWithin(NOTHING, limitAt(i)));
  const contested = open.filter((i) => !isEasy(i));
  const needed = count - (open.length - contested.length);
  if (needed <= 0) return 'yes';
  if (needed > contested.length) return 'no';
  const loosestFirst = contested.toSorted((a, b) => limitAt(b).points - limitAt(a).points);
  return canAnyEnd(race, limits, choices(loosestFirst, needed), endingsOf(race, wanted));
}
