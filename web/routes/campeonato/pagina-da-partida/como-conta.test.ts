import { expect, test } from 'vitest';
import { comoConta } from './como-conta.ts';

const said = (placar: object, via = 'organizacao') =>
  comoConta({ partida: { placar }, vida: { oficial: { via } } } as never);

test('a shoot-out decided, also where extra time was played before it', () => {
  expect(said({ prorrogacao: true, penaltis: [4, 3] })).toBe('nos_penaltis');
  expect(said({ prorrogacao: false, penaltis: [4, 3] })).toBe('nos_penaltis');
  expect(said({ prorrogacao: true, penaltis: null })).toBe('na_prorrogacao');
});

test('in ordinary time it counts as confirmed, or because nobody answered', () => {
  expect(said({ prorrogacao: false, penaltis: null })).toBe('confirmada');
  expect(said({ prorrogacao: false, penaltis: null }, 'sem_resposta')).toBe('sem_resposta');
});
