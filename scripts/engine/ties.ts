// `ties case.json`: each knockout tie with its winner and what decided it.

import { forfeited } from '#engine/knockout/forfeits.ts';
import { type DecidedBy, tieResult } from '#engine/knockout/tie.ts';
import { shootoutWinner } from '#engine/match/match-result.ts';
import { campaignRanks } from '#engine/tables/best-placed.ts';
import type { AwayGoals, Match, TeamId, TieDecider, TieRule } from '#engine/types.ts';
import { type Case, readCase } from './case.ts';
import { type CaseMatch, plainWord } from './case-match.ts';
import { asInteger, asObject, asString, fail, listOf } from './input.ts';

type Answer =
  | 'result'
  | 'aggregate'
  | 'away_goals'
  | 'extra_time'
  | 'penalties'
  | 'better_campaign'
  | 'walkover'
  | 'lots';

const ANSWERS: Readonly<Record<DecidedBy, Answer>> = {
  result: 'result',
  aggregate: 'aggregate',
  away_goals: 'away_goals',
  extra_time: 'extra_time',
  golden_goal: 'extra_time',
  penalties: 'penalties',
  replay: 'result',
  better_campaign: 'better_campaign',
  visitor: 'better_campaign',
  walkover: 'walkover',
  lots: 'lots',
};

/** "Semi-finals, 2nd leg" belongs to the semi-finals. */
const roundOfLeg = (roundName: string): string =>
  plainWord(plainWord(roundName).replace(/(1st|2nd|first|second|return)?leg\d?$/, ''));

/** Matches of the same round between the same two teams, the first played first. */
function tiesOf(matches: readonly CaseMatch[]): readonly (readonly CaseMatch[])[] {
  const ties = Map.groupBy(matches, ({ stageName, roundName, home, away }) =>
    JSON.stringify([stageName, roundOfLeg(roundName), ...[home, away].toSorted()]),
  );
  return [...ties.values()].map((legs) => legs.toSorted((a, b) => a.date.localeCompare(b.date)));
}

/** A setting for all rounds, or by round with `*` for the others; or a list of the rounds it holds in. */
function byRound(value: unknown, field: string, round: string): unknown {
  if (Array.isArray(value)) {
    const rounds = listOf(value, field, asString).map(plainWord);
    return rounds.includes(plainWord(round)) || undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = asObject(value, field);
  if (Array.isArray(fields.rounds)) {
    return byRound(fields.rounds, `${field}.rounds`, round) && (fields.side ?? fields.to ?? true);
  }
  const name = Object.keys(fields).find((key) => plainWord(key) === plainWord(round));
  return fields[name ?? '*'];
}

function awayGoalsOf({ rules }: Case, round: string, legs: readonly Match[]): AwayGoals {
  const exceptions = [rules.awayGoalsExceptions ?? []].flat();
  const isException = byRound(exceptions, 'rules.awayGoalsExceptions', round);
  const setting = byRound(rules.awayGoals, 'rules.awayGoals', round);
  // Nobody takes penalties in a tie that away goals have settled.
  const hasShootout = legs.some(({ result }) => shootoutWinner(result) !== undefined);
  const hasDecider = legs.length > legsOf({ rules }, round, legs);
  if (setting !== true || isException || hasShootout || hasDecider) return 'off';
  return rules.awayGoalsAfterExtraTime === false ? 'on' : 'extra_time_too';
}

/** A match that calls itself a first leg is not the whole tie, whatever the rules leave out. */
function legsOf({ rules }: Pick<Case, 'rules'>, round: string, legs: readonly Match[]): number {
  const setting = byRound(rules.legs, 'rules.legs', round);
  if (setting !== undefined && setting !== null) return asInteger(setting, 'rules.legs', 1, 9);
  if (rules.replays === true || rules.replay === true) return 1;
  const isNumbered = legs.some(({ leg }) => leg !== undefined);
  return Math.max(legs.length, ...legs.map(({ leg = 1 }) => leg), isNumbered ? 2 : 1);
}

/** Who goes on when a tie is level and nobody plays on. */
function drawAdvantage({ rules }: Case, round: string): TieDecider | 'home' | undefined {
  const setting = byRound(rules.drawAdvantage, 'rules.drawAdvantage', round);
  if (setting === undefined || setting === null || setting === false) return undefined;
  if (setting === true) return 'visitor';
  const word = plainWord(asString(setting, 'rules.drawAdvantage'));
  if (/away|visit/.test(word)) return 'visitor';
  if (/home|mandante|host/.test(word)) return 'home';
  if (/campa|seed|rank|better/.test(word)) return 'better_campaign';
  return fail('rules.drawAdvantage', `unknown advantage "${setting}"`);
}

/** Nobody when nothing separates the two: level campaigns are no better one. */
function betterOf(ranks: ReadonlyMap<TeamId, number>, a: TeamId, b: TeamId): TeamId | undefined {
  const [first, second] = [ranks.get(a), ranks.get(b)];
  if (first === undefined || second === undefined || first === second) return undefined;
  return first < second ? a : b;
}

/** Penalties decide what is level: the legs together, or the match that was added to them. */
function requireLevelShootouts(legs: readonly CaseMatch[], count: number, rule: TieRule) {
  const goals = (team: TeamId, matches: readonly CaseMatch[]) =>
    matches.reduce((sum, { home, result }) => {
      const score = result && 'score' in result ? result.score : undefined;
      return sum + (score?.[home === team ? 'home' : 'away'] ?? 0);
    }, 0);
  for (const [i, match] of legs.entries()) {
    if (shootoutWinner(match.result) === undefined || rule.count === 'wins') continue;
    const together = i < count ? legs.slice(0, count) : [match];
    const [own, theirs] = [goals(match.home, together), goals(match.away, together)];
    if (own !== theirs) fail(match.id, `${own}-${theirs} is not level, so there are no penalties`);
  }
}

type CaseTie = {
  readonly round: string | number | null;
  readonly teams: readonly [TeamId, TeamId];
  readonly winner: TeamId | null;
  readonly decidedBy: Answer | null;
};

function tieOf(competition: Case, all: readonly CaseMatch[], ranks: ReadonlyMap<TeamId, number>) {
  const [first] = all as readonly [CaseMatch, ...CaseMatch[]];
  const { roundName, writtenRound, home, away } = first;
  // Struck from the records, it is no leg; one that will never be played still is.
  const legs = all.filter(({ result }) => result?.kind !== 'annulled');
  const advantage = drawAdvantage(competition, roundName);
  const legCount = legsOf(competition, roundName, legs);
  const rule: TieRule = {
    legs: legCount,
    // A third match is played where one win each is level, whatever the goals.
    count: legs.length > legCount && legCount > 1 ? 'wins' : 'goals',
    awayGoals: awayGoalsOf(competition, roundName, legs),
    deciders: [
      'extra_time',
      'penalties',
      'replay',
      ...(advantage === 'visitor' ? ['visitor' as const] : []),
      ...(advantage ? ['better_campaign' as const] : []),
    ],
  };
  requireLevelShootouts(legs, legCount, rule);
  const host = advantage === 'home' ? legs.at(-1)?.home : undefined;
  const betterCampaign = host ?? betterOf(ranks, home, away);
  const played = tieResult(rule, [home, away], legs, { betterCampaign });
  const out = competition.stage.withdrawals?.map(({ team }) => team) ?? [];
  const { winner, decidedBy } = forfeited(played, [home, away], out);
  return {
    round: writtenRound,
    teams: [home, away] as const,
    winner: winner ?? null,
    decidedBy: decidedBy ? ANSWERS[decidedBy] : null,
  };
}

export function tiesOfCase(competition: Case): readonly CaseTie[] {
  const ranks = campaignRanks(competition.stage, competition.groups);
  return tiesOf(competition.knockout).map((legs) => tieOf(competition, legs, ranks));
}

export function run(input: unknown): unknown {
  return { ties: tiesOfCase(readCase(input)) };
}
