import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { comparar } from './comparar.ts';
import { compararSumulas } from './comparar-sumulas.ts';

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

test('the sheets are lines too: the goal that one score has no room for is marked, cards are of their side', () => {
  const quem = (nome: string) => ({ jogador: null, nome, numero: null });
  const lance = (tipo: 'gol' | 'amarelo', nome: string, minuto: number) => ({
    ...{ tipo, quem: quem(nome), assistencia: null, minuto },
  });
  const lances = [
    lance('gol', 'Bento', 93),
    lance('gol', 'Iara', 58),
    lance('amarelo', 'Chico', 71),
  ];
  const empty = { versao: 0, por: null, lances: [], gols: 0, contradiz: false };
  const sumula = {
    mandante: { ...empty, versao: 1, por: 'lado' as const, lances, gols: 2 },
    visitante: empty,
    ...{ pode: [], aceita_nomes: true },
  };
  const versoes = [
    { lado: 'mandante', dito: placar(2, 0) },
    { lado: 'visitante', dito: placar(1, 0) },
  ] as const;
  const [half, none] = compararSumulas(sumula, versoes, { nomes: NOMES, t });
  expect(none).toBeUndefined();
  expect(half?.time).toBe('Pipa');
  expect(half?.linhas.map(({ rotulo, valores, difere }) => [rotulo, ...valores, difere])).toEqual([
    ['Gol: Iara, 58’', true, true, false],
    ['Cartão amarelo: Chico, 71’', true, null, false],
    ['Gol: Bento, 93’', true, false, true],
  ]);
});
