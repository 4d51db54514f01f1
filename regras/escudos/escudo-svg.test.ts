import { describe, expect, test } from 'vitest';
import { ESTAMPAS } from '#regras/configuracao/opcoes.ts';
import { darken, escudoSvg, luminance } from './escudo-svg.ts';

test('luminance and shade follow the colour', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1);
  expect(luminance('#000000')).toBe(0);
  expect(luminance('#565df0')).toBeCloseTo(0.1609, 3);
  expect(darken('#808080', 0.5)).toBe('#404040');
});

describe('a shield as a picture', () => {
  test('has its own drawing for each pattern', () => {
    const drawn = ESTAMPAS.map((estampa) =>
      escudoSvg({ cores: ['#0b7a75', '#f8fafc'], estampa }, 'ABC'),
    );
    expect(new Set(drawn).size).toBe(ESTAMPAS.length);
  });

  test('holds letters as text, whatever they are', () => {
    const camisa = { cores: ['#000000', '#ffffff'], estampa: 'faixa' } as const;
    const svg = escudoSvg({ ...camisa, cores: ['#000000', '#ffffff'] }, '<&>');
    expect(svg).toContain('>&lt;&amp;&gt;</text>');
  });

  test('writes dark letters on a light plate and light ones on a dark plate', () => {
    const ink = (one: string, other: string) =>
      escudoSvg({ cores: [one, other], estampa: 'metade' }, 'X').match(
        /font-size="[\d.]+" fill="(#\w+)"/,
      )?.[1];
    expect(ink('#ffe100', '#ffffff')).toBe('#11142a');
    expect(ink('#ffffff', '#101820')).toBe('#ffffff');
  });
});
