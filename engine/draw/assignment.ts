// Assignment of items to places that may take several each: bipartite matching by augmenting paths. An item
// that is in the way is moved on first, so no choice has to be tried twice.

export function everybodyFits<T, P>(
  items: readonly T[],
  places: readonly P[],
  fits: (item: T, place: P) => boolean,
  room: (place: P) => number = () => 1,
): boolean {
  const takers = new Map(places.map((place) => [place, [] as T[]]));
  const find = (item: T, tried: Set<P>): boolean =>
    places.some((place) => {
      if (tried.has(place) || !fits(item, place)) return false;
      tried.add(place);
      const taken = takers.get(place) as T[];
      const freed =
        taken.length < room(place) ? taken.length : taken.findIndex((other) => find(other, tried));
      if (freed >= 0) taken[freed] = item;
      return freed >= 0;
    });
  return items.every((item) => find(item, new Set()));
}
