// Flags by country (ISO 3166, in lower case; the home nations of football by their own codes). Drawn for
// the size of a line of text: coats of arms and small signs are left out or reduced to one shape.
import {
  box,
  columns,
  crescent,
  cross,
  disc,
  field,
  hoist,
  rows,
  type Shape,
  star,
  svgOf,
} from './formas.ts';

const WHITE = '#ffffff';
const BLACK = '#111111';
const RED = '#ce1126';
const BLUE = '#003893';
const GREEN = '#007a3d';
const YELLOW = '#fcd116';

const DIAGONALS = 'M0 0h7L60 35v5h-7L0 5zM60 0v5L7 40H0v-5L53 0z';

const stars = (fill: string, ...places: readonly (readonly [number, number, number])[]): Shape[] =>
  places.map((place) => star(fill, place));

const FLAGS: Readonly<Record<string, readonly Shape[]>> = {
  ar: [...rows('#74acdf', WHITE, '#74acdf'), disc('#f6b40e', [30, 20, 4])],
  at: rows('#c8102e', WHITE, '#c8102e'),
  au: [
    field('#012169'),
    [WHITE, 'M0 0h4l26 17v3h-4L0 3zM30 0v3L4 20H0v-3L26 0z'],
    box(WHITE, [12, 0, 6, 20]),
    box(WHITE, [0, 7, 30, 6]),
    box(RED, [13, 0, 4, 20]),
    box(RED, [0, 8, 30, 4]),
    ...stars(WHITE, [15, 31, 5], [45, 8, 3], [38, 18, 3], [52, 16, 3], [45, 32, 3]),
  ],
  be: columns(BLACK, '#fdda24', '#ef3340'),
  bo: rows('#d52b1e', '#f9e300', '#007934'),
  br: [
    field('#009c3b'),
    ['#ffdf00', 'M30 4l25 16-25 16L5 20z'],
    disc('#002776', [30, 20, 8.5]),
    [WHITE, 'M21.8 18.2c6-1.4 12 .4 16.4 4.6l-.6 1.6c-4.4-4-10-5.6-16-4.6z'],
  ],
  ca: [...columns('#d52b1e', WHITE, WHITE, '#d52b1e'), star('#d52b1e', [30, 20, 10])],
  ch: [field('#da291c'), box(WHITE, [26.5, 9, 7, 22]), box(WHITE, [19, 16.5, 22, 7])],
  ci: columns('#f77f00', WHITE, '#009e60'),
  cl: [...rows(WHITE, '#d52b1e'), box('#0039a6', [0, 0, 20, 20]), star(WHITE, [10, 10, 6])],
  cm: [...columns('#007a5e', RED, YELLOW), star(YELLOW, [30, 20, 6])],
  cn: [
    field('#de2910'),
    ...stars('#ffde00', [11, 11, 7], [22, 5, 2.2], [26, 9, 2.2], [26, 15, 2.2], [22, 19, 2.2]),
  ],
  co: rows(YELLOW, YELLOW, BLUE, RED),
  cr: rows('#002b7f', WHITE, RED, RED, WHITE, '#002b7f'),
  cz: [...rows(WHITE, '#d7141a'), hoist('#11457e', 30)],
  de: rows(BLACK, '#dd0000', '#ffce00'),
  dk: [field('#c60c30'), ...cross(WHITE, 22, 6)],
  dz: [
    ...columns('#006233', WHITE),
    ...crescent('#d21034', WHITE, [29, 20, 9]),
    star('#d21034', [34, 20, 5]),
  ],
  ec: [...rows('#ffdd00', '#ffdd00', '#034ea2', '#ed1c24'), disc('#7b4a21', [30, 17, 5])],
  eg: [...rows(RED, WHITE, BLACK), disc('#c09300', [30, 20, 4])],
  es: rows('#c60b1e', '#ffc400', '#ffc400', '#c60b1e'),
  fr: columns('#002654', WHITE, '#ed2939'),
  'gb-eng': [field(WHITE), ...cross('#ce1124', 30, 8)],
  'gb-sct': [field('#005eb8'), [WHITE, DIAGONALS]],
  'gb-wls': [
    ...rows(WHITE, '#00ab39'),
    ['#d30731', 'M14 27l6-9-4-6 9 3 6-6 4 8 11-2-5 8 4 6-9-3-7 4z'],
  ],
  gh: [...rows(RED, YELLOW, '#006b3f'), star(BLACK, [30, 20, 6])],
  gr: [
    ...rows(...Array.from({ length: 9 }, (_, n) => (n % 2 === 0 ? '#0d5eaf' : WHITE))),
    box('#0d5eaf', [0, 0, 22, 22.2]),
    box(WHITE, [8.8, 0, 4.4, 22.2]),
    box(WHITE, [0, 8.9, 22, 4.4]),
  ],
  hr: [
    ...rows('#ff0000', WHITE, '#171796'),
    box(WHITE, [24, 12, 12, 15]),
    ['#ff0000', 'M24 12h4v5h-4zM32 12h4v5h-4zM28 17h4v5h-4zM24 22h4v5h-4zM32 22h4v5h-4z'],
  ],
  ie: columns('#169b62', WHITE, '#ff883e'),
  ir: [...rows('#239f40', WHITE, '#da0000'), disc('#da0000', [30, 20, 4])],
  it: columns('#008c45', '#f4f5f0', '#cd212a'),
  jm: [
    field('#fed100'),
    ['#009b3a', 'M7 0h46L30 15.5zM7 40h46L30 24.5z'],
    [BLACK, 'M0 5l22.5 15L0 35zM60 5L37.5 20 60 35z'],
  ],
  jp: [field(WHITE), disc('#bc002d', [30, 20, 11])],
  kr: [
    field(WHITE),
    disc('#cd2e3a', [30, 20, 9]),
    ['#0047a0', 'M21 20a9 9 0 0 0 18 0a4.5 4.5 0 0 0-9 0a4.5 4.5 0 0 1-9 0z'],
    [
      BLACK,
      'M10 9h6v1.5h-6zM10 12h6v1.5h-6zM44 9h6v1.5h-6zM44 12h6v1.5h-6zM10 28h6v1.5h-6zM10 31h6v1.5h-6zM44 28h6v1.5h-6zM44 31h6v1.5h-6z',
    ],
  ],
  ma: [field('#c1272d'), star('#006233', [30, 20, 9])],
  mc: rows('#ce1126', WHITE),
  mx: [...columns('#006847', WHITE, RED), disc('#8a5a2b', [30, 20, 4.5])],
  ng: columns('#008751', WHITE, '#008751'),
  nl: rows('#ae1c28', WHITE, '#21468b'),
  no: [field('#ba0c2f'), ...cross(WHITE, 22, 9), ...cross('#00205b', 22, 4.5)],
  nz: [
    field('#012169'),
    box(WHITE, [12, 0, 6, 20]),
    box(WHITE, [0, 7, 30, 6]),
    box(RED, [13, 0, 4, 20]),
    box(RED, [0, 8, 30, 4]),
    ...stars('#cc142b', [45, 7, 3.2], [38, 17, 3.2], [52, 15, 3.2], [45, 31, 3.2]),
  ],
  pa: [
    field(WHITE),
    box('#da121a', [30, 0, 30, 20]),
    box('#072357', [0, 20, 30, 20]),
    star('#072357', [15, 10, 6]),
    star('#da121a', [45, 30, 6]),
  ],
  pe: columns('#d91023', WHITE, '#d91023'),
  pl: rows(WHITE, '#dc143c'),
  pt: [
    box('#006600', [0, 0, 24, 40]),
    box('#ff0000', [24, 0, 36, 40]),
    disc('#ffcc00', [24, 20, 8]),
    box('#ff0000', [20.5, 15.5, 7, 9]),
    box(WHITE, [22, 17, 4, 6]),
  ],
  py: [
    ...rows('#d52b1e', WHITE, '#0038a8'),
    disc('#009b3a', [30, 20, 4.5]),
    disc(WHITE, [30, 20, 3]),
  ],
  qa: [
    field('#8a1538'),
    [WHITE, 'M0 0h18l6 4.4-6 4.5 6 4.4-6 4.5 6 4.4-6 4.5 6 4.4-6 4.5 6 4.4H0z'],
  ],
  rs: rows('#c6363c', '#0c4076', WHITE),
  sa: [field('#006c35'), box(WHITE, [14, 12, 32, 6]), box(WHITE, [16, 25, 28, 2])],
  se: [field('#006aa7'), ...cross('#fecc02', 22, 8)],
  sn: [...columns('#00853f', '#fdef42', '#e31b23'), star('#00853f', [30, 20, 6])],
  tn: [
    field('#e70013'),
    disc(WHITE, [30, 20, 10]),
    ...crescent('#e70013', WHITE, [29, 20, 7]),
    star('#e70013', [32, 20, 4]),
  ],
  tr: [field('#e30a17'), ...crescent(WHITE, '#e30a17', [23, 20, 10]), star(WHITE, [37, 20, 5])],
  ua: rows('#005bbb', '#ffd500'),
  us: [
    ...rows(...Array.from({ length: 13 }, (_, n) => (n % 2 === 0 ? '#b22234' : WHITE))),
    box('#3c3b6e', [0, 0, 26, 21.5]),
    ...stars(
      WHITE,
      [5, 4, 2],
      [13, 4, 2],
      [21, 4, 2],
      [9, 10.7, 2],
      [17, 10.7, 2],
      [5, 17, 2],
      [13, 17, 2],
      [21, 17, 2],
    ),
  ],
  uy: [
    ...rows(...Array.from({ length: 9 }, (_, n) => (n % 2 === 0 ? WHITE : '#0038a8'))),
    box(WHITE, [0, 0, 22, 22.2]),
    disc('#fcd116', [11, 11, 6]),
  ],
  ve: [
    ...rows('#ffcc00', '#00247d', '#cf142b'),
    ...stars(WHITE, [20, 21, 2], [25, 18.5, 2], [30, 17.5, 2], [35, 18.5, 2], [40, 21, 2]),
  ],
  za: [
    ...rows('#de3831', '#002395'),
    [WHITE, 'M0 0h6l22 14h32v12H28L6 40H0z'],
    [GREEN, 'M0 3l25 15h35v4H25L0 37z'],
    hoist(YELLOW, 19),
    hoist(BLACK, 14),
  ],
};

/** The picture of a flag; undefined for a country that is not drawn. */
export function bandeira(pais: string): string | undefined {
  const shapes = Object.hasOwn(FLAGS, pais) ? FLAGS[pais] : undefined;
  return shapes && svgOf(shapes);
}

export const PAISES = Object.keys(FLAGS);
