// `ties case.json`: each knockout tie with its winner and what decided it.

import { type DecidedBy, tieResult } from '#engine/knockout/tie.ts';
import { shootoutWinner } from '#engine/match/match-result.ts';
import { campaigns } from '#engine/tables/best-placed.ts';
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
  | 'walkover';

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

function legsOf({ rules }: Pick<Case, 'rules'>, round: string, legs: readonly Match[]): number {
  const setting = byRound(rules.legs, 'rules.legs', round);
  const hasReplays = rules.replays === true || rules.replay === true;
  if (setting === undefined || setting === null) return hasReplays ? 1 : legs.length;
  return Math.min(asInteger(setting, 'rules.legs', 1, 9), legs.length);
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

/** The teams of the first stage, best campaign first. */
function campaignOrder({ stage, groups }: Case): readonly TeamId[] {
  const longest = Math.max(0, ...groups.map(({ teams }) => teams.length));
  return campaigns(stage, groups, longest).map(({ team }) => team);
}

function betterOf(order: readonly TeamId[], a: TeamId, b: TeamId): TeamId | undefined {
  const [first, second] = [order.indexOf(a), order.indexOf(b)];
  if (first < 0 || second < 0) return undefined;
  return first < second ? a : b;
}

type CaseTie = {
  readonly round: string | number | null;
  readonly teams: readonly [TeamId, TeamId];
  readonly winner: TeamId | null;
  readonly decidedBy: Answer | null;
};

export function tiesOfCase(competition: Case): readonly CaseTie[] {
  const order = campaignOrder(competition);
  return tiesOf(competition.knockout).flatMap((legs) => {
    const [first] = legs;
    if (!first) return [];
    const { roundName, writtenRound, home, away } = first;
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
    const host = advantage === 'home' ? legs.at(-1)?.home : undefined;
    const betterCampaign = host ?? betterOf(order, home, away);
    const { winner, decidedBy } = tieResult(rule, [home, away], legs, { betterCampaign });
    return {
      round: writtenRound,
      teams: [home, away] as const,
      winner: winner ?? null,
      decidedBy: decidedBy ? ANSWERS[decidedBy] : null,
    };
  });
}

export function run(input: unknown): unknown {
  return { ties: tiesOfCase(readCase(input)) };
}
