import { expect, test } from 'vitest';
import { decodeList, readListFile } from './read-file.ts';

test('a file in UTF-8, with or without its mark, reads as it was written', () => {
  expect(decodeList(new TextEncoder().encode('\uFEFFnome\nJoão'))).toBe('nome\nJoão');
});

test('a file in the old encoding of Windows keeps its accents', () => {
  expect(decodeList(Uint8Array.from([0x4a, 0x6f, 0xe3, 0x6f]))).toBe('João');
});

test('what is no text, or too long for a list, is refused', async () => {
  expect(await readListFile(new File(['PK\u0003\u0004\0\0'], 'lista.xlsx'))).toBeNull();
  expect(await readListFile(new File(['a'.repeat(1_000_001)], 'lista.csv'))).toBeNull();
});
