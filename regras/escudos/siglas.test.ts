import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siglaDe } from './camisa.ts';
import { siglaLivre } from './siglas.ts';

const siglasDe = (nomes: readonly string[]) => {
  const usadas = new Set<string>();
  return nomes.map((nome) => siglaLivre(usadas, nome));
};

describe('abbreviations', () => {
  test('of a few teams read like their names', () => {
    const nomes = ['União da Vila', 'Capivara', 'Íbis', 'Real Madrid', 'Os Amigos do Zé Bola'];
    expect(siglasDe(nomes)).toEqual(['UVI', 'CAP', 'IBI', 'RMA', 'ABO']);
  });

  test('are whole letters of the name in any script', () => {
    const nomes = ['수원 삼성', '東京ヴェルディ', '上海 海港', 'Спартак Москва', '🏆🏆🏆'];
    expect(nomes.map(siglaDe)).toEqual(['수삼', '東京ウ', '上海', 'СМ', '🏆🏆🏆']);
    expect(siglasDe(['수원 삼성'])).toEqual(['수삼성']);
  });

  test('of the same name still differ and keep the first letter', () => {
    const siglas = siglasDe(Array.from({ length: 20 }, () => 'Flamengo'));
    expect(siglas.slice(0, 3)).toEqual(['FLA', 'FLM', 'FLN']);
    expect(new Set(siglas).size).toBe(20);
    expect(siglas.every((sigla) => sigla.startsWith('F'))).toBe(true);
  });

  test('the one asked for is given while it is free', () => {
    const usadas = new Set(['FLA']);
    expect(siglaLivre(usadas, 'Mengão', 'men')).toBe('MEN');
    expect(siglaLivre(usadas, 'Mengão', 'FLA')).toBe('MNG');
  });

  test('of whatever names are never equal and have two to four signs', () => {
    const names = fc.array(fc.oneof(fc.string(), fc.constantFrom('A', '🔥', '', 'Спартак', '中')), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(names, (nomes) => {
        const siglas = siglasDe(nomes);
        expect(new Set(siglas).size).toBe(nomes.length);
        for (const sigla of siglas) expect(sigla).toMatch(/^[\p{L}\p{N}]{2,4}$/u);
      }),
    );
  });

  test('512 participants with one name get one each', () => {
    expect(new Set(siglasDe(Array.from({ length: 512 }, () => 'Ana'))).size).toBe(512);
  });
});
