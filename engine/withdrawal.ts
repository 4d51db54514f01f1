// A team leaves, or is expelled, before its last match. No regulation is universal, so the stage chooses:
// keep what was played; annul all (UEFA qualifying; Aldershot 1992); W.O. from then on (Kazakhstan 2005);
// all W.O.; half rule (Spain: first-turn results stand only if the first turn was completed);
// keep and average (UEFA league phase: opponents left get the mean points of the home, or away, sides).
import { isFinished, matchCredits } from './match-result.ts';
import type {
  Adjustment,
  Match,
  Result,
  Side,
  TableRules,
  TableStage,
  TeamId,
  Withdrawal,
  WithdrawalPolicy,
} from './types.ts';

export type Withdrawn = {
  readonly matches: readonly Match[];
  readonly bonuses: readonly Adjustment[];
  /** Teams left without any result that counts. */
  readonly struckOff: ReadonlySet<TeamId>;
};

const CANCELLED: Result = { kind: 'cancelled' };
const ANNULLED: Result = { kind: 'annulled' };

type Departure = { readonly firstMissed: number };

const isForward = (match: Match, departure: Departure) =>
  !isFinished(match) || (match.round ?? 0) >= departure.firstMissed;

/** First round of the second turn. */
function secondTurn(matches: readonly Match[]): number {
  let last = 0;
  for (const { round = 0 } of matches) if (round > last) last = round;
  return Math.ceil(last / 2) + 1;
}

function lastRoundPlayed(matches: readonly Match[], team: TeamId): number {
  let last = 0;
  for (const { home, away, result, round = 0 } of matches) {
    if (result && round > last && (home === team || away === team)) last = round;
  }
  return last;
}

function walkover(match: Match, departures: ReadonlyMap<TeamId, Departure>): Result {
  const homeLeft = departures.has(match.home);
  if (homeLeft && departures.has(match.away)) return { kind: 'double_walkover' };
  return { kind: 'walkover', winner: homeLeft ? 'away' : 'home' };
}

/** The result of a match of somebody who left; undefined leaves it as it is. */
type Policy = (match: Match) => Result | undefined;

function policyOf(
  policy: WithdrawalPolicy,
  matches: readonly Match[],
  departures: ReadonlyMap<TeamId, Departure>,
): Policy {
  const forward = (match: Match) =>
    [match.home, match.away].some((team) => {
      const departure = departures.get(team);
      return departure !== undefined && isForward(match, departure);
    });
  switch (policy) {
    case 'annul':
      return () => ANNULLED;
    case 'all_walkovers':
      return (match) => walkover(match, departures);
    case 'walkover_forward':
      return (match) => (forward(match) ? walkover(match, departures) : undefined);
    case 'half_rule': {
      const turn = secondTurn(matches);
      const early = (team: TeamId) =>
        (departures.get(team)?.firstMissed ?? Number.POSITIVE_INFINITY) < turn;
      return (match) => {
        const kept = (match.round ?? turn) < turn && !early(match.home) && !early(match.away);
        return kept ? undefined : ANNULLED;
      };
    }
    default:
      return (match) => (forward(match) ? CANCELLED : undefined);
  }
}

function meanPoints(matches: readonly Match[], rules: TableRules): Record<Side, number> {
  const sums = { home: 0, away: 0 };
  let count = 0;
  for (const { result } of matches) {
    const credits = matchCredits(result, rules);
    if (!credits) continue;
    count += 1;
    sums.home += credits.home.points;
    sums.away += credits.away.points;
  }
  return { home: sums.home / Math.max(count, 1), away: sums.away / Math.max(count, 1) };
}

function averageBonuses(
  matches: readonly Match[],
  departures: ReadonlyMap<TeamId, Departure>,
  rules: TableRules,
): readonly Adjustment[] {
  const mean = meanPoints(matches, rules);
  const bonuses: Adjustment[] = [];
  for (const match of matches) {
    if (match.result !== CANCELLED) continue;
    for (const side of ['home', 'away'] as const) {
      const opponent = match[side === 'home' ? 'away' : 'home'];
      if (departures.has(match[side]) || !departures.has(opponent)) continue;
      const reason = `average for ${opponent}, who left`;
      bonuses.push({ team: match[side], points: mean[side], reason });
    }
  }
  return bonuses;
}

export function withdraw(
  matches: readonly Match[],
  withdrawals: readonly Withdrawal[],
  policy: WithdrawalPolicy,
  rules: TableRules,
): Withdrawn {
  if (withdrawals.length === 0) return { matches, bonuses: [], struckOff: new Set() };
  const departures = new Map<TeamId, Departure>();
  for (const { team, afterRound } of withdrawals) {
    const last =
      afterRound ?? (policy === 'half_rule' ? lastRoundPlayed(matches, team) : undefined);
    departures.set(team, { firstMissed: last === undefined ? Number.POSITIVE_INFINITY : last + 1 });
  }
  const decide = policyOf(policy, matches, departures);
  const after = matches.map((match) => {
    if (!departures.has(match.home) && !departures.has(match.away)) return match;
    const result = decide(match);
    return result ? { ...match, result } : match;
  });
  const struckOff = new Set(departures.keys());
  for (const match of after) {
    if (!matchCredits(match.result, rules)) continue;
    struckOff.delete(match.home);
    struckOff.delete(match.away);
  }
  const bonuses = policy === 'keep_and_average' ? averageBonuses(after, departures, rules) : [];
  return { matches: after, bonuses, struckOff };
}

/** The matches of a stage as they count: those of who left by the rule of the stage. */
export function matchesThatCount(stage: TableStage): readonly Match[] {
  const { matches, withdrawals = [], withdrawalPolicy = 'keep', rules } = stage;
  return withdraw(matches, withdrawals, withdrawalPolicy, rules).matches;
}
