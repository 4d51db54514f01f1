// A bracket, and what it looks like after some results: who fills each slot, who is out, who is champion.
// Nothing is stored: a changed result changes everything that follows from it. An empty place (a bye,
// or both sides lost by W.O.) goes on as if it were a team, and whoever meets it passes without a match;
// `emptiedBy` says why.

import { placesOf } from '#engine/lists.ts';
import type { Slot, TeamId, Tie, TieId } from '#engine/types.ts';

/** The `rank`th best seed of those who won their tie of `round`. */
type RemainingSlot = {
  readonly kind: 'remaining';
  readonly round: number;
  readonly rank: number;
};

export type BracketSlot = Slot | RemainingSlot;

export type BracketTie = Omit<Tie, 'slots'> & {
  readonly slots: readonly [BracketSlot, BracketSlot];
  /** Played only when the second slot of this other tie won it (the reset of a grand final). */
  readonly onlyIfLost?: TieId;
  /** Of a round for the places that those who come in later leave: no round of sixteen, eight, ... */
  readonly isPlayIn?: boolean;
};

export type Bracket = {
  /** Best first, unless campaigns tell otherwise. */
  readonly entrants: readonly Slot[];
  /** Each after the ties that feed it, the deciding one last; in a round, as drawn from top to bottom. */
  readonly ties: readonly BracketTie[];
};

/** `null`: nobody will ever come; `undefined`: not known yet. */
export type Place = TeamId | null | undefined;

/** `free_pass`: nobody to play against; `unneeded`: the tie it depends on did not ask for it. */
type TieStatus = 'waiting' | 'ready' | 'decided' | 'free_pass' | 'unneeded';

export type TieState = {
  readonly tie: BracketTie;
  readonly status: TieStatus;
  readonly teams: readonly [Place, Place];
  readonly winner: Place;
  readonly loser: Place;
  /** Which of the two has the better campaign, or entered better seeded: who hosts the decisive leg in most regulations. */
  readonly better?: 0 | 1;
};

export type BracketState = {
  readonly ties: readonly TieState[];
  readonly champion: Place;
  /** Those who may still be champion, best seed first. */
  readonly remaining: readonly TeamId[];
  /** Ties whose recorded winner is not one of the two teams that now meet there. */
  readonly stale: readonly TieId[];
};

/**
 * Who won a tie; `null`: both lost it and are out. `Dropped`: both lost it, and one of them plays on among
 * the losers, as soon as it is known who.
 */
export type TieVerdict = TeamId | null | Dropped;
type Dropped = { readonly loser: TeamId | undefined };

/** Of each decided tie. */
export type TieWinners = ReadonlyMap<TieId, TieVerdict>;

export type FillSlot = (slot: Slot) => Place;

/** Smaller is better; who has none comes last. */
export type Campaigns = ReadonlyMap<TeamId, number>;

export function fillNamed(slot: Slot): Place {
  if (slot.kind === 'team') return slot.team;
  return slot.kind === 'bye' ? null : undefined;
}

/** For entrants that are seeds or named teams. */
export const fillSeeds =
  (teams: readonly TeamId[]): FillSlot =>
  (slot) =>
    slot.kind === 'seed' ? teams[slot.seed - 1] : fillNamed(slot);

type Progress = {
  readonly states: Map<TieId, TieState>;
  readonly seeds: ReadonlyMap<TeamId, number>;
  readonly fill: FillSlot;
  readonly decide: Decide;
  readonly stale: TieId[];
  /** Winners of a finished round, best seed first. */
  readonly rankings: Map<number, readonly Place[]>;
};

/** Asked of each tie once both teams are known; `undefined`: not played. */
export type Decide = (tie: BracketTie, teams: readonly [TeamId, TeamId]) => TieVerdict | undefined;

/** Plays a bracket from the first tie to the last, as far as `decide` has winners. */
export function playBracket(
  bracket: Bracket,
  fill: FillSlot,
  decide: Decide,
  campaigns?: Campaigns,
): BracketState {
  const { ties, seeds, stale } = progressThrough(bracket, fill, decide, campaigns);
  return makeState(ties, seeds, stale);
}

/** Who entered better: by campaign, the order of the entrants where that says nothing. */
function seedsOf({ entrants }: Bracket, fill: FillSlot, campaigns?: Campaigns) {
  const teams = entrants.flatMap((slot) => fill(slot) ?? []);
  if (campaigns) {
    const rankOf = (team: TeamId) => campaigns.get(team) ?? Number.MAX_SAFE_INTEGER;
    teams.sort((a, b) => rankOf(a) - rankOf(b));
  }
  return placesOf(teams);
}

function progressThrough(bracket: Bracket, fill: FillSlot, decide: Decide, campaigns?: Campaigns) {
  const seeds = seedsOf(bracket, fill, campaigns);
  const states = new Map<TieId, TieState>();
  const stale: TieId[] = [];
  const progress: Progress = {
    states,
    seeds,
    fill: fillFromTies(states, fill),
    decide,
    stale,
    rankings: new Map(),
  };
  const ties = bracket.ties.map((tie) => {
    const teams = [placeOf(tie.slots[0], progress), placeOf(tie.slots[1], progress)] as const;
    const state = tieState(tie, teams, progress);
    states.set(tie.id, state);
    return state;
  });
  return { ties, seeds, stale };
}

const makeState = (
  ties: readonly TieState[],
  seeds: ReadonlyMap<TeamId, number>,
  stale: readonly TieId[],
): BracketState => ({
  ties,
  champion: ties.at(-1)?.winner,
  stale,
  // Asked for far less often than brackets are played.
  get remaining() {
    return remaining(ties, seeds);
  },
});

/** What a bracket looks like after these results. */
export function bracketState(
  bracket: Bracket,
  winners: TieWinners,
  fill: FillSlot,
  campaigns?: Campaigns,
): BracketState {
  const { ties, seeds } = progressThrough(bracket, fill, ({ id }) => winners.get(id), campaigns);
  const isStale = ({ tie, status }: TieState) =>
    status !== 'decided' && winners.get(tie.id) !== undefined;
  return makeState(
    ties,
    seeds,
    ties.filter(isStale).map(({ tie }) => tie.id),
  );
}

/** Winners and losers from the ties that are known; the other slots from elsewhere. */
export const fillFromTies =
  (states: ReadonlyMap<TieId, TieState>, others: FillSlot): FillSlot =>
  (slot) =>
    slot.kind === 'winner' || slot.kind === 'loser'
      ? states.get(slot.tie)?.[slot.kind]
      : others(slot);

function placeOf(slot: BracketSlot, progress: Progress): Place {
  if (slot.kind !== 'remaining') return progress.fill(slot);
  return rankedWinners(slot.round, progress)[slot.rank - 1];
}

function rankedWinners(round: number, { states, seeds, rankings }: Progress): readonly Place[] {
  const known = rankings.get(round);
  if (known) return known;
  const seedOf = (place: Place) => seeds.get(place ?? '') ?? seeds.size;
  const winners = [...states.values()]
    .filter(({ tie }) => tie.round === round)
    .map(({ winner }) => winner);
  const ranking = winners.includes(undefined) ? [] : winners.sort((a, b) => seedOf(a) - seedOf(b));
  rankings.set(round, ranking);
  return ranking;
}

function tieState(
  tie: BracketTie,
  teams: readonly [Place, Place],
  { states, seeds, decide, stale }: Progress,
): TieState {
  const [a, b] = teams;
  const state = (status: TieStatus, winner?: Place, loser?: Place) =>
    ({ tie, teams, status, winner, loser }) satisfies TieState;
  const before = states.get(tie.onlyIfLost ?? '');
  if (before && before.winner !== undefined && !wasUpset(before)) {
    return state('unneeded', before.winner, before.loser);
  }
  if (a === undefined || b === undefined) return state('waiting');
  if (a === null || b === null) return state('free_pass', a ?? b, null);
  const better = (seeds.get(a) ?? 0) < (seeds.get(b) ?? 0) ? 0 : 1;
  const verdict = decide(tie, [a, b]);
  const ends = endsOf(verdict, a, b);
  if (ends) return { tie, teams, status: 'decided', winner: ends[0], loser: ends[1], better };
  if (verdict !== undefined) stale.push(tie.id);
  return { ...state('ready'), better };
}

/** Winner and loser; undefined while it is open, or when somebody else is said to have won. */
function endsOf(
  verdict: TieVerdict | undefined,
  a: TeamId,
  b: TeamId,
): readonly [Place, Place] | undefined {
  if (verdict === a) return [a, b];
  if (verdict === b) return [b, a];
  if (verdict === null) return [null, null];
  return typeof verdict === 'object' ? [null, verdict.loser] : undefined;
}

/**
 * Why nobody comes to a slot that is empty for good: the tie that both sides lost, followed back through
 * those that were passed without a match; undefined where a bye was drawn.
 */
export function emptiedBy(
  slot: BracketSlot,
  stateOf: (tie: TieId) => TieState | undefined,
): TieId | undefined {
  if (slot.kind !== 'winner' && slot.kind !== 'loser') return undefined;
  const before = stateOf(slot.tie);
  if (before?.status === 'decided') return before[slot.kind] === null ? slot.tie : undefined;
  for (const other of before?.tie.slots ?? []) {
    const tie = emptiedBy(other, stateOf);
    if (tie !== undefined) return tie;
  }
  return undefined;
}

const wasUpset = ({ status, winner, teams }: TieState) =>
  status === 'decided' && winner !== null && winner === teams[1];

/** Ties after which the beaten have no other chance of the title. */
export function lastChances(ties: readonly TieState[]): ReadonlySet<TieId> {
  const last = new Set(ties.map(({ tie }) => tie.id));
  for (const { tie, status } of ties) {
    if (tie.bracket === 'third_place' || status === 'unneeded') last.delete(tie.id);
    else for (const slot of tie.slots) if (slot.kind === 'loser') last.delete(slot.tie);
  }
  return last;
}

/** Whom a decided tie beats: its loser; after a double W.O. both, or who does not even play on among the losers. */
export function beatenIn({ status, winner, loser, teams }: TieState): readonly TeamId[] {
  if (status !== 'decided' || (winner === null && loser === undefined)) return [];
  const beaten = winner === null ? teams.filter((team) => team !== loser) : [loser];
  return beaten.filter((team) => typeof team === 'string');
}

function remaining(
  ties: readonly TieState[],
  seeds: ReadonlyMap<TeamId, number>,
): readonly TeamId[] {
  const last = lastChances(ties);
  const out = new Set<TeamId>();
  for (const state of ties) {
    const { tie, winner } = state;
    // Of a double W.O. only one place drops to the losers' side.
    const isOut = last.has(tie.id) || (winner === null && tie.bracket !== 'third_place');
    if (isOut) for (const team of beatenIn(state)) out.add(team);
  }
  return [...seeds.keys()].filter((team) => !out.has(team));
}
