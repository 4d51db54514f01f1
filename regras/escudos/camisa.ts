// A shirt for every name: two colours that can be told apart and a pattern, always the same for the name.

import { ESTAMPAS } from '#regras/configuracao/opcoes.ts';
import type { Camisa } from './cores.ts';

const CORES = [
  '#0b7a75',
  '#1d3a8a',
  '#8a1c1c',
  '#d97706',
  '#4c1d95',
  '#0f172a',
  '#15803d',
  '#be185d',
  '#0369a1',
  '#7c2d12',
] as const;

const CONTRASTES = ['#f8fafc', '#facc15', '#f97316', '#38bdf8'] as const;

/** FNV-1a: small, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export function camisaDe(nome: string): Camisa {
  const h = hash(nome.trim().toLowerCase());
  return {
    cores: [
      CORES[h % CORES.length] ?? CORES[0],
      CONTRASTES[(h >>> 8) % CONTRASTES.length] ?? '#f8fafc',
    ],
    estampa: ESTAMPAS[(h >>> 16) % ESTAMPAS.length] ?? 'listras',
  };
}

/** Up to three letters that stand for a team: initials of its words, or the start of its one word. */
export function siglaDe(nome: string): string {
  const words = nome
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .split(/\s+/)
    // Two letters are a word where there are no capitals: Chinese, Korean.
    .filter((word) => word.length > 2 || /[\d\p{Lo}]/u.test(word));
  const [first = nome.toUpperCase()] = words;
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...first];
  return letters.slice(0, 3).join('').padEnd(2, 'X');
}
