import { expect, test } from 'vitest';
import { contraste, estiloDe, SUPERFICIES, tonsDe } from './tons.ts';

const hex = (n: number) => `#${n.toString(16).padStart(6, '0')}`;
const EDGES = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#808080'];
/** Spread over all colours, always the same ones. */
const MANY = Array.from({ length: 400 }, (_, n) => hex((n * 2_654_435_761) % 0x1000000));

const CARDS = { claro: ['#ffffff', '#f8f9fc'], escuro: ['#131720', '#0b0e16'] } as const;

test('whatever colour was chosen, what is written in it can be read in both themes', () => {
  for (const cor of [...EDGES, ...MANY]) {
    const tons = tonsDe(cor);
    for (const tema of ['claro', 'escuro'] as const) {
      const { fundo, sobre, ativo, texto, leve, leve2, texto_leve } = tons[tema];
      for (const under of [fundo, sobre, ativo]) {
        expect(contraste(under, '#ffffff'), `${cor} ${tema}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const under of [SUPERFICIES[tema], ...CARDS[tema], leve, leve2]) {
        expect(contraste(texto, under), `${cor} ${tema}`).toBeGreaterThanOrEqual(4.5);
        expect(contraste(texto_leve, under), `${cor} ${tema}`).toBeGreaterThanOrEqual(7);
      }
      expect(contraste(fundo, CARDS[tema][0]), `${cor} ${tema}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a colour that can be read as it is stays as it is', () => {
  expect(tonsDe('#0b7a75').claro.fundo).toBe('#0b7a75');
  expect(estiloDe('#0b7a75')).toMatchObject({
    '--brand': expect.stringMatching(/^light-dark\(#0b7a75, #[0-9a-f]{6}\)$/),
  });
});
