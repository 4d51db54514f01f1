// A knockout tie, from its matches to its winner. Laws of the Game, law 10: away goals, extra time and
// penalties are the ways to find one; competitions add the better campaign (Brasileirão 2002), the draw
// that favours the visitor (Copa do Brasil 2017 to 2024), replays, and the golden goal. A W.O. is an
// ordinary 3-0 (CBF general regulations), away goals included; but nobody goes on by away goals who did not
// turn up, and most cups put them out at once (`forfeiterIsOut`).
import { sum } from '#engine/lists.ts';
import {
  isFinished,
  isStruck,
  matchCredits,
  scoreWinner,
  shootoutWinner,
} from '#engine/match/match-result.ts';
import { otherSide } from '#engine/match/sides.ts';
import { DEFAULT_WALKOVER } from '#engine/match/walkover.ts';
import type { Match, TeamId, TieDecider, TieRule, WalkoverRule } from '#engine/types.ts';

export type DecidedBy =
  | 'result'
  | 'aggregate'
  | 'away_goals'
  | 'extra_time'
  | 'golden_goal'
  | 'penalties'
  | 'replay'
  | 'better_campaign'
  | 'visitor'
  | 'walkover'
  | 'lots';

export type TieResult = {
  /** `both_out`: neither turned up, so nobody goes on; `both_drop`: nor in a double elimination, but see `loser`. */
  readonly status: 'open' | 'decided' | 'both_out' | 'both_drop';
  /** Goals (or wins) of the first and of the second team over the legs played so far. */
  readonly aggregate: readonly [number, number];
  readonly winner?: TeamId;
  /** After `both_drop`: who plays on among the losers, once the two have met again for that place. */
  readonly loser?: TeamId;
  /** After `both_drop`: how that place was decided. */
  readonly decidedBy?: DecidedBy;
  /** Somebody's leaving has decided it, not what was played. */
  readonly byLeaving?: true;
  /** What neither side's absence is waiting for. */
  readonly pending?: 'lots' | 'replay';
};

export type TieOptions = {
  /** Who goes on by 'better campaign'. */
  readonly betterCampaign?: TeamId | undefined;
  readonly walkover?: WalkoverRule;
  /** Whom lots sent on where neither turned up. */
  readonly lots?: TeamId | undefined;
};

type Teams = readonly [TeamId, TeamId];
type SidePair = readonly [number, number];
type Decision = { readonly winner: number; readonly by: DecidedBy };

/** Neither turned up for what was to decide: both have lost it, so nobody goes on. */
const NOBODY = 'nobody';
type Verdict = Decision | typeof NOBODY | undefined;

type TieContest = {
  readonly legs: readonly Match[];
  /** Matches beyond the legs: replays, or the golden-goal match. */
  readonly extra: readonly Match[];
  readonly teams: Teams;
  readonly rule: TieRule;
  readonly options: TieOptions;
};

const LEG_POINTS = { win: 1, draw: 0, loss: 0 };

/** Home and away figures as those of the first and of the second team. */
const oriented = (match: Match, teams: Teams, home: number, away: number): SidePair =>
  match.home === teams[0] ? [home, away] : [away, home];

const add = (pairs: readonly SidePair[]): SidePair => [
  sum(pairs.map(([a]) => a)),
  sum(pairs.map(([, b]) => b)),
];

function creditsOf({ result }: Match, options: TieOptions) {
  const walkover = { ...DEFAULT_WALKOVER, ...options.walkover, countGoals: true };
  return matchCredits(result, { points: LEG_POINTS, walkover });
}

/** What a leg adds to the goals, or to the wins, of each team. */
function legOf(match: Match, teams: Teams, rule: TieRule, options: TieOptions): SidePair {
  const { result } = match;
  const credits = creditsOf(match, options);
  if (!credits || result?.kind === 'double_walkover') return [0, 0];
  const { home, away } = credits;
  // A court that gives the match away against its score gives it by the least that decides.
  const isOverruled = result?.kind === 'awarded' && result.winner !== scoreWinner(result.score);
  if (rule.count === 'wins' || (isOverruled && result.winner)) {
    return oriented(match, teams, home.points, away.points);
  }
  return oriented(match, teams, home.goalsFor, away.goalsFor);
}

/** Which of the two has more, -1 when they are level. */
const leader = ([a, b]: SidePair) => (a === b ? -1 : a > b ? 0 : 1);

const decided = (winner: number, by: DecidedBy): Decision | undefined =>
  winner < 0 ? undefined : { winner, by };

const missedByBoth = (match: Match | undefined) => match?.result?.kind === 'double_walkover';

const wentToExtraTime = (match: Match | undefined) =>
  match?.result?.kind === 'played' && match.result.extraTime === true;

function scoreReason(legs: readonly Match[], winner: TeamId, rule: TieRule): DecidedBy {
  const wonByWalkover = legs.some(
    (leg) => leg.result?.kind === 'walkover' && leg[leg.result.winner] === winner,
  );
  if (wonByWalkover) return 'walkover';
  if (wentToExtraTime(legs.at(-1))) {
    return rule.deciders.includes('golden_goal') ? 'golden_goal' : 'extra_time';
  }
  return legs.length === 1 ? 'result' : 'aggregate';
}

/** Who did not turn up for a match that the other side was given. */
function forfeiter({ result, ...match }: Match): TeamId | undefined {
  return result?.kind === 'walkover' ? match[otherSide(result.winner)] : undefined;
}

const endsInExtraMatch = ({ deciders }: TieRule) =>
  deciders.includes('replay') || deciders.includes('golden_goal');

function byAwayGoals({ legs, teams, rule, options }: TieContest): Decision | undefined {
  if (rule.awayGoals === 'off' || legs.length < 2) return undefined;
  // After extra time the 90 minutes were level by definition, away goals included.
  if (rule.awayGoals === 'on' && legs.some(wentToExtraTime)) return undefined;
  const away = legs.map((leg): SidePair => {
    const isCounted = !leg.neutral && !missedByBoth(leg);
    const score = isCounted ? creditsOf(leg, options)?.away.goalsFor : 0;
    return oriented(leg, teams, 0, score ?? 0);
  });
  const ahead = leader(add(away));
  const hasForfeited = legs.some((leg) => teams.indexOf(forfeiter(leg) ?? '') === ahead);
  return hasForfeited ? undefined : decided(ahead, 'away_goals');
}

function byPenalties(matches: readonly Match[], teams: Teams): Decision | undefined {
  for (const match of matches.toReversed()) {
    const side = shootoutWinner(match.result);
    if (side) return decided(teams.indexOf(match[side]), 'penalties');
  }
  return undefined;
}

/** Who is not there for the last leg loses the penalties that it would have come to. */
function byPresence({ legs, teams, rule }: TieContest): Decision | undefined {
  if (endsInExtraMatch(rule)) return undefined;
  const absent = teams.indexOf(legs.map(forfeiter).at(-1) ?? '');
  return absent < 0 ? undefined : decided(1 - absent, 'walkover');
}

function byExtraMatch(contest: TieContest, by: 'replay' | 'golden_goal'): Verdict {
  const { extra, teams, rule, options } = contest;
  for (const match of extra) {
    const found =
      decided(leader(legOf(match, teams, rule, options)), by) ?? byPenalties([match], teams);
    if (found) return found;
  }
  return missedByBoth(extra.at(-1)) ? NOBODY : undefined;
}

function decide(contest: TieContest, decider: TieDecider): Verdict {
  const { legs, teams, options } = contest;
  switch (decider) {
    case 'penalties':
      return byPenalties(legs, teams) ?? byPresence(contest);
    case 'replay':
    case 'golden_goal':
      return byExtraMatch(contest, decider);
    case 'better_campaign':
      return decided(teams.indexOf(options.betterCampaign ?? ''), decider);
    case 'visitor':
      return decided(teams.indexOf(legs.at(-1)?.away ?? ''), decider);
    // Its goals are already in the score.
    case 'extra_time':
      return undefined;
  }
}

function decision(contest: TieContest, aggregate: SidePair): Verdict {
  const { legs, teams, rule } = contest;
  const ahead = leader(aggregate);
  if (ahead !== -1) return { winner: ahead, by: scoreReason(legs, teams[ahead], rule) };
  let found: Verdict = byAwayGoals(contest);
  for (const decider of rule.deciders) found ??= decide(contest, decider);
  return found;
}

function resultOf(found: Verdict, teams: Teams, aggregate: SidePair): TieResult {
  if (!found) return { status: 'open', aggregate };
  if (found === NOBODY) return { status: 'both_out', aggregate };
  const [winner, loser] = found.winner === 0 ? teams : [teams[1], teams[0]];
  return { status: 'decided', aggregate, winner, loser, decidedBy: found.by };
}

/** Neither turned up for a leg that decides: out both, or as the rule has it. */
function afterAbsence(contest: TieContest, aggregate: SidePair): TieResult {
  const { teams, rule, options } = contest;
  switch (rule.doubleWalkover) {
    case 'lots': {
      const drawn = resultOf(decided(teams.indexOf(options.lots ?? ''), 'lots'), teams, aggregate);
      return drawn.winner ? drawn : { ...drawn, pending: 'lots' };
    }
    case 'replay': {
      const again = resultOf(byExtraMatch(contest, 'replay'), teams, aggregate);
      return again.status === 'open' ? { ...again, pending: 'replay' } : again;
    }
    case 'both_drop': {
      const again = resultOf(byExtraMatch(contest, 'replay'), teams, aggregate);
      if (again.status === 'both_out') return again;
      const { winner: loser, decidedBy } = again;
      const place = loser && decidedBy ? { loser, decidedBy } : { pending: 'replay' as const };
      return { status: 'both_drop', aggregate, ...place };
    }
    default:
      return { status: 'both_out', aggregate };
  }
}

/** `matches`: those of this tie, in any order when they carry `leg`, else as they were played. */
export function tieResult(
  rule: TieRule,
  teams: Teams,
  matches: readonly Match[],
  options: TieOptions = {},
): TieResult {
  const struck = matches.filter((match) => match.result?.kind === 'cancelled').length;
  const played = matches
    .filter(({ result }) => !isStruck(result))
    .toSorted((a, b) => (a.leg ?? 0) - (b.leg ?? 0));
  const needed = Math.max(rule.legs - struck, 1);
  const legs = played.slice(0, needed);
  const contest = { legs, extra: played.slice(needed), teams, rule, options };
  const aggregate = add(legs.map((leg) => legOf(leg, teams, rule, options)));
  const out = rule.forfeiterIsOut ? legs.find((leg) => forfeiter(leg)) : undefined;
  if (out) {
    const winner = forfeiter(out) === teams[0] ? 1 : 0;
    return resultOf({ winner, by: 'walkover' }, teams, aggregate);
  }
  if (rule.forfeiterIsOut && legs.some(missedByBoth)) return afterAbsence(contest, aggregate);
  if (legs.length < needed || !legs.every(isFinished)) return { status: 'open', aggregate };
  if (legs.every(missedByBoth)) return afterAbsence(contest, aggregate);
  const found = decision(contest, aggregate);
  // Level, and neither was there for the penalties.
  const isMissed = missedByBoth(legs.at(-1)) && rule.deciders.includes('penalties');
  if (!found && isMissed && !endsInExtraMatch(rule)) return afterAbsence(contest, aggregate);
  return resultOf(found, teams, aggregate);
}
