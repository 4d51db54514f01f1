import { expect, test } from 'vitest';
import { letrasDoCampeao } from './letras-do-campeao.ts';

test('counts each match as the road shows it', () => {
  const caminho = (['v', 'd', 'v', 'e'] as const).map((resultado) => ({ resultado }));
  expect(letrasDoCampeao(caminho)).toEqual({ v: 2, e: 1, d: 1 });
  expect(letrasDoCampeao([])).toEqual({ v: 0, e: 0, d: 0 });
});
