// Letters that change with their neighbours (Arabic, Devanagari, Bengali, Tamil), set by HarfBuzz and drawn as shapes. The
// rasteriser joins them too, but counts only the widest sign of a syllable, and says nobody how wide a word became.
import { readFileSync } from 'node:fs';
import type { Font } from 'harfbuzzjs';

const JOINED = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}]/u;

let harfbuzz: typeof import('harfbuzzjs') | undefined;

/** Whether letters of these scripts can be drawn: until then they are left out. */
export const podeJuntar = () => harfbuzz !== undefined;

/** To be awaited before a picture with such letters is drawn; others cost nothing. */
export async function prepararJuntas(texts: string): Promise<void> {
  if (JOINED.test(texts)) harfbuzz ??= await import('harfbuzzjs');
}

type FonteAberta = { readonly font: Font; readonly unidades: number };

const opened = new Map<string, FonteAberta>();

function open(file: URL): FonteAberta | undefined {
  const known = opened.get(file.href);
  if (known || !harfbuzz) return known;
  const face = new harfbuzz.Face(new harfbuzz.Blob(readFileSync(file)));
  const made = { font: new harfbuzz.Font(face), unidades: face.upem };
  opened.set(file.href, made);
  return made;
}

type GlifoNaArte = { readonly d: string; readonly x: number; readonly y: number };

/** In units of the face, upwards. */
type PalavrasJuntas = {
  readonly largura: number;
  readonly unidades: number;
  readonly glifos: readonly GlifoNaArte[];
};

const NOTHING: PalavrasJuntas = { largura: 0, unidades: 1, glifos: [] };

export function juntar(file: URL, text: string): PalavrasJuntas {
  const found = open(file);
  if (!found || !harfbuzz) return NOTHING;
  const { font, unidades } = found;
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let largura = 0;
  const glifos = buffer.getGlyphInfos().map(({ codepoint }, index): GlifoNaArte => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
    const x = largura + xOffset;
    largura += xAdvance;
    return { d: font.glyphToPath(codepoint), x, y: yOffset };
  });
  return { largura, unidades, glifos };
}
