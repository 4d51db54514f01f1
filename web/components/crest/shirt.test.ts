import { describe, expect, test } from 'vitest';
import { luminance } from '#regras/escudos/escudo-svg.ts';
import { initialsOf, shirtOf } from './shirt.ts';

describe('the shirt of a name', () => {
  test('does not depend on case, accents or stray spaces', () => {
    expect(shirtOf('  união   VILA aurora ')).toEqual(shirtOf('Uniao Vila Aurora'));
  });

  test('differs between the teams of one championship', () => {
    const names = Array.from({ length: 16 }, (_, n) => `Time ${String.fromCharCode(65 + n)}`);
    const shirts = new Set(names.map((name) => JSON.stringify(shirtOf(name))));
    expect(shirts.size).toBe(16);
  });

  test('has two colours that can be told apart', () => {
    for (let n = 0; n < 400; n++) {
      const { main, detail } = shirtOf(`clube ${n}`);
      const [low, high] = [luminance(main), luminance(detail)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      expect((high + 0.05) / (low + 0.05), `${main} ${detail}`).toBeGreaterThan(1.7);
    }
  });
});

describe('the initials of a name', () => {
  test.each([
    ['União da Vila', 'UV'],
    ['Capivara F.C.', 'CA'],
    ['Associação Desportiva Recreativa dos Trabalhadores', 'AD'],
    ['Íbis', 'IB'],
    ['F.C.', 'FC'],
    ['7 de Setembro', '7S'],
    ['X', 'X'],
    ['', ''],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
