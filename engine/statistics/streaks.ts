// Streaks: how many matches in a row something held, now and at its longest.

export type ResultLetter = 'win' | 'draw' | 'loss';

type ResultOfTeam = {
  readonly letter: ResultLetter;
  /** Goals against; undefined where nobody played. */
  readonly other?: number | undefined;
};

type Streak = { readonly now: number; readonly longest: number };

export type Streaks = {
  readonly wins: Streak;
  readonly unbeaten: Streak;
  readonly winless: Streak;
  readonly losses: Streak;
  /** Without a goal against; a match that nobody played neither adds to it nor ends it. */
  readonly clean: Streak;
};

function streak<T>(items: readonly T[], holds: (item: T) => boolean): Streak {
  let [now, longest] = [0, 0];
  for (const item of items) {
    now = holds(item) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** Oldest first. */
export function streaksOf(results: readonly ResultOfTeam[]): Streaks {
  const played = results.filter(({ other }) => other !== undefined);
  return {
    wins: streak(results, ({ letter }) => letter === 'win'),
    unbeaten: streak(results, ({ letter }) => letter !== 'loss'),
    winless: streak(results, ({ letter }) => letter !== 'win'),
    losses: streak(results, ({ letter }) => letter === 'loss'),
    clean: streak(played, ({ other }) => other === 0),
  };
}
