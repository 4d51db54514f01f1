import { describe, expect, test } from 'vitest';
import type { Campeonato } from '#contract/campeonatos.ts';
import { fase } from '#regras/configuracao/fases.ts';
import { proximaRodada } from './tarefas.ts';

const SWISS = { tipo: 'suico', rodadas: 3, classificam: 4 };

const resumo = { campeao: null } as Campeonato['resumo'];

const of = (...fases: object[]) => ({ fases: fases.map((one) => fase.parse(one)), resumo });

const row = (number: number, rodadas: number, completa: boolean) => ({
  ...{ fase: number, rodadas, completa },
});

describe('a Swiss phase that sends its best to a knockout', () => {
  const campeonato = of(SWISS, { tipo: 'mata_mata' });
  const knockout = row(2, 2, false);

  test('asks for its next round once its own matches are over, though the final is to come', () => {
    expect(proximaRodada(campeonato, [row(1, 1, true), knockout])).toBe('pronta');
    expect(proximaRodada(campeonato, [row(1, 2, true), knockout])).toBe('pronta');
  });

  test('waits while a match of the round is open, and asks no more once all rounds were paired', () => {
    expect(proximaRodada(campeonato, [row(1, 1, false), knockout])).toBe('espera');
    expect(proximaRodada(campeonato, [row(1, 3, false), knockout])).toBeNull();
  });
});

describe('a Swiss phase that comes after a league', () => {
  const campeonato = of({ tipo: 'pontos_corridos', classificam: 6 }, SWISS);

  test('counts its own rounds, however many the league had', () => {
    expect(proximaRodada(campeonato, [row(1, 5, true)])).toBe('pronta');
    expect(proximaRodada(campeonato, [row(1, 5, true), row(2, 1, true)])).toBe('pronta');
    expect(proximaRodada(campeonato, [row(1, 5, true), row(2, 3, true)])).toBeNull();
  });

  test('waits for the league', () => {
    expect(proximaRodada(campeonato, [row(1, 5, false)])).toBe('espera');
  });
});

test('one that has its champion needs no further round', () => {
  const over = { ...of(SWISS), resumo: { campeao: 'Azul' } as Campeonato['resumo'] };
  expect(proximaRodada(over, [row(1, 1, true)])).toBeNull();
});
