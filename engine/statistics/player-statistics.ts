// Figures of players from the events of matches: who scored, assisted, was booked, and was the best on the field.

export type PlayerEventKind =
  | 'goal'
  | 'penalty'
  | 'assist'
  | 'yellow'
  | 'second_yellow'
  | 'red'
  | 'best';

export type PlayerEvent = {
  readonly player: string;
  readonly match: string;
  readonly kind: PlayerEventKind;
};

export type PlayerStatistics = {
  readonly player: string;
  /** Penalties included. */
  readonly goals: number;
  readonly penalties: number;
  readonly assists: number;
  readonly yellows: number;
  /** Sent off: straight, or by a second yellow. */
  readonly reds: number;
  readonly best: number;
  /** Matches in which something is told of the player. */
  readonly matches: number;
};

const count = (events: readonly PlayerEvent[], ...kinds: readonly PlayerEventKind[]) =>
  events.filter(({ kind }) => kinds.includes(kind)).length;

/** In the order in which the players are first named. */
export function playerStatistics(events: readonly PlayerEvent[]): PlayerStatistics[] {
  return [...Map.groupBy(events, ({ player }) => player)].map(([player, own]) => ({
    player,
    goals: count(own, 'goal', 'penalty'),
    penalties: count(own, 'penalty'),
    assists: count(own, 'assist'),
    yellows: count(own, 'yellow'),
    reds: count(own, 'second_yellow', 'red'),
    best: count(own, 'best'),
    matches: new Set(own.map(({ match }) => match)).size,
  }));
}

export type Figure = (player: PlayerStatistics) => number;

export type RankedPlayer = { readonly position: number; readonly player: PlayerStatistics };

/**
 * By these figures, most first; who is level in all of them shares the position, and the next one stands behind all
 * of them (1, 1, 3). Who has nothing of any is left out. `tidy` puts those who are level in a stable order.
 */
export function rankPlayers(
  players: readonly PlayerStatistics[],
  figures: readonly Figure[],
  tidy: (one: PlayerStatistics, other: PlayerStatistics) => number,
): RankedPlayer[] {
  const compare = (one: PlayerStatistics, other: PlayerStatistics) =>
    figures.reduce((sum, figure) => sum || figure(other) - figure(one), 0);
  const sorted = players
    .filter((player) => figures.some((figure) => figure(player) > 0))
    .sort((one, other) => compare(one, other) || tidy(one, other));
  return sorted.map((player) => ({
    position: 1 + sorted.findIndex((other) => compare(player, other) === 0),
    player,
  }));
}
