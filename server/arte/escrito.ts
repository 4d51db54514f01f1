// A text as SVG, stretch by stretch.
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { arquivoDe, type Face } from './faces.ts';
import { juntar } from './juntas.ts';
import { medir } from './letras.ts';
import { type TrechoDeTexto, trechosDe } from './trechos.ts';

const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const;

export type Ancora = keyof typeof ANCHORS;

type LugarDoEscrito = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: Ancora;
  /** What all stretches have: the colour. */
  readonly common: string;
};

const rounded = (value: number) => Math.round(value * 100) / 100;

/** As shapes, under the text that they show. */
function emFormas(
  { text, familia }: TrechoDeTexto,
  { x, y, size, common }: LugarDoEscrito,
): string {
  const [arquivo = ''] = familia?.arquivos ?? [];
  const { glifos, unidades } = juntar(arquivoDe(arquivo), text);
  const scale = Math.round((size / unidades) * 1e5) / 1e5;
  const drawn = glifos.map(
    (glifo) => `<path transform="translate(${glifo.x} ${glifo.y})" d="${glifo.d}"/>`,
  );
  return `<g aria-label="${escapeMarkup(text)}" ${common} transform="translate(${rounded(x)} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
}

function emLetras(
  { text, familia }: TrechoDeTexto,
  { x, y, size, anchor, common }: LugarDoEscrito,
): string {
  return `<text x="${rounded(x)}" y="${y}" font-size="${size}" ${common} font-family="${familia?.nome}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}

/** One face places itself; of several each begins where the one before ends. */
export function escrever(content: string, face: Face, lugar: LugarDoEscrito): string {
  const all = trechosDe(content, face);
  const [first] = all;
  if (all.length === 1 && first?.familia && !first.familia.junta) return emLetras(first, lugar);
  let x = lugar.x - medir(content, face, lugar.size) * ANCHORS[lugar.anchor];
  const parts = all.map((trecho) => {
    const own = { ...lugar, x, anchor: 'start' } as const;
    x += trecho.largura * lugar.size;
    if (!trecho.familia) return '';
    return trecho.familia.junta ? emFormas(trecho, own) : emLetras(trecho, own);
  });
  return parts.join('');
}
