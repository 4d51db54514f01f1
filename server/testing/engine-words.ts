// The engine's own words, read from its sources: what its types name and what they may be. Answers, requests
// and rows are in the product's words, so none of these may be found there.
import { readFileSync } from 'node:fs';

/** Where the engine says what goes in and what comes out. */
const SOURCES = [
  'types.ts',
  'knockout/bracket.ts',
  'knockout/bracket-results.ts',
  'knockout/tie.ts',
  'match/walkover.ts',
  'tables/best-placed.ts',
  'tables/explain.ts',
];

/** The same word in both languages, names of people, and what the specification prescribes. */
const SHARED = new Set([
  ...['final', 'id', 'total', 'buchholz', 'sonneborn_berger'],
  ...['status', 'from', 'to'],
]);

const IMPORT = /^import[^;]*;$/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const VALUE = /'([a-z0-9_]+)'/g;
const FIELD = /readonly (\w+)\??:/g;

function engineWords(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const name of SOURCES) {
    const file = new URL(`../../engine/${name}`, import.meta.url);
    const text = readFileSync(file, 'utf8').replaceAll(COMMENT, '').replaceAll(IMPORT, '');
    for (const [, word = ''] of [...text.matchAll(VALUE), ...text.matchAll(FIELD)]) words.add(word);
  }
  for (const word of SHARED) words.delete(word);
  return words;
}

export const ENGINE_WORDS = engineWords();

/** Names and texts of a piece of JSON, each with where it was found. */
function* wordsOf(json: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof json === 'string') yield [json, path];
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    const here = `${path}.${name}`;
    if (!Array.isArray(json)) yield [name, here];
    yield* wordsOf(value, here);
  }
}

export const engineWordsIn = (json: unknown): string[] =>
  [...wordsOf(json)].filter(([word]) => ENGINE_WORDS.has(word)).map(([, path]) => path);
