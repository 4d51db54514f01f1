// The drawing of a shield in two colours: shapes for the pages, and a whole picture for `/upload/times`.
import type { Camisa } from './cores.ts';
import { escapeMarkup } from './escape-markup.ts';

export const SHIELDS = {
  classico: 'M5 4h30v20c0 8-6 13.5-15 17.5C11 37.5 5 32 5 24z',
  bico: 'M20 2l15 5.5V24c0 8-6 13.5-15 17.5C11 37.5 5 32 5 24V7.5z',
  redondo: 'M20 4a18 18 0 1 1 0 36 18 18 0 0 1 0-36',
  hexagono: 'M20 2l16.5 9.5v21L20 42 3.5 32.5v-21z',
} as const;

export const MARKS: Readonly<Record<Camisa['estampa'], string>> = {
  listras: 'M10 0h6v44h-6zM24 0h6v44h-6z',
  faixa: 'M-2 6 7-2l36 40-9 8z',
  argolas: 'M0 10h40v6H0zM0 24h40v6H0z',
  metade: 'M20 0h20v44H20z',
  divisa: 'M0 9l20 13L40 9v11L20 33 0 20z',
  cruz: 'M16 0h8v44h-8zM0 16h40v8H0z',
  centro: 'M13 0h14v44H13z',
  quartos: 'M20 0h20v21H20zM0 21h20v23H0z',
};

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function darken(hex: string, factor: number): string {
  const parts = channels(hex).map((value) =>
    Math.round(value * factor)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

type Cores = readonly [main: string, detail: string];

/** The line round a shield: a shade of the darker colour, so that a white shirt has an edge too. */
export const edgeOf = ([main, detail]: Cores): string =>
  luminance(main) > 0.55 ? darken(detail, 0.8) : darken(main, 0.62);

/** The plate under the letters and the letters on it. */
export function plateOf([main, detail]: Cores): { plate: string; ink: string } {
  const plate = luminance(main) < luminance(detail) ? main : detail;
  return { plate, ink: luminance(plate) > 0.3 ? '#11142a' : '#ffffff' };
}

export function escudoSvg({ cores, estampa }: Camisa, sigla: string): string {
  const shape = SHIELDS.classico;
  const { plate, ink } = plateOf(cores);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 44" width="160" height="176">
<clipPath id="a"><path d="${shape}"/></clipPath>
<g clip-path="url(#a)"><path fill="${cores[0]}" d="M0 0h40v44H0z"/>
<path fill="${cores[1]}" d="${MARKS[estampa]}"/>
<path fill="${plate}" d="M0 13.5h40v14H0z"/></g>
<text x="20" y="24.6" text-anchor="middle" font-family="Archivo Narrow,Arial Narrow,Arial,sans-serif" font-weight="800" font-size="11.5" fill="${ink}">${escapeMarkup(sigla)}</text>
<path d="${shape}" fill="none" stroke="${edgeOf(cores)}" stroke-width="2"/></svg>`;
}
