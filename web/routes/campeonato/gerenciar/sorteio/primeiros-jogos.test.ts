import { expect, test } from 'vitest';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { primeirosJogos } from './primeiros-jogos.ts';

test('four meet two by two, the first the last', () => {
  expect(primeirosJogos([novaFase('mata_mata')], ['a', 'b', 'c', 'd'])).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ]);
});

test('a tie of two legs is told once', () => {
  expect(primeirosJogos([novaFase('mata_mata', { pernas: 2 })], ['a', 'b', 'c', 'd'])).toHaveLength(
    2,
  );
});

test('who has no opponent yet waits alone', () => {
  expect(primeirosJogos([novaFase('mata_mata')], ['a', 'b', 'c'])).toEqual([['b', 'c'], ['a']]);
  expect(primeirosJogos([novaFase('dupla_eliminacao')], ['a', 'b', 'c'])).toEqual([
    ['b', 'c'],
    ['a'],
  ]);
});

test('so many as make no bracket', () => {
  expect(primeirosJogos([novaFase('mata_mata', { entradas: [4] })], ['a', 'b', 'c'])).toBeNull();
});
