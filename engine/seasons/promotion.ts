// Who plays in which division next season, from the final places of this one. Every team gets one move with its
// reason. What cannot be told yet (a tie that is not played, teams that share a place across a line) moves nobody and
// is named, so that people decide it.
import type { TeamId } from '#engine/types.ts';
import { type Boundary, type Zones, zonesOf } from './zones.ts';

/** A final place; those who ended together share from and to. */
export type SeasonPlace = {
  readonly team: TeamId;
  readonly from: number;
  readonly to: number;
  /** Left, or was put out, before the last match. */
  readonly left?: boolean;
};

export type PromotionRules = {
  /** Between each division and the next, top first. */
  readonly boundaries: readonly Boundary[];
  /** Who left goes down as the last would, or is not in the next season at all. */
  readonly withdrawal: 'relegated' | 'leaves';
  /** A place that somebody left free: one more comes up, one less goes down, or it stays open. */
  readonly vacancy: 'promote' | 'keep' | 'open';
};

export type Reason =
  | 'stays'
  | 'up'
  | 'down'
  | 'playoff'
  | 'playoff-up'
  | 'playoff-down'
  | 'playoff-stays'
  | 'vacancy-up'
  | 'vacancy-stays'
  | 'tied'
  | 'left';

export type Move = {
  readonly team: TeamId;
  /** Divisions, 0 for the top; null: not in the next season. */
  readonly from: number;
  readonly to: number | null;
  /** The place that it is about: the first of those that it shares. */
  readonly place: number;
  readonly reason: Reason;
  /** The other side of the tie, or who left the place free. */
  readonly of?: TeamId;
};

export type PlayoffTie = {
  readonly boundary: number;
  readonly upper: TeamId;
  readonly lower: TeamId;
};

export type Promotion = {
  /** Division by division, best place first. */
  readonly moves: readonly Move[];
  /** Places that nobody takes, of each division. */
  readonly openings: readonly number[];
  readonly ties: readonly PlayoffTie[];
};

/** Reasons that wait for a tie or for people. */
export const isOpen = ({ reason }: Pick<Move, 'reason'>): boolean =>
  reason === 'playoff' || reason === 'tied';

type MoveInMaking = { -readonly [K in keyof Move]: Move[K] };

type Division = {
  readonly index: number;
  /** Those with a place in the order; without who is out of the liga. */
  readonly ranked: readonly MoveInMaking[];
  readonly gone: readonly MoveInMaking[];
  /** Who left: never taken to fill a place, wherever they stand. */
  readonly out: ReadonlySet<TeamId>;
  readonly zones: Zones;
  /** How many have to go down beyond the numbers, because they left. */
  readonly forced: number;
};

function divisionOf(
  places: readonly SeasonPlace[],
  index: number,
  { boundaries, withdrawal }: PromotionRules,
): Division {
  const [above, below] = [boundaries[index - 1], boundaries[index]];
  const moves = places.map(({ team, from, left }): MoveInMaking & { left: boolean } => ({
    ...{ team, from: index, to: index, place: from, reason: 'stays' },
    left: left === true,
  }));
  const plain = ({ left: _, ...move }: (typeof moves)[number]): MoveInMaking => move;
  const stayed = moves.filter(({ left }) => !left).map(plain);
  const gone = moves.filter(({ left }) => left).map(plain);
  const out = new Set(gone.map(({ team }) => team));
  if (withdrawal === 'leaves') {
    const zones = zonesOf(stayed.length, { above, below });
    return { index, ranked: stayed, gone, out, zones, forced: 0 };
  }
  const size = moves.length;
  const down = below ? Math.max(below.down, gone.length) : 0;
  const up = Math.min(above?.up ?? 0, stayed.length);
  const playoffs = Math.min(above?.playoffs ?? 0, stayed.length - up);
  const zones = zonesOf(size, {
    above: above && { ...above, up, playoffs },
    below: below && { ...below, down },
  });
  const forced = below ? Math.max(0, gone.length - below.down) : 0;
  return { index, ranked: [...stayed, ...gone], gone: [], out, zones, forced };
}

/** Those who share a place with somebody on the other side of a line. */
function markTied({ ranked, zones }: Division, places: readonly SeasonPlace[]): void {
  const size = ranked.length;
  const { up, upPlayoff, downPlayoff, down } = zones;
  const lines = [up, up + upPlayoff, size - down - downPlayoff, size - down];
  const spanOf = new Map(places.map((place) => [place.team, place]));
  for (const line of lines) {
    const [last, next] = [ranked[line - 1], ranked[line]];
    if (!last || !next || last.place !== next.place) continue;
    if (spanOf.get(last.team)?.to !== spanOf.get(next.team)?.to) continue;
    for (const move of ranked) if (move.place === last.place) move.reason = 'tied';
  }
}

function moveDirectly({ index, ranked, zones }: Division): void {
  ranked.forEach((move, place) => {
    if (move.reason === 'tied') return;
    if (place < zones.up) Object.assign(move, { to: index - 1, reason: 'up' });
    else if (place >= ranked.length - zones.down) {
      Object.assign(move, { to: index + 1, reason: 'down' });
    }
  });
}

function tiesBetween(upper: Division, lower: Division): (readonly [MoveInMaking, MoveInMaking])[] {
  const pairs = Math.min(upper.zones.downPlayoff, lower.zones.upPlayoff);
  const safe = upper.ranked.length - upper.zones.down;
  return Array.from({ length: pairs }, (_, n) => [
    upper.ranked[safe - 1 - n] as MoveInMaking,
    lower.ranked[lower.zones.up + n] as MoveInMaking,
  ]).filter((tie): tie is [MoveInMaking, MoveInMaking] =>
    tie.every(({ reason }) => reason !== 'tied'),
  );
}

/** `winner`: who won the tie of a team, as far as it is known. */
function moveByTie(
  [upper, lower]: readonly [MoveInMaking, MoveInMaking],
  winner: TeamId | undefined,
): void {
  const [up, down] = [upper.from, lower.from];
  const wins = winner === upper.team || winner === lower.team;
  const lowerWins = winner === lower.team;
  Object.assign(upper, {
    ...{ of: lower.team, to: lowerWins ? down : up },
    reason: wins ? (lowerWins ? 'playoff-down' : 'playoff-stays') : 'playoff',
  });
  Object.assign(lower, {
    ...{ of: upper.team, to: lowerWins ? up : down },
    reason: wins ? (lowerWins ? 'playoff-up' : 'playoff-stays') : 'playoff',
  });
}

/** The best who would come up next, or the best of those who go down; nobody while a tie between them is open. */
function nextFor(
  division: Division,
  below: Division | undefined,
  vacancy: PromotionRules['vacancy'],
): MoveInMaking | undefined {
  if (!below || vacancy === 'open') return undefined;
  if ([...division.ranked, ...below.ranked].some(isOpen)) return undefined;
  if (vacancy === 'keep') {
    return division.ranked.find(({ team, reason }) => reason === 'down' && !division.out.has(team));
  }
  return below.ranked.find(
    ({ team, reason, to }) =>
      to === below.index && !below.out.has(team) && /^(?:playoff-)?stays$/.test(reason),
  );
}

/** From the top down: who is taken to fill a place leaves one free below. */
function fillPlaces(
  divisions: readonly Division[],
  vacancy: PromotionRules['vacancy'],
): readonly number[] {
  let carried: (TeamId | undefined)[] = [];
  return divisions.map((division, index) => {
    const free = [...carried, ...division.gone.map(({ team }) => team)];
    for (const move of division.ranked.slice(division.ranked.length - division.forced)) {
      free.push(move.team);
    }
    carried = [];
    let open = 0;
    for (const left of free) {
      const next = nextFor(division, divisions[index + 1], vacancy);
      if (!next) {
        open += 1;
        continue;
      }
      const reason = vacancy === 'keep' ? 'vacancy-stays' : 'vacancy-up';
      Object.assign(next, { to: index, reason, ...(left && { of: left }) });
      carried.push(left);
    }
    return open;
  });
}

/** `winners`: of the ties between divisions that are decided. */
export function promote(
  seasons: readonly (readonly SeasonPlace[])[],
  rules: PromotionRules,
  winners: ReadonlySet<TeamId> = new Set(),
): Promotion {
  const divisions = seasons.map((places, index) => divisionOf(places, index, rules));
  for (const division of divisions) {
    markTied(division, seasons[division.index] ?? []);
    moveDirectly(division);
  }
  const ties = divisions.slice(1).flatMap((lower, boundary) => {
    const upper = divisions[boundary] as Division;
    return tiesBetween(upper, lower).map((tie) => {
      const winner = tie.map(({ team }) => team).find((team) => winners.has(team));
      moveByTie(tie, winner);
      return { boundary, upper: tie[0].team, lower: tie[1].team };
    });
  });
  const openings = fillPlaces(divisions, rules.vacancy);
  const out = (move: MoveInMaking): Move => ({ ...move, to: null, reason: 'left' });
  const moves = divisions.flatMap(({ ranked, gone }) => [...ranked, ...gone.map(out)]);
  return { moves, openings, ties };
}
