// A text as stretches of one face each, in the order in which they stand from left to right. Who draws lets a face stand
// in for another only letter by letter, which tears apart what is written joined (Arabic, Devanagari, families of
// emoji): so each stretch is drawn on its own. Letters that no face has are left out: a picture never shows their box.
import { arquivoDe, type Face, type Familia, familiasPara, larguraEm } from './faces.ts';
import { juntar } from './juntas.ts';

export type TrechoDeTexto = {
  readonly text: string;
  /** Null for the space between two faces. */
  readonly familia: Familia | null;
  /** In parts of the size. */
  readonly largura: number;
};

type LetraNaArte = TrechoDeTexto & { readonly lado: 'direita' | 'esquerda' | 'nenhum' | 'numero' };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people take for one letter: with its accents, or several emoji that make one. */
export const letrasDe = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

const MARK = /[\p{Mn}\p{Me}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = 0.23;

/** All of a letter in one family, or undefined. What is not seen is kept where the family knows it. */
function inFamily(letter: string, familia: Familia): TrechoDeTexto | undefined {
  let [text, largura] = ['', 0];
  const isSign = familia.nome === 'Noto Emoji';
  for (const point of letter) {
    const isInvisible = INVISIBLE.test(point);
    const isAsked = isInvisible || MARK.test(point) || familia.letras.test(point);
    const width = isAsked ? larguraEm(familia, point) : undefined;
    if (width === undefined && !isInvisible) return undefined;
    if (width === undefined) continue;
    text += point;
    // Emoji that make one are as wide as one.
    if (!isInvisible && !MARK.test(point) && !(isSign && largura > 0)) largura += width;
  }
  return largura === 0 ? undefined : { text, familia, largura };
}

/** The letter itself, without what no face has of it, or in its simplest form. */
function inAny(letter: string, familias: readonly Familia[]): TrechoDeTexto | undefined {
  const simple = letter.normalize('NFKC');
  for (const form of [letter, [...letter].filter((one) => !MARK.test(one)).join(''), simple]) {
    for (const familia of familias) {
      const found = form === '' ? undefined : inFamily(form, familia);
      if (found) return found;
    }
  }
  return undefined;
}

const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The dots of a text that was cut go with it. */
const NUMBER = /[\p{Nd}…]/u;
const LEFT = /[\p{L}\p{So}]/u;

function sideOf(text: string): LetraNaArte['lado'] {
  if (RIGHT.test(text)) return 'direita';
  if (NUMBER.test(text)) return 'numero';
  return LEFT.test(text) ? 'esquerda' : 'nenhum';
}

/** Letter by letter, as they are read. */
export function sinaisDe(text: string, face: Face): LetraNaArte[] {
  const familias = familiasPara(text, face);
  return letrasDe(text.normalize('NFC')).flatMap((letter): LetraNaArte[] => {
    if (/^\s/u.test(letter)) {
      return [{ text: ' ', familia: null, largura: SPACE, lado: 'nenhum' }];
    }
    const found = inAny(letter, familias);
    return found ? [{ ...found, lado: sideOf(found.text) }] : [];
  });
}

type IsNext = (one: LetraNaArte, other: LetraNaArte) => boolean;

/** Neighbours that are drawn together, with the space between them where their face has one. */
function joined(signs: readonly LetraNaArte[], isNext: IsNext): LetraNaArte[] {
  const all: LetraNaArte[] = [];
  for (const [index, sign] of signs.entries()) {
    const last = all.at(-1);
    const next = signs.slice(index).find(({ familia }) => familia !== null);
    const familia = last?.familia;
    const isWithin = familia && next?.familia === familia && isNext(last, next);
    const width = isWithin && sign.familia === null ? larguraEm(familia, ' ') : sign.largura;
    if (isWithin && width !== undefined) {
      const text = last.text + sign.text;
      all[all.length - 1] = { ...last, text, largura: last.largura + width };
    } else {
      all.push(sign);
    }
  }
  return all;
}

const fromLeft = (signs: readonly LetraNaArte[]) => joined(signs, () => true);

/** Numbers are read from the left also here; signs stand between words, each on its own. */
const fromRight = (signs: readonly LetraNaArte[]) =>
  joined(signs, (one, { lado }) => one.lado === lado && lado !== 'nenhum').toReversed();

const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** Where what is read from the right ends: numbers within and after it belong to it. */
function endOfRight(signs: readonly LetraNaArte[], from: number): number {
  let end = from;
  for (const [index, { lado }] of signs.entries()) {
    if (index < from || lado === 'nenhum') continue;
    if (lado === 'esquerda') break;
    end = index;
  }
  return end + 1;
}

/** Joined letters are as wide as they became. */
function measured(trecho: TrechoDeTexto): TrechoDeTexto {
  const [arquivo] = trecho.familia?.junta ? trecho.familia.arquivos : [];
  if (!arquivo) return trecho;
  const { largura, unidades } = juntar(arquivoDe(arquivo), trecho.text);
  return { ...trecho, largura: largura / unidades };
}

/** What of a text can be drawn, from left to right. */
export function trechosDe(text: string, face: Face): readonly TrechoDeTexto[] {
  const signs = sinaisDe(text, face);
  const all: TrechoDeTexto[] = [];
  let from = 0;
  for (let at = 0; at < signs.length; at++) {
    if (signs[at]?.lado !== 'direita') continue;
    const end = endOfRight(signs, at);
    const right = signs
      .slice(at, end)
      .map((one) => ({ ...one, text: MIRRORED[one.text] ?? one.text }));
    all.push(...fromLeft(signs.slice(from, at)), ...fromRight(right));
    from = end;
    at = end - 1;
  }
  return [...all, ...fromLeft(signs.slice(from))].map(measured);
}
