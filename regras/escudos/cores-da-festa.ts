// The colours in which a champion is celebrated, from the two of the crest. Whatever the crest, what is
// written on them can be read: text has a contrast of 4.5 at least, also on the lighter rays.
import { darken, luminance } from './escudo-svg.ts';

export type CoresDaFesta = {
  /** The ground, and the rays on it. */
  readonly fundo: string;
  readonly raio: string;
  /** Text on the ground: most of it, the quieter, and what must shine. */
  readonly creme: string;
  readonly claro: string;
  readonly forte: string;
  /** Text on what shines. */
  readonly tinta: string;
};

const CREME = '#fff6d6';
const OURO = '#ffd23f';
const BRANCO = '#ffffff';
/** Of a crest without colours. */
const NOITE = '#2a3050';

const TEXT = 4.5;

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(one).map((value, at) =>
    Math.round(value + ((others[at] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** 0 for greys, 1 for pure colours. */
function vividness(hex: string): number {
  const parts = channels(hex);
  return (Math.max(...parts) - Math.min(...parts)) / 255;
}

const STEP = 0.06;

/** Changed step by step until it is readable there; what it ends in always is. */
function until(start: string, isDone: (hex: string) => boolean, towards: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const hex = mix(start, towards, share);
    if (isDone(hex)) return hex;
  }
  return towards;
}

const PALE = 0.16;
/** Cream on it stands out like on a night sky. */
const ON_GROUND = 10;
const ON_RAYS = 7;

export function coresDaFesta([main, detail]: readonly [string, string]): CoresDaFesta {
  const [base, other] =
    vividness(main) >= PALE || vividness(detail) < PALE ? [main, detail] : [detail, main];
  const hue = vividness(base) >= PALE ? base : NOITE;
  const fundo = until(hue, (hex) => contrast(CREME, hex) >= ON_GROUND, '#0a0c14');
  const raio = until(mix(fundo, hue, 0.5), (hex) => contrast(CREME, hex) >= ON_RAYS, fundo);
  const reads = (hex: string) => contrast(hex, raio) >= TEXT && contrast(hex, fundo) >= TEXT;
  const shine = vividness(other) >= PALE ? other : OURO;
  const forte = until(shine, reads, BRANCO);
  return {
    fundo,
    raio,
    creme: CREME,
    claro: until(mix(hue, BRANCO, 0.6), reads, BRANCO),
    forte,
    tinta: until(darken(fundo, 0.7), (hex) => contrast(hex, forte) >= TEXT, '#000000'),
  };
}
