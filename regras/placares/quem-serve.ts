// How well a name that somebody typed fits a name of a team: the same, its beginning, or one slip away.
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';

/** Whether one change turns one text into the other: a letter more, less, other, or two swapped. */
function quaseIguais(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}

const EQUAL = 3;
const BEGINNING = 2;
const MISSPELT = 1;
const SHORTEST_MISSPELT = 4;

/** How well a typed name fits a name of the team; 0 for not at all. */
function quantoServe(typed: string, name: string): number {
  const key = chaveDoNome(name);
  // "bemtevi" for "Bem-te-vi".
  if (key.replaceAll(' ', '') === typed.replaceAll(' ', '')) return EQUAL;
  const words = key.split(' ');
  const asked = typed.split(' ');
  let at = 0;
  const isBeginning = asked.every((part) => {
    const found = words.findIndex((word, index) => index >= at && word.startsWith(part));
    at = found + 1;
    return found !== -1;
  });
  if (isBeginning) return BEGINNING;
  const isLong = typed.length >= SHORTEST_MISSPELT;
  return isLong && (quaseIguais(typed, key) || words.some((word) => quaseIguais(typed, word)))
    ? MISSPELT
    : 0;
}

/** The best of all that a team is called. */
export const melhorNome = (typed: string, names: readonly string[]): number =>
  names.reduce((best, name) => Math.max(best, quantoServe(typed, name)), 0);

/** Both sides must fit; the worse of the two counts first. */
export function servemJuntos(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : Math.min(one, other) * 10 + Math.max(one, other);
}
