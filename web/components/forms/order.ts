/** The list with one item taken out of its place and put into another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const [item] = rest.splice(from, 1);
  if (item === undefined) return rest;
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, item);
  return rest;
}

/** Where an item dragged to this height belongs: one place down for each middle that it has passed. */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  const others = middles.filter((_, index) => index !== from);
  return others.filter((middle) => middle < y).length;
}
