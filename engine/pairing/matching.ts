// Minimum-weight perfect matching in a general graph: Edmonds' blossom algorithm (1965), one alternating
// tree at a time as in Cook and Rohe (1999), so that a search stays as local as the weights allow.
// Weights are whole numbers; they are doubled inside, which keeps every dual value whole (no rounding).

import { sum } from '#engine/lists.ts';
import {
  type Blossoms,
  childOf,
  dissolve,
  type Edge,
  evenSide,
  linkBetween,
  makeBlossom,
  makeBlossoms,
  membersOf,
  NONE,
  rebase,
} from './blossoms.ts';

/** Weight of a pair, 0 or more; Infinity forbids it. Symmetric. */
export type Weight = (a: number, b: number) => number;

export type Matching = {
  /** The partner of each vertex. */
  readonly mates: readonly number[];
  readonly weight: number;
  /** Proves the minimum: twice a weight is at least the sum of its ends less the blossoms around both. */
  readonly proof: {
    readonly ends: readonly number[];
    readonly blossoms: readonly { readonly members: readonly number[]; readonly value: number }[];
  };
};

const INFINITY = Number.POSITIVE_INFINITY;
const FREE = 0;
/** At an even distance from the root: its dual values rise. */
const EVEN = 1;
const ODD = 2;

type Graph = Blossoms & { readonly weight: Weight; readonly dual: Float64Array };

/** One search. Keys tell at which growth of the tree an edge becomes tight; `grown` is where it is now. */
type AlternatingTree = Graph & {
  readonly label: Uint8Array;
  /** The edge by which a blossom came into the tree: its end outside, its end inside. */
  readonly entry: Edge[];
  /** For vertices that are not even: the even vertex with the least slack, and that slack but for `dual`. */
  readonly nearest: Int32Array;
  readonly distance: Float64Array;
  /** The outermost blossoms in the tree. */
  readonly blossoms: Set<number>;
  /** Even vertices whose edges have not been looked at. */
  readonly scan: number[];
  /** Edges that leave the tree, and edges between even vertices. */
  readonly outer: EdgeHeap;
  readonly inner: EdgeHeap;
  grown: number;
  /** The search ends at this growth at the latest: edges with a greater key do not matter. */
  horizon: number;
};

/** `undefined` when no perfect matching exists. */
export function minimumMatching(n: number, weight: Weight): Matching | undefined {
  if (n % 2 === 1) return undefined;
  const graph: Graph = { ...makeBlossoms(n), weight, dual: new Float64Array(2 * n) };
  if (!raiseEnds(graph)) return undefined;
  matchGreedily(graph);
  for (let root = 0; root < n; root++) {
    if (graph.mate[root] === NONE && !growFrom(graph, root)) return undefined;
  }
  return conclude(graph);
}

function conclude({ n, mate, weight, dual, members }: Graph): Matching {
  const mates = [...mate];
  const twice = sum(mates.map((partner, v) => weight(v, partner)));
  const blossoms = members
    .map((own, b) => ({ members: own, value: dual[b] as number }))
    .filter((own) => own.members.length > 1);
  return { mates, weight: twice / 2, proof: { ends: [...dual.subarray(0, n)], blossoms } };
}

/** Each pair once, the smaller number first. */
export const pairsOf = ({ mates }: Matching): (readonly [number, number])[] =>
  mates.flatMap((b, a) => (a < b ? [[a, b] as const] : []));

/** First feasible duals: half of the lightest pair of each vertex. False when somebody has none. */
function raiseEnds({ n, weight, dual }: Graph): boolean {
  dual.fill(INFINITY, 0, n);
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      const half = weight(a, b);
      if (half < (dual[a] as number)) dual[a] = half;
      if (half < (dual[b] as number)) dual[b] = half;
    }
  }
  return !dual.subarray(0, n).includes(INFINITY);
}

/** Partners for the vertices that tight edges already join: most of them, when weights are local. */
function matchGreedily(graph: Graph): void {
  const { n, dual, mate } = graph;
  for (let a = 0; a < n; a++) {
    if (mate[a] !== NONE) continue;
    const { partner, gap } = tightest(graph, a);
    dual[a] = (dual[a] as number) + gap;
    if (mate[partner] === NONE) {
      mate[a] = partner;
      mate[partner] = a;
    }
  }
}

function tightest({ n, weight, dual, mate }: Graph, a: number) {
  let gap = INFINITY;
  let partner = NONE;
  for (let b = 0; b < n; b++) {
    if (a === b) continue;
    const slack = 2 * weight(a, b) - (dual[a] as number) - (dual[b] as number);
    const isAlone = mate[b] === NONE && mate[partner] !== NONE;
    if (slack < gap || (slack === gap && isAlone)) {
      gap = slack;
      partner = b;
    }
  }
  return { partner, gap };
}

/** Grows a tree of tight edges from a vertex without partner until it reaches another one. */
function growFrom(graph: Graph, root: number): boolean {
  const tree = makeTree(graph);
  enter(tree, graph.top[root] as number, EVEN, [NONE, NONE]);
  for (;;) {
    for (let v = tree.scan.pop(); v !== undefined; v = tree.scan.pop()) scanFrom(tree, v);
    const event = nextEvent(tree);
    if (!event) return false;
    grow(tree, event.growth);
    if (event.kind === 'expand') expand(tree, event.blossom);
    else if (event.kind === 'shrink') shrink(tree, event.edge);
    else if (reach(tree, event.edge)) return true;
  }
}

const makeTree = (graph: Graph): AlternatingTree => ({
  ...graph,
  label: new Uint8Array(2 * graph.n),
  entry: [],
  nearest: new Int32Array(graph.n).fill(NONE),
  distance: new Float64Array(graph.n).fill(INFINITY),
  blossoms: new Set(),
  scan: [],
  outer: [],
  inner: [],
  grown: 0,
  horizon: INFINITY,
});

function enter(tree: AlternatingTree, b: number, label: number, entry: Edge): void {
  tree.label[b] = label;
  tree.entry[b] = entry;
  tree.blossoms.add(b);
  if (label === EVEN) tree.scan.push(...membersOf(tree, b));
}

function leave(tree: AlternatingTree, b: number): void {
  tree.label[b] = FREE;
  tree.blossoms.delete(b);
}

function scanFrom(tree: AlternatingTree, v: number): void {
  const { n, top, dual, weight, label, distance, nearest, grown } = tree;
  const own = top[v] as number;
  const offset = grown - (dual[v] as number);
  for (let other = 0; other < n; other++) {
    const there = top[other] as number;
    if (there === own) continue;
    const reduced = 2 * weight(v, other) + offset;
    const key = reduced - (dual[other] as number);
    if (label[there] === EVEN) {
      const tight = (key + grown) / 2;
      if (tight < tree.horizon) pushEdge(tree.inner, tight, v, other);
    } else if (reduced < (distance[other] as number) && key <= tree.horizon) {
      distance[other] = reduced;
      nearest[other] = v;
      if (label[there] === FREE) noticeOuter(tree, other);
    }
  }
}

const outerKey = ({ distance, dual }: AlternatingTree, v: number) =>
  (distance[v] as number) - (dual[v] as number);

/** A vertex outside can be reached by its nearest edge. */
function noticeOuter(tree: AlternatingTree, v: number): void {
  const { top, base, mate } = tree;
  const key = outerKey(tree, v);
  if (key > tree.horizon || key === INFINITY) return;
  pushEdge(tree.outer, key, tree.nearest[v] as number, v);
  const isGoal = mate[base[top[v] as number] as number] === NONE;
  if (isGoal) tree.horizon = key;
}

type Event =
  | { readonly kind: 'reach' | 'shrink'; readonly growth: number; readonly edge: Edge }
  | { readonly kind: 'expand'; readonly growth: number; readonly blossom: number };

/** What happens first as the tree grows: an edge becomes tight, or an odd blossom has no value left. */
function nextEvent(tree: AlternatingTree): Event | undefined {
  const { n, top, dual, label, grown } = tree;
  // A vertex that was odd for a while comes out with a lower dual: its old edges are void.
  const isOutside = ({ key, edge: [, v] }: KeyedEdge) =>
    label[top[v] as number] === FREE && key === outerKey(tree, v);
  const isApart = ({ edge }: KeyedEdge) => top[edge[0]] !== top[edge[1]];
  const outer = firstEdge(tree.outer, isOutside);
  const inner = firstEdge(tree.inner, isApart);
  let event: Event | undefined = outer && {
    kind: 'reach',
    growth: outer.key - grown,
    edge: outer.edge,
  };
  if (inner && inner.key < (outer?.key ?? INFINITY)) {
    event = { kind: 'shrink', growth: inner.key - grown, edge: inner.edge };
  }
  for (const b of tree.blossoms) {
    const growth = (dual[b] as number) / 2;
    if (b >= n && label[b] === ODD && growth < (event?.growth ?? INFINITY)) {
      event = { kind: 'expand', growth, blossom: b };
    }
  }
  return event;
}

function grow(tree: AlternatingTree, growth: number): void {
  if (growth === 0) return;
  const { n, dual } = tree;
  tree.grown += growth;
  for (const b of tree.blossoms) {
    const change = tree.label[b] === EVEN ? growth : -growth;
    for (const v of membersOf(tree, b)) dual[v] = (dual[v] as number) + change;
    if (b >= n) dual[b] = (dual[b] as number) + 2 * change;
  }
}

/** A tight edge leaves the tree: to a pair, which joins it, or to a vertex without partner: the end. */
function reach(tree: AlternatingTree, [from, to]: Edge): boolean {
  const { top, base, mate } = tree;
  const b = top[to] as number;
  const foot = base[b] as number;
  const partner = mate[foot] as number;
  if (partner === NONE) {
    rebase(tree, b, to);
    mate[to] = from;
    exchange(tree, from, to);
    return true;
  }
  enter(tree, b, ODD, [from, to]);
  enter(tree, top[partner] as number, EVEN, [foot, partner]);
  return false;
}

/** Exchanges matched and unmatched edges from an even vertex down to the root. */
function exchange(tree: AlternatingTree, v: number, partner: number): void {
  const { top, mate, entry } = tree;
  for (let [inside, outside] = [v, partner]; ; ) {
    const even = top[inside] as number;
    rebase(tree, even, inside);
    mate[inside] = outside;
    const [above] = entry[even] as Edge;
    if (above === NONE) return;
    const odd = top[above] as number;
    [inside, outside] = entry[odd] as Edge;
    rebase(tree, odd, outside);
    mate[outside] = inside;
  }
}

/** A tight edge joins two even blossoms: the odd cycle that it closes becomes one even blossom. */
function shrink(tree: AlternatingTree, [u, v]: Edge): void {
  const { entry, label, scan, blossoms, dual } = tree;
  const left = rootwards(tree, u);
  const right = rootwards(tree, v);
  const common = new Set(right);
  const meeting = left.find((b) => common.has(b)) as number;
  const down = left.slice(0, left.indexOf(meeting)).reverse();
  const up = right.slice(0, right.indexOf(meeting));
  const entryOf = (b: number) => entry[b] as Edge;
  const back = (b: number): Edge => [entryOf(b)[1], entryOf(b)[0]];
  const children = [meeting, ...down, ...up];
  for (const child of children) {
    if (label[child] === ODD) scan.push(...membersOf(tree, child));
    leave(tree, child);
  }
  const b = makeBlossom(tree, children, [...down.map(entryOf), [u, v], ...up.map(back)]);
  dual[b] = 0;
  label[b] = EVEN;
  blossoms.add(b);
  entry[b] = entryOf(meeting);
}

/** The blossoms from a vertex to the root of the tree. */
function rootwards({ top, entry }: AlternatingTree, vertex: number): readonly number[] {
  const path: number[] = [];
  for (let v = vertex; v !== NONE; ) {
    const b = top[v] as number;
    path.push(b);
    [v] = entry[b] as Edge;
  }
  return path;
}

/** An odd blossom without value opens: the even side of its cycle stays in the tree, the rest leaves. */
function expand(tree: AlternatingTree, b: number): void {
  const entry = tree.entry[b] as Edge;
  const children = tree.children[b] as readonly number[];
  const start = childOf(tree, b, entry[1]);
  const side = [start, ...evenSide(children.length, start)];
  dissolve(tree, b);
  leave(tree, b);
  for (const [i, place] of side.entries()) {
    const edge = i === 0 ? entry : linkBetween(tree, b, side[i - 1] as number, place);
    enter(tree, children[place] as number, i % 2 === 0 ? ODD : EVEN, edge);
  }
  for (const child of children) {
    if (tree.label[child] !== FREE) continue;
    for (const v of membersOf(tree, child)) noticeOuter(tree, v);
  }
}

type KeyedEdge = { readonly key: number; readonly edge: Edge };

/** Binary heap, least key first. */
type EdgeHeap = KeyedEdge[];

function pushEdge(heap: EdgeHeap, key: number, from: number, to: number): void {
  const item: KeyedEdge = { key, edge: [from, to] };
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above] as KeyedEdge;
    if (parent.key <= key) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = item;
}

/** The least edge that still is what it was pushed for; the others before it are dropped. */
function firstEdge(heap: EdgeHeap, isCurrent: (item: KeyedEdge) => boolean): KeyedEdge | undefined {
  for (;;) {
    const first = heap[0];
    if (!first || isCurrent(first)) return first;
    const last = heap.pop() as KeyedEdge;
    if (heap.length > 0) sink(heap, last);
  }
}

function sink(heap: EdgeHeap, item: KeyedEdge): void {
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    const right = heap[below + 1];
    if (right && right.key < (heap[below] as KeyedEdge).key) below++;
    const child = heap[below] as KeyedEdge;
    if (child.key >= item.key) break;
    heap[at] = child;
    at = below;
  }
  heap[at] = item;
}
