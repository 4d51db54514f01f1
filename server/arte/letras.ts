// Letters of the pictures: how wide a text is, and what of it fits.
import type { Face } from './faces.ts';
import { type PedacoDeLinha, pedacosDe } from './quebras.ts';
import { sinaisDe, trechosDe } from './trechos.ts';

/** What of a text can be drawn, as it is read. */
export function visivel(text: string, face: Face = 'titulo'): string {
  const drawn = sinaisDe(text, face).map((sign) => sign.text);
  return drawn.join('').replaceAll(/\s+/g, ' ').trim();
}

export function medir(text: string, face: Face, size: number): number {
  return size * trechosDe(text, face).reduce((sum, { largura }) => sum + largura, 0);
}

/** The text, cut at a letter where it is wider than there is room. */
export function cortado(text: string, face: Face, size: number, max: number): string {
  const whole = medir(text, face, size);
  if (whole <= max) return text;
  const letters = sinaisDe(text, face);
  let width = letters.reduce((sum, { largura }) => sum + largura, 0);
  // Letters that join are wider alone.
  const room = ((max - medir('…', face, size)) * width) / whole;
  while (letters.length > 1 && width > room) width -= letters.pop()?.largura ?? 0;
  const kept = letters.map((letter) => letter.text).join('');
  return `${kept.trimEnd()}…`;
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

const comMais = (line: string, { text, espaco }: PedacoDeLinha) =>
  `${line}${espaco ? ' ' : ''}${text}`;

type Quebradas = { readonly lines: string[]; readonly rest: string | null };

/** At most so many; the rest goes on behind the last. */
function quebrar(
  pieces: readonly PedacoDeLinha[],
  face: Face,
  { size, max, most }: { readonly size: number; readonly max: number; readonly most: number },
): Quebradas {
  const lines: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece.text : comMais(last, piece);
    if (last !== undefined && medir(longer, face, size) <= max) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(piece.text);
    else return { lines, rest: pieces.slice(index).reduce(comMais, last ?? '') };
  }
  return { lines, rest: null };
}

/** In so many lines at most, as large as they fit. */
export function emLinhas(
  text: string,
  face: Face,
  { max, size, min, lines }: { max: number; size: number; min: number; lines: number },
): { readonly lines: readonly string[]; readonly size: number } {
  const pieces = pedacosDe(text);
  for (let tried = size; tried >= min; tried -= 4) {
    const { lines: broken, rest } = quebrar(pieces, face, { size: tried, max, most: lines });
    const fits = rest === null && broken.every((line) => medir(line, face, tried) <= max);
    if (fits) return { lines: broken, size: tried };
  }
  const { lines: broken, rest } = quebrar(pieces, face, { size: min, max, most: lines });
  const kept = rest === null ? broken : [...broken.slice(0, -1), rest];
  return { lines: kept.map((line) => cortado(line, face, min, max)), size: min };
}
