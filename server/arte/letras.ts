// Letters of the pictures: which can be drawn, how wide a text is, and what of it fits. Whatever none of our faces has
// (emoji, Chinese…) is left out: a picture never shows the box of a letter that is missing.
import { type FaceDaArte, readFace } from './fonte.ts';

const FOLDER = new URL('./fontes/', import.meta.url);
const at = (name: string) => new URL(`${name}.ttf`, FOLDER);

export const ARQUIVOS_DAS_FACES: readonly URL[] = [
  'archivo-condensed',
  'figtree',
  'noto-latin-ext',
  'noto-vietnamese',
  'noto-cyrillic',
  'noto-greek',
  'noto-arabic',
  'noto-hebrew',
].map(at);

/** By the names that the files give themselves. */
const FAMILIES = { titulo: 'Archivo SemiBold', texto: 'Figtree Light' } as const;

export type Face = keyof typeof FAMILIES;

export const familia = (face: Face) =>
  `${FAMILIES[face]}, Noto Sans, Noto Sans Arabic, Noto Sans Hebrew Thin`;

let faces: Record<Face | 'outras', readonly FaceDaArte[]> | undefined;

function facesOf(face: Face): readonly FaceDaArte[] {
  faces ??= {
    titulo: [readFace(at('archivo-condensed'))],
    texto: [readFace(at('figtree'))],
    outras: ARQUIVOS_DAS_FACES.slice(2).map(readFace),
  };
  return [...faces[face], ...faces.outras];
}

function widthOf(point: number, face: Face): number | undefined {
  for (const one of facesOf(face)) {
    const width = one.width(point);
    if (width !== undefined) return width;
  }
  return undefined;
}

const ZERO = 48;
const MARK = /\p{M}/u;

/** Text that begins from the right is drawn in one face alone: what it has of Latin letters is left out. */
const FROM_RIGHT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LATIN = /\p{Script=Latin}/gu;

/** What of a text can be drawn in any face; letters and their accents become one where that exists. */
export function visivel(text: string, face: Face = 'titulo'): string {
  const one = FROM_RIGHT.test(text) ? text.replaceAll(LATIN, '') : text;
  const drawn = [...one.normalize('NFC')].filter(
    (letter) => /\s/.test(letter) || widthOf(letter.codePointAt(0) ?? ZERO, face) !== undefined,
  );
  return drawn.join('').replaceAll(/\s+/g, ' ').trim();
}

export function medir(text: string, face: Face, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (MARK.test(letter)) continue;
    width += widthOf(letter.codePointAt(0) ?? ZERO, face) ?? 0.5;
  }
  return width * size;
}

/** The text, cut at a letter where it is wider than there is room. */
export function cortado(text: string, face: Face, size: number, max: number): string {
  if (medir(text, face, size) <= max) return text;
  const letters = [...text];
  while (letters.length > 1 && medir(`${letters.join('')}…`, face, size) > max) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** As large as it fits between two sizes; what does not fit even then is cut. */
export function caber(
  text: string,
  face: Face,
  { max, size, min }: { readonly max: number; readonly size: number; readonly min: number },
): { readonly text: string; readonly size: number } {
  const fitting = Math.min(size, Math.floor((size * max) / Math.max(1, medir(text, face, size))));
  const chosen = Math.max(min, fitting);
  return { text: cortado(text, face, chosen, max), size: chosen };
}

function quebrar(words: readonly string[], face: Face, size: number, max: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && medir(longer, face, size) <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** In so many lines at most, as large as they fit. */
export function emLinhas(
  text: string,
  face: Face,
  { max, size, min, lines }: { max: number; size: number; min: number; lines: number },
): { readonly lines: readonly string[]; readonly size: number } {
  const words = text.split(' ');
  for (let tried = size; tried >= min; tried -= 4) {
    const broken = quebrar(words, face, tried, max);
    const fits = broken.every((line) => medir(line, face, tried) <= max);
    if (fits && broken.length <= lines) return { lines: broken, size: tried };
  }
  const broken = quebrar(words, face, min, max);
  const kept = broken.slice(0, lines);
  if (broken.length > lines) kept[lines - 1] = `${kept[lines - 1]} ${broken[lines]}`;
  return { lines: kept.map((line) => cortado(line, face, min, max)), size: min };
}
