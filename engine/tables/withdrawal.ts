// Withdrawal: a team leaves, or is expelled, before its last match. No regulation is universal, so the stage chooses:
// keep what was played; annul all (UEFA qualifying; Aldershot 1992); W.O. from then on (Kazakhstan 2005);
// all W.O.; half rule (Spain: first-turn results stand only if the first turn was completed);
// keep and average (UEFA league phase: opponents left get the mean points of the home, or away, sides).
import { sum } from '#engine/lists.ts';
import { isFinished, matchCredits } from '#engine/match/match-result.ts';
import { otherSide, SIDES } from '#engine/match/sides.ts';
import type {
  Adjustment,
  Match,
  Result,
  Side,
  TableRules,
  TableStage,
  TeamId,
  WithdrawalPolicy,
} from '#engine/types.ts';

export type Withdrawn = {
  readonly matches: readonly Match[];
  readonly bonuses: readonly Adjustment[];
  /** Teams left without any result that counts. */
  readonly struckOff: ReadonlySet<TeamId>;
};

const CANCELLED: Result = { kind: 'cancelled' };
const ANNULLED: Result = { kind: 'annulled' };

/** The first round that each team that left missed; infinite when nobody says. */
type Departures = ReadonlyMap<TeamId, number>;

const lastRound = (matches: readonly Match[]) =>
  matches.reduce((last, { round = 0 }) => Math.max(last, round), 0);

/** First round of the second turn. */
const secondTurn = (matches: readonly Match[]) => Math.ceil(lastRound(matches) / 2) + 1;

const lastRoundPlayed = (matches: readonly Match[], team: TeamId) =>
  lastRound(matches.filter(({ home, away, result }) => result && [home, away].includes(team)));

function walkover(match: Match, departures: Departures): Result {
  const homeLeft = departures.has(match.home);
  if (homeLeft && departures.has(match.away)) return { kind: 'double_walkover' };
  return { kind: 'walkover', winner: homeLeft ? 'away' : 'home' };
}

/** The result of a match of somebody who left; undefined leaves it as it is. */
type Policy = (match: Match) => Result | undefined;

function policyOf(
  policy: WithdrawalPolicy,
  matches: readonly Match[],
  departures: Departures,
): Policy {
  const firstMissed = (team: TeamId) => departures.get(team) ?? Number.POSITIVE_INFINITY;
  const forward = (match: Match) =>
    !isFinished(match) ||
    (match.round ?? 0) >= Math.min(firstMissed(match.home), firstMissed(match.away));
  switch (policy) {
    case 'annul':
      return () => ANNULLED;
    case 'all_walkovers':
      return (match) => walkover(match, departures);
    case 'walkover_forward':
      return (match) => (forward(match) ? walkover(match, departures) : undefined);
    case 'half_rule': {
      const turn = secondTurn(matches);
      return ({ home, away, round = turn }) => {
        const completed = Math.min(firstMissed(home), firstMissed(away)) >= turn;
        return completed && round < turn ? undefined : ANNULLED;
      };
    }
    default:
      return (match) => (forward(match) ? CANCELLED : undefined);
  }
}

function meanPoints(matches: readonly Match[], rules: TableRules): Record<Side, number> {
  const played = matches.flatMap(({ result }) => matchCredits(result, rules) ?? []);
  const mean = (side: Side) =>
    sum(played.map((credits) => credits[side].points)) / Math.max(played.length, 1);
  return { home: mean('home'), away: mean('away') };
}

function averageBonuses(
  matches: readonly Match[],
  departures: Departures,
  rules: TableRules,
): readonly Adjustment[] {
  const mean = meanPoints(matches, rules);
  const bonuses: Adjustment[] = [];
  for (const match of matches) {
    if (match.result !== CANCELLED) continue;
    for (const side of SIDES) {
      const opponent = match[otherSide(side)];
      if (departures.has(match[side]) || !departures.has(opponent)) continue;
      const reason = `average for ${opponent}, who left`;
      bonuses.push({ team: match[side], points: mean[side], reason });
    }
  }
  return bonuses;
}

/** A stage as it counts: the matches of who left by its own rule. */
export function afterWithdrawals(stage: TableStage): Withdrawn {
  const { matches, withdrawals = [], withdrawalPolicy: policy = 'keep', rules } = stage;
  if (withdrawals.length === 0) return { matches, bonuses: [], struckOff: new Set() };
  const lastOf = (team: TeamId) =>
    policy === 'half_rule' ? lastRoundPlayed(matches, team) : Number.POSITIVE_INFINITY;
  const departures = new Map(
    withdrawals.map(({ team, afterRound = lastOf(team) }) => [team, afterRound + 1]),
  );
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

export const matchesThatCount = (stage: TableStage): readonly Match[] =>
  afterWithdrawals(stage).matches;
