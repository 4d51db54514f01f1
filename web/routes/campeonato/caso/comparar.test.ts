import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { comparar } from './comparar.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);
const NOMES = ['Pipa', 'Vila'] as const;

const placar = (mandante: number, visitante: number, penaltis: [number, number] | null = null) => ({
  ...{ tipo: 'placar' as const, mandante, visitante, prorrogacao: false, penaltis },
});

const told = (...both: Parameters<typeof comparar>[0]) =>
  comparar(both, NOMES, t).map(({ rotulo, valores, difere }) => [rotulo, ...valores, difere]);

test('only the line in which two scores differ is marked', () => {
  expect(told(placar(3, 0), placar(2, 0))).toEqual([
    ['O que foi', 'placar', 'placar', false],
    ['Gols de Pipa', '3', '2', true],
    ['Gols de Vila', '0', '0', false],
  ]);
});

test('penalties are a line once somebody claims them', () => {
  expect(told(placar(1, 1, [4, 3]), placar(1, 1)).at(-1)).toEqual([
    ...['Pênaltis', '4 × 3', 'nenhum', true],
  ]);
});

test('a walkover against a score says who was absent', () => {
  expect(told({ tipo: 'wo', wo_de: 'visitante' }, placar(1, 0)).slice(0, 2)).toEqual([
    ['O que foi', 'W.O.', 'placar', true],
    ['Quem faltou', 'Vila', null, true],
  ]);
});
