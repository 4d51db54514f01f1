import { describe, expect, test } from 'vitest';
import { quemFalou, semPlacarDe } from './sem-placar.ts';

const DUE = Date.parse('2027-03-10T00:00:00Z');
const before = (hours: number) => new Date(DUE - hours * 3_600_000).toISOString();
const both = { mandante: true, visitante: true };
const proposal = (lado: 'mandante' | 'visitante', hours: number, estado = 'sem_resposta') => ({
  lado,
  estado,
  created_at: before(hours),
});

describe('who spoke up', () => {
  test.each([
    ['a day before the deadline', [proposal('mandante', 24)], { mandante: true, visitante: false }],
    ['later', [proposal('mandante', 23.9)], { mandante: false, visitante: false }],
    ['still waiting', [proposal('visitante', 40, 'aberta')], { mandante: false, visitante: true }],
    ['answered', [proposal('mandante', 40, 'aceita')], { mandante: false, visitante: false }],
    ['taken back', [proposal('mandante', 40, 'retirada')], { mandante: false, visitante: false }],
    ['both', [proposal('mandante', 40), proposal('visitante', 30)], both],
  ])('%s', (_how, log, who) => {
    expect(quemFalou(log, DUE, both)).toEqual(who);
  });

  test('against a side that has nobody to answer, nobody', () => {
    const log = [proposal('mandante', 40)];
    expect(quemFalou(log, DUE, { mandante: true, visitante: false }).mandante).toBe(false);
  });
});

test('the match goes to who spoke up alone', () => {
  const of = (mandante: boolean, visitante: boolean) =>
    semPlacarDe('vence_quem_falou', { mandante, visitante });
  expect(of(true, false)).toMatchObject({ lancamento: { tipo: 'wo', wo_de: 'visitante' } });
  expect(of(false, true)).toMatchObject({ lancamento: { tipo: 'wo', wo_de: 'mandante' } });
  expect([of(true, true), of(false, false)]).toEqual([
    { regra: 'moderacao' },
    { regra: 'moderacao' },
  ]);
  expect(semPlacarDe('moderacao', both)).toEqual({ regra: 'moderacao' });
  expect(semPlacarDe('zero_a_zero', both)).toMatchObject({ lancamento: { mandante: 0 } });
});
