// Shirts, not stock pictures: a team without an image gets two colours, a pattern and a shield, always
// the same ones for the same name.
import type { Camisa } from '#regras/escudos/cores.ts';
import { SHIELDS } from '#regras/escudos/escudo-svg.ts';
import { BITS_DO_ESCUDO, nomeSimples, sorteDoNome } from '#regras/escudos/forma.ts';
import { kept } from '#web/storage/kept.ts';

export type Pattern = Camisa['estampa'];

type Shield = keyof typeof SHIELDS;

export type Shirt = {
  readonly main: string;
  readonly detail: string;
  readonly pattern: Pattern;
  readonly shield: Shield;
};

const PATTERNS: readonly Pattern[] = [
  'listras',
  'faixa',
  'argolas',
  'metade',
  'divisa',
  'cruz',
  'centro',
  'quartos',
];

const SHIELD_NAMES = Object.keys(SHIELDS) as Shield[];

const COLOURS: readonly (readonly [main: string, detail: string])[] = [
  ['#0d6b3c', '#f3f6f1'],
  ['#5b1b4b', '#efd6a6'],
  ['#8d1f1e', '#f0c56c'],
  ['#6c4525', '#f2c27d'],
  ['#46267f', '#f6d346'],
  ['#0d2b4e', '#3ab5d7'],
  ['#78bdec', '#ffffff'],
  ['#e87520', '#ffffff'],
  ['#f3b71e', '#1e3b79'],
  ['#1b51b4', '#ffffff'],
  ['#11784a', '#f3cd3b'],
  ['#b2142f', '#18191d'],
  ['#18191d', '#ffffff'],
  ['#0e7c86', '#e8f3f2'],
  ['#d84b7c', '#21243a'],
  ['#16452d', '#9ada4d'],
  ['#1d3075', '#d7342f'],
  ['#d7342f', '#ffffff'],
  ['#3e4551', '#b9c0c9'],
  ['#7b2f14', '#ef8b2f'],
];

const MOST_NAMES = 1_000;

/** The same shirt for the same name, always. */
export const shirtOf = kept(MOST_NAMES, (name): Shirt => {
  const pick = sorteDoNome(name);
  const [main, detail] = pick(COLOURS, 0);
  return { main, detail, pattern: pick(PATTERNS, 8), shield: pick(SHIELD_NAMES, BITS_DO_ESCUDO) };
});

/** The colours and pattern that somebody chose, on the shield that the name gives. */
export function shirtFrom(name: string, { cores: [main, detail], estampa }: Camisa): Shirt {
  return { main, detail, pattern: estampa, shield: shirtOf(name).shield };
}

const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'the', 'of', 'fc', 'ec', 'sc']);

/** Two letters for the shield: "União da Vila" gives UV, "Capivara F.C." gives CA. */
export const initialsOf = kept(MOST_NAMES, (name): string => {
  const words = nomeSimples(name)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const strong = words.filter((word) => !SMALL_WORDS.has(word));
  const [first = '', second] = strong.length > 0 ? strong : words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
});
