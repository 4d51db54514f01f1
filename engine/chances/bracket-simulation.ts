// The chances of a bracket: what is left of it is played many times with Poisson goals from the teams'
// strengths, each tie by its own rule; what comes to penalties or to another match is a coin. As in
// simulation.ts, what was never seen is not therefore impossible.

import type { PhaseEntry } from '#engine/competition.ts';
import { playBracket, type TieState, type TieVerdict } from '#engine/knockout/bracket.ts';
import {
  betterOf,
  campaignsOf,
  type KnockoutPhase,
  type KnockoutState,
} from '#engine/knockout/bracket-results.ts';
import { ONE_MATCH } from '#engine/knockout/single-elimination.ts';
import { tieResult } from '#engine/knockout/tie.ts';
import { placesOf } from '#engine/lists.ts';
import { makeRandom, poisson, poissonThresholds, type Random } from '#engine/random.ts';
import type { Match, Result, TeamId, TieId } from '#engine/types.ts';
import { bases, type Strengths } from './strengths.ts';

export type BracketOptions = {
  readonly runs: number;
  readonly seed: string;
  readonly teams: readonly TeamId[];
  /** In the order of `teams`. */
  readonly strengths: Strengths;
};

export type BracketChances = {
  readonly team: TeamId;
  /** Share of the runs in which the team won the bracket, and played its deciding tie. */
  readonly title: number;
  readonly final: number;
};

type Teams = readonly [TeamId, TeamId];

/** Imagines the score of a match between two teams, the first at home. */
function makeScores({ teams, strengths }: BracketOptions, random: Random) {
  const placeOf = placesOf(teams);
  const laws = new Map<string, readonly [Float64Array, Float64Array]>();
  const { attack, defence, homeBase, awayBase } = strengths;
  const lawsOf = (home: TeamId, away: TeamId) => {
    const key = `${home} ${away}`;
    const known = laws.get(key);
    if (known) return known;
    const [h, a] = [placeOf.get(home) ?? -1, placeOf.get(away) ?? -1];
    const [homeRate, awayRate] = bases(homeBase, awayBase, false);
    const made = [
      poissonThresholds(homeRate * (attack[h] ?? 1) * (defence[a] ?? 1)),
      poissonThresholds(awayRate * (attack[a] ?? 1) * (defence[h] ?? 1)),
    ] as const;
    laws.set(key, made);
    return made;
  };
  return (home: TeamId, away: TeamId): Result => {
    const [homeGoals, awayGoals] = lawsOf(home, away);
    const score = { home: poisson(homeGoals, random), away: poisson(awayGoals, random) };
    return { kind: 'played', score };
  };
}

/** The better campaign hosts the last leg. */
function hostsOf([a, b]: Teams, better: TeamId | undefined, leg: number, legs: number): Teams {
  const last: Teams = better === b ? [b, a] : [a, b];
  return leg === legs ? last : [last[1], last[0]];
}

const isBetween = ({ home, away }: Match, teams: Teams) =>
  teams.includes(home) && teams.includes(away);

/** Both lost it: out both, or one of them plays on among the losers. */
function verdictOf({ winner, loser }: TieState): TieVerdict {
  if (winner) return winner;
  return loser ? { loser } : null;
}

/** Who wins a tie in one run; what was played of it stands. */
function makeDecide(
  phase: KnockoutPhase,
  state: KnockoutState,
  { campaigns, scores, random }: Imagined,
) {
  const byTie = Map.groupBy(phase.matches, ({ tie }) => tie);
  const known = new Map<TieId, TieState>(state.bracket.ties.map((own) => [own.tie.id, own]));
  return (tie: TieState['tie'], teams: Teams): TieVerdict => {
    const own = known.get(tie.id);
    if (own?.status === 'decided') return verdictOf(own);
    const stayed = teams.filter((team) => !phase.out?.includes(team));
    if (stayed.length < 2) return stayed[0] ?? null;
    const { rule = ONE_MATCH } = tie;
    const better = betterOf(campaigns, ...teams);
    const played = (byTie.get(tie.id) ?? []).filter(
      (match) => match.result && isBetween(match, teams),
    );
    const legs = Array.from({ length: rule.legs }, (_, index): Match => {
      const done = played.find(({ leg = 1 }) => leg === index + 1);
      if (done) return done;
      const [home, away] = hostsOf(teams, better, index + 1, rule.legs);
      return { id: '', home, away, leg: index + 1, result: scores(home, away) };
    });
    const options = { betterCampaign: better, ...(phase.walkover && { walkover: phase.walkover }) };
    const { winner } = tieResult(rule, teams, legs, options);
    return winner ?? (teams[random.below(2)] as TeamId);
  };
}

type Imagined = {
  readonly campaigns: ReadonlyMap<TeamId, number>;
  readonly scores: (home: TeamId, away: TeamId) => Result;
  readonly random: Random;
};

/** Undefined while somebody who enters the bracket is not known. */
export function simulateBracket(
  phase: KnockoutPhase,
  state: KnockoutState,
  { fill, ranks }: PhaseEntry,
  options: BracketOptions,
): readonly BracketChances[] | undefined {
  if (phase.bracket.entrants.some((slot) => fill(slot) === undefined)) return undefined;
  const random = makeRandom(options.seed);
  const campaigns = campaignsOf(phase, fill, ranks());
  const scores = makeScores(options, random);
  const decide = makeDecide(phase, state, { campaigns, scores, random });
  const [titles, finals] = [new Map<TeamId, number>(), new Map<TeamId, number>()];
  const count = (counts: Map<TeamId, number>, team: TeamId | null | undefined) => {
    if (team) counts.set(team, (counts.get(team) ?? 0) + 1);
  };
  for (let run = 0; run < options.runs; run += 1) {
    const { ties, champion } = playBracket(phase.bracket, fill, decide, campaigns);
    count(titles, champion);
    const last = ties.findLast(({ status }) => status !== 'unneeded');
    for (const team of last?.teams ?? []) count(finals, team);
  }
  const entered = phase.bracket.entrants.flatMap((slot) => fill(slot) ?? []);
  const share = (counts: Map<TeamId, number>, team: TeamId) =>
    (counts.get(team) ?? 0) / options.runs;
  return entered
    .map((team) => ({ team, title: share(titles, team), final: share(finals, team) }))
    .sort((a, b) => b.title - a.title || b.final - a.final);
}
