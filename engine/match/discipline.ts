// Discipline: cards that turn into suspensions. CBF general regulations: every third yellow costs one match, a sending-
// off costs the next one; a first yellow that became a second is not accumulated. Amateur rules vary the
// number, wipe the yellows before a given stage (cards zeroed at the semi-finals), let a sending-off cost more or
// nothing, or carry nothing from a first leg into the return match.

import { listOf } from '#engine/lists.ts';
import type { MatchId, TieId } from '#engine/types.ts';

export type Booking = {
  readonly player: string;
  readonly card: 'yellow' | 'second_yellow' | 'red';
};

/** A match of one team. One that was struck from the records, or is never played, is not among them. */
export type BookedMatch = {
  readonly id: MatchId;
  /** From 1. */
  readonly stage: number;
  /** The tie that it is a leg of. */
  readonly tie?: TieId | undefined;
  readonly isOver: boolean;
  readonly bookings: readonly Booking[];
};

export type DisciplineRule = {
  /** Yellows that cost a match; 0 when they never do. */
  readonly yellows: number;
  /** Matches that a sending-off costs, whether by a second yellow or straight. */
  readonly redBan: number;
  /** Yellows are forgotten before this stage; suspensions are not. */
  readonly resetBefore?: number | undefined;
  /** What a first leg cost is served in the return match; otherwise after the tie. */
  readonly carriesToReturn: boolean;
};

export const CBF_DISCIPLINE: DisciplineRule = { yellows: 3, redBan: 1, carriesToReturn: true };

/** Matches that somebody misses by a decision, beside what cards cost. */
export type Ban = {
  readonly player: string;
  /** The match that it is about. */
  readonly from: MatchId;
  readonly matches: number;
  /** Were over when it was decided: they serve nothing of it. */
  readonly notIn: ReadonlySet<MatchId>;
};

/** One match of suspension. */
type Suspension = {
  readonly player: string;
  readonly reason: 'yellows' | 'sent_off' | 'banned';
  /** The match that cost it. */
  readonly from: MatchId;
  /** The match that is missed; null: none is known yet. */
  readonly misses: MatchId | null;
};

export type Discipline = {
  /** All of them, served or not, in the order of the matches that are missed. */
  readonly suspensions: readonly Suspension[];
  /** One more yellow and they miss a match ("pendurados"). */
  readonly hanging: readonly string[];
};

type Debt = Omit<Suspension, 'misses'> & {
  readonly tie: TieId | undefined;
  readonly notIn?: ReadonlySet<MatchId>;
};

type Running = { readonly yellows: Map<string, number>; debts: Debt[] };

/** Each serves one match at a time; what waits for the end of a tie waits. */
function serve(running: Running, match: BookedMatch, rule: DisciplineRule): Suspension[] {
  const served = new Set<string>();
  const suspensions: Suspension[] = [];
  running.debts = running.debts.filter(({ tie, notIn, ...debt }) => {
    const isReturn = tie !== undefined && tie === match.tie;
    const isLater = notIn?.has(match.id) === true || (isReturn && !rule.carriesToReturn);
    if (served.has(debt.player) || isLater) return true;
    served.add(debt.player);
    suspensions.push({ ...debt, misses: match.id });
    return false;
  });
  return suspensions;
}

/** Whether this yellow is the one too many. */
function addYellow({ yellows }: Running, player: string, rule: DisciplineRule): boolean {
  const count = (yellows.get(player) ?? 0) + 1;
  const isFull = count >= rule.yellows;
  yellows.set(player, isFull ? 0 : count);
  return isFull;
}

/** Two yellows in one match are a sending-off, and count towards nothing else. */
function book(running: Running, match: BookedMatch, rule: DisciplineRule): void {
  const { id, tie, bookings } = match;
  for (const [player, own] of Map.groupBy(bookings, (one) => one.player)) {
    const cards = new Set(own.map(({ card }) => card));
    const isTwice = cards.has('second_yellow');
    const isBooked = cards.has('yellow') && !isTwice && rule.yellows > 0;
    const debt = { player, from: id, tie };
    if (isBooked && addYellow(running, player, rule)) {
      running.debts.push({ ...debt, reason: 'yellows' });
    }
    const bans = isTwice || cards.has('red') ? rule.redBan : 0;
    running.debts.push(...listOf(bans, () => ({ ...debt, reason: 'sent_off' }) as const));
  }
}

const hangingIn = ({ yellows }: Running, rule: DisciplineRule): string[] =>
  [...yellows].flatMap(([player, count]) =>
    count > 0 && count === rule.yellows - 1 ? [player] : [],
  );

const debtsOf = ({ player, from, matches, notIn }: Ban): Debt[] =>
  listOf(matches, () => ({ player, from, notIn, reason: 'banned', tie: undefined }) as const);

/** Of one team, with its matches in the order in which they are played: those that are over come first. */
export function disciplineOf(
  matches: readonly BookedMatch[],
  rule: DisciplineRule = CBF_DISCIPLINE,
  bans: readonly Ban[] = [],
): Discipline {
  const running: Running = { yellows: new Map(), debts: bans.flatMap(debtsOf) };
  const suspensions: Suspension[] = [];
  let hanging: string[] | undefined;
  let stage = 0;
  for (const match of matches) {
    const { resetBefore: reset } = rule;
    if (reset !== undefined && stage < reset && match.stage >= reset) running.yellows.clear();
    stage = match.stage;
    if (!match.isOver) hanging ??= hangingIn(running, rule);
    suspensions.push(...serve(running, match, rule));
    book(running, match, rule);
  }
  const owed = running.debts.map(({ tie: _, notIn: __, ...debt }) => ({ ...debt, misses: null }));
  return { suspensions: [...suspensions, ...owed], hanging: hanging ?? hangingIn(running, rule) };
}
