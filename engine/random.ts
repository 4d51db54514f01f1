// The only source of chance. Generator: xoshiro128** 1.1 (Blackman and Vigna,
// https://prng.di.unimi.it/xoshiro128starstar.c), started from MurmurHash3's mixing of the seed text.
// Integers and IEEE additions and products only, so a seed gives one sequence on every machine.

export type Random = {
  /** The next 32 bits, 0 to 2^32 - 1. */
  readonly bits: () => number;
  /** 0 to bound - 1, each as likely; bound from 1 to 2^32. */
  readonly below: (bound: number) => number;
};

const TWO_32 = 2 ** 32;

const rotate = (x: number, k: number) => (x << k) | (x >>> (32 - k));

function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** 32 bits of a text; another `lane` gives other bits of the same text. */
function hashText(text: string, lane: number): number {
  let h = finish(lane + 0x9e3779b9);
  for (let i = 0; i < text.length; i++) {
    const block = rotate(Math.imul(text.charCodeAt(i), 0xcc9e2d51), 15);
    h = (Math.imul(rotate(h ^ Math.imul(block, 0x1b873593), 13), 5) + 0xe6546b64) | 0;
  }
  return finish(h ^ text.length);
}

export function makeRandomFrom(a: number, b: number, c: number, d: number): Random {
  let s0 = a | 0;
  let s1 = b | 0;
  let s2 = c | 0;
  let s3 = d | 0;
  // All zeros is the one state that the generator never leaves.
  if ((s0 | s1 | s2 | s3) === 0) s0 = 1;

  const bits = () => {
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotate(s3, 11);
    return result;
  };
  const below = (bound: number) => {
    const fair = TWO_32 - (TWO_32 % bound);
    let value = bits();
    while (value >= fair) value = bits();
    return value % bound;
  };
  return { bits, below };
}

export function makeRandom(seed: string): Random {
  const lane = (n: number) => hashText(seed, n);
  return makeRandomFrom(lane(1), lane(2), lane(3), lane(4));
}

/** A new list in random order (Fisher and Yates): each of the n! orders as likely. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = random.below(last + 1);
    const moved = order[last] as T;
    order[last] = order[chosen] as T;
    order[chosen] = moved;
  }
  return order;
}

/** Beyond this e^-x is less than the smallest number. */
const LEAST_EXPONENT = 746;

/** e^-x for x >= 0. Math.exp may differ in its last bit from one machine to another; this does not. */
export function negativeExponential(x: number): number {
  if (!(x < LEAST_EXPONENT)) return 0;
  let halvings = 0;
  let small = x;
  while (small > 2 ** -6) {
    small /= 2;
    halvings++;
  }
  let term = 1;
  let sum = 1;
  for (let k = 1; k <= 8; k++) {
    term *= -small / k;
    sum += term;
  }
  for (let i = 0; i < halvings; i++) sum *= sum;
  return sum;
}

/** Goals beyond this are never drawn. */
export const MOST_GOALS = 31;

/** Where 32 random bits must fall for 0, 1, 2, ... events of a Poisson law of this mean. */
export function poissonThresholds(mean: number): Float64Array {
  const thresholds = new Float64Array(MOST_GOALS);
  let probability = negativeExponential(mean);
  let cumulative = 0;
  for (let k = 0; k < MOST_GOALS; k++) {
    cumulative += probability;
    thresholds[k] = Math.min(cumulative, 1) * TWO_32;
    probability *= mean / (k + 1);
  }
  return thresholds;
}

/** Draws from a table of `poissonThresholds`. */
export function poisson(thresholds: Float64Array, random: Random): number {
  const drawn = random.bits();
  let events = 0;
  while (events < MOST_GOALS && drawn >= (thresholds[events] as number)) events++;
  return events;
}
