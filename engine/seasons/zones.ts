// Which places of a division go up, go down, or play for it. Between two divisions some go down for good, some go up
// for good, and the last who would stay meet the best who would not come up (as the Bundesliga's relegation does).

/** Between a division and the one below it. */
export type Boundary = {
  readonly down: number;
  readonly up: number;
  /** So many ties: the lowest that is safe above against the best that is not promoted below, and so on. */
  readonly playoffs: number;
};

/** Numbers of places, from the top: promoted, in a tie for it; from the bottom: relegated, in a tie against it. */
export type Zones = {
  readonly up: number;
  readonly upPlayoff: number;
  readonly downPlayoff: number;
  readonly down: number;
};

type Ends = { readonly above?: Boundary | undefined; readonly below?: Boundary | undefined };

/** Where a division is too small for all of them, going up comes first, then going down, then the ties. */
export function zonesOf(size: number, { above, below }: Ends): Zones {
  const up = Math.min(above?.up ?? 0, size);
  const down = Math.min(below?.down ?? 0, size - up);
  const upPlayoff = Math.min(above?.playoffs ?? 0, size - up - down);
  const downPlayoff = Math.min(below?.playoffs ?? 0, size - up - down - upPlayoff);
  return { up, upPlayoff, downPlayoff, down };
}
