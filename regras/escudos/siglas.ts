// Abbreviations that tell the participants of one championship apart: three signs that can be read as the
// name, never twice.
import { siglaDe } from './camisa.ts';

const VOWELS = /[AEIOU]/;

/** Letters and digits of a name, in capitals and without accents. */
const signs = (nome: string): string[] => [
  ...nome
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
    .toUpperCase(),
];

/** The usual one; of two words the second gives two letters. */
function usual(nome: string): string {
  const sigla = signs(siglaDe(nome)).join('');
  const lastWord = signs(nome.trim().split(/\s+/).at(-1) ?? '').join('');
  return sigla.length === 2 && sigla[1] === lastWord[0] ? sigla[0] + lastWord.slice(0, 2) : sigla;
}

/** Best first: the one asked for, the usual one, then the first letter with two later ones, consonants before vowels. */
function* candidates(nome: string, desejada?: string | null): Generator<string> {
  if (desejada) yield desejada.toUpperCase();
  const [first = 'T', ...rest] = signs(nome);
  if (rest.length > 0) yield usual(nome);
  const later = [
    ...rest.filter((sign) => !VOWELS.test(sign)),
    ...rest.filter((sign) => VOWELS.test(sign)),
  ].slice(0, 12);
  for (const [at, second] of later.entries()) {
    for (const third of later.slice(at + 1)) yield first + second + third;
  }
  for (let n = 1; n < 1_000; n += 1) {
    yield `${first}${later[0] ?? ''}`.slice(0, n < 100 ? 2 : 1) + n;
  }
}

/** An abbreviation that is not in use yet, and marks it as used. */
export function siglaLivre(usadas: Set<string>, nome: string, desejada?: string | null): string {
  for (const sigla of candidates(nome, desejada)) {
    if (usadas.has(sigla) || sigla.length < 2) continue;
    usadas.add(sigla);
    return sigla;
  }
  throw new Error('unreachable: a thousand participants with one name');
}
