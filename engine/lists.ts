// Small lists that many rules count with.

/** `make(0)` to `make(count - 1)`. */
export const listOf = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Where each item stands, 0 for the first. */
export const placesOf = <T>(items: readonly T[]): Map<T, number> =>
  new Map(items.map((item, place) => [item, place]));

/** How often each of the numbers from 0 to `size` - 1 comes in the pairs: matches of each team. */
export function gamesOf(
  size: number,
  pairs: readonly (readonly [number, number])[],
): readonly number[] {
  const games = new Array<number>(size).fill(0);
  for (const place of pairs.flat()) if (place in games) games[place] = (games[place] as number) + 1;
  return games;
}
