// Pieces that the pictures are made of, as SVG: texts that fit, crests, the ground with the pattern of a shirt, our name.
import type { Camisa } from '#regras/escudos/cores.ts';
import { edgeOf, MARKS, plateOf, SHIELDS } from '#regras/escudos/escudo-svg.ts';
import { BITS_DO_ESCUDO, sorteDoNome } from '#regras/escudos/forma.ts';
import { type Ancora, escrever } from './escrito.ts';
import type { Face } from './faces.ts';
import { caber, emLinhas, medir, visivel } from './letras.ts';
import { letrasDe } from './trechos.ts';

export type EscudoNaArte = Camisa | { readonly png: string };

/** Who is drawn: a team, or whoever plays under their own name. */
export type TimeNaArte = {
  readonly nome: string;
  readonly sigla: string;
  readonly escudo: EscudoNaArte;
};

type Escrito = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face?: Face;
  readonly anchor?: Ancora;
  /** Room for it: smaller down to `min`, then cut. */
  readonly max?: number;
  readonly min?: number;
  readonly opacity?: number;
};

export function texto(content: string, escrito: Escrito): string {
  const { x, y, fill, face = 'titulo', anchor = 'start', max, opacity } = escrito;
  const shown = visivel(content, face);
  const fitted = max
    ? caber(shown, face, { max, size: escrito.size, min: escrito.min ?? escrito.size * 0.62 })
    : { text: shown, size: escrito.size };
  const common = `fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
  return escrever(fitted.text, face, { x, y, size: fitted.size, anchor, common });
}

type Titulo = {
  x: number;
  y: number;
  fill: string;
  max: number;
  size: number;
  min: number;
  lines: number;
};

/** Scripts whose marks stand above and below the line. */
const TALL = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Thai}]/u;

/** Their letters fill the line to its edges. */
const FULL = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** Above the first line, from one to the next, and below the last, in parts of the size. */
function spacing(shown: string): readonly [number, number, number] {
  if (TALL.test(shown)) return [0.9, 1.36, 0.4];
  return FULL.test(shown) ? [0.88, 1.14, 0.1] : [0.76, 0.98, 0.04];
}

/** A title in large letters, and where it ends. */
export function titulo(content: string, { x, y, fill, ...room }: Titulo) {
  const shown = visivel(content).toUpperCase();
  const { lines, size } = emLinhas(shown, 'titulo', room);
  const [above, step, below] = spacing(shown);
  const drawn = lines.map((line, index) =>
    texto(line, { x, y: y + size * (above + index * step), size, fill }),
  );
  return { svg: drawn.join(''), end: y + size * (above + below + (lines.length - 1) * step) };
}

const SHIELD_NAMES = Object.keys(SHIELDS) as (keyof typeof SHIELDS)[];

/** The one that pages draw for this name. */
const shieldOf = (nome: string): string => SHIELDS[sorteDoNome(nome)(SHIELD_NAMES, BITS_DO_ESCUDO)];

let clips = 0;

/** A crest whose box is `size` high. */
export function escudo(
  { nome, sigla, escudo: own }: TimeNaArte,
  x: number,
  y: number,
  size: number,
) {
  if ('png' in own) {
    return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${own.png}" preserveAspectRatio="xMidYMid meet"/>`;
  }
  clips = (clips + 1) % 1_000_000;
  const id = `c${clips}`;
  const shape = shieldOf(nome);
  const [main, detail] = own.cores;
  const { plate, ink } = plateOf(own.cores);
  const letters = letrasDe(visivel(sigla)).slice(0, 3).join('');
  const width = Math.min(13, (13 * 20) / Math.max(1, medir(letters, 'titulo', 13)));
  const sign = letters
    ? `<rect x="8" y="13.5" width="24" height="16" rx="3.5" fill="${plate}"/>${texto(letters, { x: 20, y: 21.5 + width * 0.36, size: width, fill: ink, anchor: 'middle' })}`
    : '';
  return `<g transform="translate(${x + size * 0.045} ${y}) scale(${size / 44})"><clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})"><path fill="${main}" d="M0 0h40v44H0z"/><path fill="${detail}" d="${MARKS[own.estampa]}"/>${sign}</g><path d="${shape}" fill="none" stroke="${edgeOf(own.cores)}" stroke-width="2"/></g>`;
}

/** Broad, quiet bands over a ground. */
export function fundo(
  width: number,
  height: number,
  { cor, sombra, passo = 336 }: { cor: string; sombra: string; passo?: number },
): string {
  const bands: string[] = [];
  for (let x = -passo; x < width + height / 2; x += passo) {
    const half = height / 2;
    const tip = half * 0.57;
    const wide = passo * 0.41;
    bands.push(`M${x} 0h${wide}l${tip} ${half}l${-tip} ${half}h${-wide}l${tip} ${-half}z`);
  }
  return `<path fill="${cor}" d="M0 0h${width}v${height}H0z"/><path fill="${sombra}" d="${bands.join('')}"/>`;
}

const MARK =
  '<rect width="32" height="32" rx="9" fill="#565df0"/><path d="M7.7 9.6h10.2M14.6 16.2h3.2M14.6 22.6h3.2" fill="none" stroke="#fff" stroke-width="4.9" stroke-linecap="round"/><circle cx="24.6" cy="9.6" r="3.1" fill="#fff"/>';

/** Our mark and name; the name in letters of ours. */
export const marca = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})">${MARK}</g>${texto('tabelão', { x: x + size * 1.28, y: y + size * 0.82, size: size * 1.02, fill })}`;

export const pilula = (
  content: string,
  x: number,
  y: number,
  { cor, tinta }: { cor: string; tinta: string },
) => {
  const shown = visivel(content, 'texto');
  const width = medir(shown, 'texto', 26) + 76;
  return `<rect x="${x}" y="${y}" width="${width}" height="48" rx="24" fill="${cor}"/><circle cx="${x + 28}" cy="${y + 24}" r="7" fill="${tinta}" opacity="0.8"/>${texto(content, { x: x + 48, y: y + 33, size: 26, fill: tinta, face: 'texto' })}`;
};

export const folha = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
