// How hard a password is to guess, estimated while it is typed. A rough count of what a guesser must try,
// in bits: letters that go on a word say little, repetitions and sequences nearly nothing, known words
// nothing at all. The server has the last word, with its list of common passwords.

export type Strength = 0 | 1 | 2 | 3 | 4;

export type Estimate = {
  readonly score: Strength;
  readonly hint: 'curta' | 'repetida' | 'pessoal' | 'mais' | null;
  /** Characters that are missing to the shortest password. */
  readonly missing: number;
};

const SHORTEST = 8;
const SHORTEST_WORD = 3;
const STEPS = [20, 30, 42, 54];

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of name and e-mail, as a guesser would use them. */
export function ownWords(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD);
}

function isStep(before: string, now: string): boolean {
  return Math.abs((now.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

/** What one character adds, given the one before it. */
function bitsOf(now: string, before: string | undefined): number {
  if (/\d/.test(now)) return 3.3;
  if (/\p{L}/u.test(now)) return before !== undefined && /\p{L}/u.test(before) ? 2.3 : 4.7;
  return /\s/.test(now) ? 2 : 5;
}

function count(characters: readonly string[]): { bits: number; steps: number } {
  let bits = 0;
  let steps = 0;
  const seen = new Set<string>();
  for (const [at, now] of characters.entries()) {
    const before = characters[at - 1];
    const pair = `${before ?? ''}${now}`;
    const isKnown = seen.has(pair) || (before !== undefined && isStep(before, now));
    seen.add(pair);
    if (isKnown) steps += 1;
    bits += isKnown ? 0.5 : bitsOf(now, before);
  }
  return { bits, steps };
}

export function estimate(password: string, own: readonly string[] = []): Estimate {
  const length = [...password].length;
  const folded = fold(password);
  const rest = own.reduce((text, word) => text.replaceAll(word, ''), folded);
  const { bits, steps } = count([...rest]);
  if (length < SHORTEST) return { score: 0, hint: 'curta', missing: SHORTEST - length };
  const score = STEPS.filter((step) => bits >= step).length as Strength;
  if (score >= 3) return { score, hint: null, missing: 0 };
  if (rest !== folded) return { score, hint: 'pessoal', missing: 0 };
  return { score, hint: steps >= 3 ? 'repetida' : 'mais', missing: 0 };
}
