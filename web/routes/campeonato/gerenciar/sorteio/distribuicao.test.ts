import { expect, test } from 'vitest';
import { gruposIniciais, mover, potesIniciais } from './distribuicao.ts';

const nomes = (count: number, pote: number | null = null) =>
  Array.from({ length: count }, (_, index) => ({ uuid: `t${index + 1}`, pote }));

test('eight teams for four groups go into two pots of four, in their order', () => {
  expect(potesIniciais(nomes(8), 4)).toEqual({
    1: ['t1', 't2', 't3', 't4'],
    2: ['t5', 't6', 't7', 't8'],
  });
});

test('pots that the organiser gave are kept', () => {
  expect(potesIniciais(nomes(4, 2), 2)).toEqual({ 1: [], 2: ['t1', 't2', 't3', 't4'] });
});

test('groups by hand begin filled in turn, and a team moves to the end of another', () => {
  const groups = gruposIniciais(['a', 'b', 'c', 'd'], 2);
  expect(groups).toEqual({ A: ['a', 'c'], B: ['b', 'd'] });
  expect(mover(groups, 'a', 'B')).toEqual({ A: ['c'], B: ['b', 'd', 'a'] });
});
