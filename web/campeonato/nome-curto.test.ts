import { expect, test } from 'vitest';
import { nomeCurto } from './nome-curto.ts';

test('a name that fits stays as it is', () => {
  expect(nomeCurto('Caldeirão do Norte', 'CDN')).toBe('Caldeirão do Norte');
});

test('a long name keeps its first and last word, then its last, then its abbreviation', () => {
  expect(nomeCurto('João Pedro de Oliveira Santos', 'JPO')).toBe('João P. O. Santos');
  expect(nomeCurto('Independente de Vila Isabel', 'IVI')).toBe('I. V. Isabel');
  expect(nomeCurto('Associação Desportiva Recreativa dos Trabalhadores', 'ADR')).toBe('ADR');
});

test('one long word becomes the abbreviation, or stays where there is none', () => {
  expect(nomeCurto('Anticonstitucionalissimamente', 'ANT')).toBe('ANT');
  expect(nomeCurto('Anticonstitucionalissimamente', undefined)).toBe(
    'Anticonstitucionalissimamente',
  );
});
