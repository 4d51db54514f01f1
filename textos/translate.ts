// Texts in the two languages. A message is a string with {places}, or a table of plural forms chosen by
// the number `n`. Written here because the usual library weighs more than half of what the first page
// may still add (docs/decisions/0008-own-translation-function.md).
import type { Locale } from './locale.ts';

type Plural = { readonly one: string; readonly other: string };

/** Nested messages, as the files hold them. */
export type Tree = { readonly [key: string]: string | Plural | Tree };

/** The dotted paths of a tree of messages: 'erros.padrao'. */
export type Paths<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

export type Params = Readonly<Record<string, string | number>>;

function isPlural(node: unknown): node is Plural {
  return typeof node === 'object' && node !== null && typeof (node as Plural).other === 'string';
}

function find(tree: Tree, key: string): string | Plural | undefined {
  let node: unknown = tree;
  for (const word of key.split('.')) node = (node as Tree | undefined)?.[word];
  return typeof node === 'string' || isPlural(node) ? node : undefined;
}

/** Keys and messages are words of the code, so there are only so many: each is worked out once. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (made !== undefined) known.set(text, made);
    return made;
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Below a thousand both languages write a whole number as its digits. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1_000;

/**
 * Nothing is many: '0 jogos', as people say it, where the platform's rules for Portuguese have '0 jogo'. They would also
 * cost a phone 100 ms at the first text that asks for them, before the page answers to a touch.
 */
function isOne(n: number, locale: Locale): boolean {
  const size = Math.abs(n);
  return locale === 'en' ? size === 1 : size >= 1 && size < 2;
}

/** Where a name ends with a full stop, as 'F.C.' does, the sentence that it ends has no second one. */
const STOP = /^\.(?=\s|$)/;
const joined = (before: string, part: string) =>
  before + (before.endsWith('.') ? part.replace(STOP, '') : part);

/** A function that gives the text of a key; an unknown key gives itself, which a test would notice. */
export function translator<Key extends string>(locale: Locale, messages: Tree) {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const textOf = remembered((key) => find(messages, key));
  // What stands around the places, and between those the names of the places.
  const partsOf = remembered((text) => text.split(/\{(\w+)\}/));
  return (key: Key, params: Params = {}): string => {
    const found = textOf(key);
    if (found === undefined) return key;
    const text =
      typeof found === 'string' ? found : found[isOne(Number(params.n), locale) ? 'one' : 'other'];
    const parts = partsOf(text);
    if (parts.length === 1) return text;
    const filled = (name: string) => {
      const value = params[name];
      if (value === undefined) return `{${name}}`;
      if (typeof value === 'string') return value;
      return isPlain(value) ? String(value) : numbers().format(value);
    };
    return parts.map((part, index) => (index % 2 === 0 ? part : filled(part))).reduce(joined);
  };
}
