// Discipline: cards that turn into suspensions. CBF general regulations: every third yellow costs one match, a sending-
// off costs the next one; a first yellow that became a second is not accumulated. Amateur rules vary the
// number, wipe the yellows before a given round (cards zeroed at the semi-finals), or suspend nobody.

import type { Match, MatchId, TeamId } from '#engine/types.ts';
import { isStruck } from './match-result.ts';
import { byRound } from './sides.ts';

export type CardShown = {
  readonly player: string;
  readonly team: TeamId;
  readonly match: MatchId;
  readonly card: 'yellow' | 'second_yellow' | 'red';
};

export type DisciplineRule = {
  /** Yellows that make a suspension; 0 when yellows never do. */
  readonly yellows: number;
  /** Matches of suspension for the yellows, for a second yellow in a match, and for a direct red. */
  readonly yellowBan: number;
  readonly secondYellowBan: number;
  readonly redBan: number;
  /** Yellows are forgotten before the first match of each of these rounds; suspensions are not. */
  readonly resetBefore: readonly number[];
};

export const CBF_DISCIPLINE: DisciplineRule = {
  yellows: 3,
  yellowBan: 1,
  secondYellowBan: 1,
  redBan: 1,
  resetBefore: [],
};

export type PlayerRecord = {
  readonly player: string;
  readonly team: TeamId;
  /** Yellows towards the next suspension. */
  readonly yellows: number;
  /** One yellow away from a suspension ("pendurado"). */
  readonly isHanging: boolean;
  /** Matches missed, or to be missed, in order. */
  readonly suspendedFor: readonly MatchId[];
  /** Matches of suspension for which the calendar has no match yet. */
  readonly owed: number;
};

type Running = { yellows: number; owed: number; readonly suspendedFor: MatchId[] };

const calendarOf = (team: TeamId, matches: readonly Match[]): readonly Match[] =>
  matches
    .filter((match) => (match.home === team || match.away === team) && !isStruck(match.result))
    .toSorted(byRound);

function isWiped(before: Match | undefined, match: Match, rule: DisciplineRule): boolean {
  const [last, now] = [before?.round ?? 0, match.round ?? 0];
  return rule.resetBefore.some((round) => last < round && now >= round);
}

function book(running: Running, cards: readonly CardShown['card'][], rule: DisciplineRule): void {
  const isSecond = cards.includes('second_yellow');
  if (isSecond) running.owed += rule.secondYellowBan;
  if (cards.includes('red')) running.owed += rule.redBan;
  if (isSecond || !cards.includes('yellow') || rule.yellows === 0) return;
  running.yellows += 1;
  if (running.yellows < rule.yellows) return;
  running.yellows = 0;
  running.owed += rule.yellowBan;
}

function recordOf(
  player: string,
  team: TeamId,
  shown: readonly CardShown[],
  calendar: readonly Match[],
  rule: DisciplineRule,
): PlayerRecord {
  const running: Running = { yellows: 0, owed: 0, suspendedFor: [] };
  for (const [i, match] of calendar.entries()) {
    if (isWiped(calendar[i - 1], match, rule)) running.yellows = 0;
    if (running.owed > 0) {
      running.owed -= 1;
      running.suspendedFor.push(match.id);
    }
    const cards = shown.filter((card) => card.match === match.id).map(({ card }) => card);
    book(running, cards, rule);
  }
  const isHanging = rule.yellows > 1 && running.yellows === rule.yellows - 1;
  return { player, team, isHanging, ...running };
}

/** One record for each player who was shown a card, in the order of their first. */
export function disciplineRecords(
  matches: readonly Match[],
  cards: readonly CardShown[],
  rule: DisciplineRule = CBF_DISCIPLINE,
): readonly PlayerRecord[] {
  const players = Map.groupBy(cards, ({ team, player }) => JSON.stringify([team, player]));
  const calendars = new Map<TeamId, readonly Match[]>();
  return [...players.values()].flatMap((shown) => {
    const [first] = shown;
    if (!first) return [];
    const { player, team } = first;
    const calendar = calendars.get(team) ?? calendarOf(team, matches);
    calendars.set(team, calendar);
    return recordOf(player, team, shown, calendar, rule);
  });
}

/** Who may not play a match, by player. */
export const suspendedFor = (
  match: MatchId,
  records: readonly PlayerRecord[],
): readonly PlayerRecord[] => records.filter((record) => record.suspendedFor.includes(match));
