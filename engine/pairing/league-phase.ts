// One table in which nobody meets everybody: n teams, k opponents, as many from each pot (UEFA Champions
// League from 2024/25, art. 16 and annexe). Opponents of one association are avoided when asked, and no
// more than so many of any other. Home and away are balanced against each pot when its number is even.

import { type Pair, shareIntoRounds } from '#engine/calendar/edge-coloring.ts';
import { closedLines, scheduleVenues } from '#engine/calendar/home-and-away.ts';
import type { Pairing } from '#engine/calendar/round-robin.ts';
import {
  done,
  type Outcome,
  problem,
  refuse,
  refused,
  requireDistinct,
  requireInteger,
} from '#engine/outcome.ts';
import { makeRandom, type Random } from '#engine/random.ts';
import type { Problem, TeamId } from '#engine/types.ts';
import { drawOpponents, type OpponentTask } from './opponents.ts';

export type LeaguePhase = {
  /** Of one size; a single pot for a draw without seeds. */
  readonly pots: readonly (readonly TeamId[])[];
  /** For each team, in all. */
  readonly opponents: number;
  readonly seed: string;
  /** Association, city or group of origin; teams without one are bound by nothing. */
  readonly origin?: Readonly<Record<TeamId, string>>;
  /** Whether teams of one origin may meet; not, unless told. */
  readonly sameOrigin?: boolean;
  /** Most opponents of one other origin; UEFA: 2. */
  readonly mostPerOrigin?: number;
};

export type LeagueRound = {
  readonly number: number;
  readonly matches: readonly Pairing[];
  readonly rests: readonly TeamId[];
};

const MOST_IN_LEAGUE_PHASE = 128;

const ATTEMPTS = 5;

export function leaguePhase(config: LeaguePhase): Outcome<readonly LeagueRound[]> {
  const problems = findProblems(config);
  if (problems.length > 0) return refused(problems);
  const teams = config.pots.flat();
  const random = makeRandom(`league-phase-1\n${config.seed}`);
  const task = opponentTask(config, teams);
  const drawn = drawRounds(task, config.opponents, random);
  if (!drawn) return refuse('origin', 'no set of opponents that respects it was found');
  const lines = linesOf(task, drawn.flat());
  const rounds = scheduleVenues(teams.length, drawn, lines);
  return done(rounds.map((round, i) => namedRound(round, teams, i + 1)));
}

/** Opponents, shared out into rounds; drawn again while an even number could do with fewer rounds. */
function drawRounds(task: OpponentTask, opponents: number, random: Random) {
  const count = task.originOf.length;
  let best: readonly (readonly Pair[])[] | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pairs = drawOpponents(task, random);
    const rounds = pairs && shareIntoRounds(count, pairs, random);
    if (rounds && (!best || rounds.length < best.length)) best = rounds;
    if (count % 2 === 1 || best?.length === opponents) break;
  }
  return best;
}

function findProblems(config: LeaguePhase): Problem[] {
  const { pots, opponents, mostPerOrigin = 1 } = config;
  const teams = pots.flat();
  const problems = [
    ...requireInteger('pots (teams in all)', teams.length, 2, MOST_IN_LEAGUE_PHASE),
    ...requireDistinct('pots', teams),
    ...requireInteger('opponents', opponents, 1, Math.max(1, teams.length - 1)),
    ...requireInteger('mostPerOrigin', mostPerOrigin, 1, MOST_IN_LEAGUE_PHASE),
  ];
  if (problems.length > 0) return problems;
  const misfits = shapeProblems(config);
  return misfits.length > 0 ? misfits : originProblems(config);
}

function shapeProblems({ pots, opponents }: LeaguePhase): Problem[] {
  const size = pots[0]?.length ?? 0;
  const perPot = opponents / pots.length;
  if (pots.some((pot) => pot.length !== size)) return problem('pots', 'must be of one size');
  if (!Number.isInteger(perPot)) {
    return problem('opponents', `${opponents} do not come equally from ${pots.length} pots`);
  }
  if (size % 2 === 0 || perPot % 2 === 0) return [];
  const reason = `${size} teams of a pot cannot all meet ${perPot} of their own: both are odd`;
  return problem('opponents', reason);
}

/** Teams that have too few possible opponents in a pot, before any search. */
function originProblems({
  pots,
  opponents,
  origin = {},
  sameOrigin = false,
}: LeaguePhase): Problem[] {
  const perPot = opponents / pots.length;
  return pots.flat().flatMap((team) =>
    pots.flatMap((pot, i) => {
      const possible = pot.filter(
        (other) =>
          other !== team && (sameOrigin || !origin[team] || origin[team] !== origin[other]),
      );
      if (possible.length >= perPot) return [];
      const reason = `leaves "${team}" ${possible.length} possible opponents in pot ${i + 1}, not ${perPot}`;
      return problem('origin', reason);
    }),
  );
}

function opponentTask(config: LeaguePhase, teams: readonly TeamId[]): OpponentTask {
  const { pots, opponents, origin = {}, sameOrigin = false, mostPerOrigin } = config;
  const names = [...new Set(teams.flatMap((team) => origin[team] ?? []))];
  let next = 0;
  return {
    pots: pots.map((pot) => pot.map(() => next++)),
    perPot: opponents / pots.length,
    originOf: teams.map((team) => names.indexOf(origin[team] ?? '')),
    origins: names.length,
    sameOrigin,
    mostPerOrigin: mostPerOrigin ?? MOST_IN_LEAGUE_PHASE,
  };
}

/** Pot by pot when that balances each of them, else over all matches. */
function linesOf({ pots, perPot, originOf }: OpponentTask, pairs: readonly Pair[]) {
  if (perPot % 2 === 1) return closedLines(originOf.length, pairs);
  const potOf = (team: number) => pots.findIndex((pot) => pot.includes(team));
  const classes = Map.groupBy(pairs, (pair) => pair.map(potOf).sort().join());
  return [...classes.values()].flatMap((kin) => closedLines(originOf.length, kin));
}

function namedRound(round: readonly Pair[], teams: readonly TeamId[], number: number): LeagueRound {
  const busy = new Set(round.flat());
  return {
    number,
    matches: round.map(([home, away]) => ({
      home: teams[home] as TeamId,
      away: teams[away] as TeamId,
    })),
    rests: teams.filter((_, index) => !busy.has(index)),
  };
}
