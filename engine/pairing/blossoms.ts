// The nested odd cycles of Edmonds' matching algorithm, kept beside the matching that runs through them.
// A blossom is a cycle of an odd number of children (vertices or blossoms), matched in pairs but for
// the first, which holds the base: the one vertex that is matched to the outside.

import { listOf } from '#engine/lists.ts';

export const NONE = -1;

/** From a vertex of one child to a vertex of the next. */
export type Edge = readonly [number, number];

/** Vertices are 0 to n - 1 and blossoms n to 2n - 1. */
export type Blossoms = {
  readonly n: number;
  readonly mate: Int32Array;
  /** The outermost blossom around a vertex, or the vertex itself. */
  readonly top: Int32Array;
  readonly base: Int32Array;
  readonly members: (readonly number[])[];
  readonly children: (readonly number[])[];
  /** `links[b][i]` joins child i to child i + 1, the last one to the first. */
  readonly links: (readonly Edge[])[];
  readonly spare: number[];
};

export function makeBlossoms(n: number): Blossoms {
  const lists = <T>(count: number) => listOf(count, (): readonly T[] => []);
  return {
    n,
    mate: new Int32Array(n).fill(NONE),
    top: Int32Array.from(listOf(n, (v) => v)),
    base: Int32Array.from(listOf(2 * n, (v) => v)),
    members: listOf(2 * n, (v) => (v < n ? [v] : [])),
    children: lists<number>(2 * n),
    links: lists<Edge>(2 * n),
    spare: listOf(n, (i) => 2 * n - 1 - i),
  };
}

export const membersOf = (blossoms: Blossoms, b: number) =>
  blossoms.members[b] as readonly number[];

/** The first child holds the base. */
export function makeBlossom(
  blossoms: Blossoms,
  children: readonly number[],
  links: readonly Edge[],
): number {
  const b = blossoms.spare.pop() as number;
  blossoms.children[b] = children;
  blossoms.links[b] = links;
  blossoms.base[b] = blossoms.base[children[0] as number] as number;
  blossoms.members[b] = children.flatMap((child) => membersOf(blossoms, child));
  for (const v of membersOf(blossoms, b)) blossoms.top[v] = b;
  return b;
}

/** Undoes an outermost blossom: its children become outermost. */
export function dissolve(blossoms: Blossoms, b: number): void {
  for (const child of blossoms.children[b] as readonly number[]) {
    for (const v of membersOf(blossoms, child)) blossoms.top[v] = child;
  }
  blossoms.members[b] = [];
  blossoms.spare.push(b);
}

export const childOf = (blossoms: Blossoms, b: number, v: number) =>
  (blossoms.children[b] as readonly number[]).findIndex((child) =>
    membersOf(blossoms, child).includes(v),
  );

/** The places after `start` up to the first child, along the side on which `start` is matched. */
export function evenSide(length: number, start: number): readonly number[] {
  const step = start % 2 === 1 ? 1 : -1;
  const side: number[] = [];
  for (let i = start; i !== 0; ) {
    i = (i + step + length) % length;
    side.push(i);
  }
  return side;
}

/** The edge between neighbouring places, from `a` to `b`. */
export function linkBetween(blossoms: Blossoms, blossom: number, a: number, b: number): Edge {
  const links = blossoms.links[blossom] as readonly Edge[];
  const forward = (a + 1) % links.length === b;
  const [x, y] = links[forward ? a : b] as Edge;
  return forward ? [x, y] : [y, x];
}

/** Makes `v` the base: the matching is exchanged along the even side of the cycle, at every level. */
export function rebase(blossoms: Blossoms, b: number, v: number): void {
  if (b < blossoms.n || blossoms.base[b] === v) return;
  const children = blossoms.children[b] as readonly number[];
  const links = blossoms.links[b] as readonly Edge[];
  const start = childOf(blossoms, b, v);
  rebase(blossoms, children[start] as number, v);
  const side = evenSide(children.length, start);
  for (let i = 0; i < side.length; i += 2) {
    const [first, second] = [side[i] as number, side[i + 1] as number];
    const [x, y] = linkBetween(blossoms, b, first, second);
    rebase(blossoms, children[first] as number, x);
    rebase(blossoms, children[second] as number, y);
    blossoms.mate[x] = y;
    blossoms.mate[y] = x;
  }
  blossoms.children[b] = [...children.slice(start), ...children.slice(0, start)];
  blossoms.links[b] = [...links.slice(start), ...links.slice(0, start)];
  blossoms.base[b] = v;
}
