// The race of one team for a position: what every rival has, what is left to play between them, and how
// many rivals can end on the right side of the team at once. `clinch.ts` asks the questions.
import { explainOf } from './explain.ts';
import type { Ledger } from './ledger.ts';
import {
  type Amount,
  type Answer,
  canShareOut,
  type Ending,
  isWithin,
  type Left,
} from './sharing-out.ts';
import type { Tally } from './tally.ts';
import type { PointsRule, Tiebreaker } from './types.ts';

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

/** Numbers that no other team's matches can change any more. */
const OWN_NUMBERS: ReadonlySet<Tiebreaker> = new Set<Tiebreaker>([
  'points',
  'wins',
  'goal_difference',
  'goals_for',
  'goals_against',
  'away_goals',
  'away_wins',
  'win_rate',
  'fewest_red_cards',
  'fewest_yellow_cards',
  'fair_play',
  'fewest_walkovers',
  'disciplinary_points',
  'coefficient',
]);

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
  const games = new Map<number, number>();
  for (const { home, away } of ledger.open()) {
    games.set(home, (games.get(home) ?? 0) + 1);
    games.set(away, (games.get(away) ?? 0) + 1);
  }
  const countsWins = tiebreakers[1] === 'wins';
  const runner = (place: number): Runner => {
    const count = games.get(place) ?? 0;
    const row = all[place];
    const now = {
      points: (row?.points ?? 0) + count * points.loss,
      wins: countsWins ? (row?.wins ?? 0) : 0,
    };
    return { place, now, games: count };
  };
  const indexOf = new Map(rivals.map((place, index) => [place, index]));
  const left = ledger.open().flatMap(({ home, away }): Left[] => {
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
  const [a, b] = [ledger.teams[own.place] ?? '', ledger.teams[rival.place] ?? ''];
  const { above, steps, skipped } = explainOf(ledger, a, b);
  const hangsOnOthers = [...skipped, ...steps.map(({ criterion }) => criterion)].some(
    (criterion) => !OWN_NUMBERS.has(criterion),
  );
  if (above === undefined || hangsOnOthers) return undefined;
  return above === a ? 'below' : 'above';
}

const NEVER: Amount = { points: -1, wins: 0 };

/** How much a rival may take (or, to end above, lose) from now on; `strict` rules out a tie. */
function limitOf(race: Race, rival: Runner, wanted: Wanted, strict: boolean): Amount {
  const { own, win, countsWins } = race;
  const known = settled(race, rival);
  if (known !== undefined) return known === wanted ? { points: 0, wins: 0 } : NEVER;
  const margin = strict ? 1 : 0;
  const perWin = countsWins ? 1 : 0;
  if (wanted === 'below') {
    const points = own.now.points + own.games * win - rival.now.points;
    const wins = own.now.wins + own.games * perWin - rival.now.wins;
    return { points, wins: wins - margin };
  }
  const points = rival.now.points + rival.games * win - own.now.points;
  const wins = rival.now.wins + rival.games * perWin - own.now.wins;
  return { points, wins: wins - margin };
}

/** What each side takes (`below`) or loses (`above`) in each way that a match can end; draws first. */
function endingsOf({ win, draws, countsWins }: Race, wanted: Wanted): readonly Ending[] {
  const one = countsWins ? 1 : 0;
  const nothing: Amount = { points: 0, wins: 0 };
  const all: Amount = { points: win, wins: one };
  if (wanted === 'below') {
    const drawn = draws.map(
      ([a, b]): Ending => [
        { points: a, wins: 0 },
        { points: b, wins: 0 },
      ],
    );
    return [...drawn, [all, nothing], [nothing, all]];
  }
  const drawn = draws.map(
    ([a, b]): Ending => [
      { points: win - a, wins: one },
      { points: win - b, wins: one },
    ],
  );
  return [...drawn, [nothing, all], [all, nothing]];
}

/** Choices of `size` places out of `from`, at most `MOST_CHOICES` of them, the first ones first. */
function choices(from: readonly number[], size: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const extend = (chosen: number[], next: number) => {
    if (found.length > MOST_CHOICES) return;
    if (chosen.length === size) found.push(chosen);
    const last = from.length - (size - chosen.length);
    for (let i = next; chosen.length < size && i <= last; i += 1) {
      extend([...chosen, from[i] ?? 0], i + 1);
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
): Answer {
  const budget = { nodes: SEARCH_STEPS };
  let answer: Answer = chosen.length > MOST_CHOICES ? 'unknown' : 'no';
  for (const indexes of chosen) {
    const among = left.flatMap(([a, b]): Left[] => {
      const pair: Left = [indexes.indexOf(a), indexes.indexOf(b)];
      return pair.includes(-1) ? [] : [pair];
    });
    const own = indexes.map((index) => limits[index] ?? NEVER);
    const found = canShareOut(own, among, endings, budget);
    if (found === 'yes') return 'yes';
    if (found === 'unknown') answer = 'unknown';
  }
  return answer;
}

/** Can at least `count` rivals end on the wanted side at once? */
export function canEnd(race: Race, wanted: Wanted, count: number, strict: boolean): Answer {
  const limits = race.rivals.map((rival) => limitOf(race, rival, wanted, strict));
  const limitAt = (index: number) => limits[index] ?? NEVER;
  const played = limits.map(() => 0);
  for (const match of race.left) for (const i of match) played[i] = (played[i] ?? 0) + 1;
  const one = race.countsWins ? 1 : 0;
  const isEasy = (index: number) => {
    const games = played[index] ?? 0;
    return isWithin({ points: games * race.win, wins: games * one }, limitAt(index));
  };
  const open = [...limits.keys()].filter((i) => isWithin({ points: 0, wins: 0 }, limitAt(i)));
  const contested = open.filter((i) => !isEasy(i));
  const needed = count - (open.length - contested.length);
  if (needed <= 0) return 'yes';
  if (needed > contested.length) return 'no';
  const loosestFirst = contested.toSorted((a, b) => limitAt(b).points - limitAt(a).points);
  return canAnyEnd(race, limits, choices(loosestFirst, needed), endingsOf(race, wanted));
}
