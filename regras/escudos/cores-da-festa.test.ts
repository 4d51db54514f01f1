import { expect, test } from 'vitest';
import { contrast, coresDaFesta } from './cores-da-festa.ts';

const SHADES = ['00', '55', 'aa', 'ff'];
/** 64 colours over the whole cube, white, black and every pure one among them. */
const CUBE = SHADES.flatMap((r) => SHADES.flatMap((g) => SHADES.map((b) => `#${r}${g}${b}`)));

test('whatever the two colours of a crest, everything written on the page of its champion can be read', () => {
  let worst = Number.POSITIVE_INFINITY;
  for (const main of CUBE) {
    for (const detail of CUBE) {
      const { fundo, raio, creme, claro, forte, tinta } = coresDaFesta([main, detail]);
      for (const ground of [fundo, raio]) {
        for (const text of [creme, claro, forte]) worst = Math.min(worst, contrast(text, ground));
      }
      worst = Math.min(worst, contrast(tinta, forte));
    }
  }
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

test('the ground has the colour of the shirt, and the other colour shines on it', () => {
  const { fundo, forte } = coresDaFesta(['#0f8fb8', '#ffd23f']);
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(fundo.slice(at, at + 2), 16));
  expect(blue).toBeGreaterThan(red);
  expect(forte).toBe('#ffd23f');
});

test('a crest in black and white is celebrated in gold', () => {
  expect(coresDaFesta(['#111111', '#ffffff']).forte).toBe('#ffd23f');
});

test('a white crest with a coloured detail takes the ground from the detail', () => {
  expect(coresDaFesta(['#ffffff', '#0d6b3c']).fundo).toBe(
    coresDaFesta(['#0d6b3c', '#ffffff']).fundo,
  );
});
