import { describe, expect, test } from 'vitest';
import { decodificar, lerArquivo } from './ler-arquivo.ts';

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

describe('a file of results', () => {
  test('is read in the letters that it was saved in', () => {
    expect(decodificar(new TextEncoder().encode('Pênalti'))).toBe('Pênalti');
    expect(decodificar(new Uint8Array([0x50, 0xea, 0x6e]))).toBe('Pên');
    expect(decodificar(utf16('Placar'))).toBe('Placar');
  });

  test('that is no text, or too long, is refused by its name', async () => {
    expect(await lerArquivo(new File(['PK\0\0'], 'a.xlsx'))).toEqual({ problema: 'nao_e_texto' });
    expect(await lerArquivo(new File(['a'.repeat(130_000)], 'a.csv'))).toEqual({
      problema: 'grande',
    });
    expect(await lerArquivo(new File(['Pipa 2x1 Caju'], 'a.txt'))).toEqual({
      texto: 'Pipa 2x1 Caju',
    });
  });
});
