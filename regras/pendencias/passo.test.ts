import { describe, expect, test } from 'vitest';
import { passoDe, passoEhTarefa, type SituacaoDoCampeonato, soFaltamProprios } from './passo.ts';

const BASE: SituacaoDoCampeonato = {
  estado: 'andamento',
  jogos: 24,
  feitos: 20,
  confirmados: 16,
  vagas: 16,
  fechadas: false,
  inscricoes: 0,
  sem_placar: 0,
  abertos: 0,
  proprios: 0,
  remarcar: 0,
  casos: 0,
  contestadas: 0,
  indecisos: 0,
  empates: [],
  rodada: null,
};

const nameOf = (change: Partial<SituacaoDoCampeonato>) => passoDe({ ...BASE, ...change })?.nome;

describe('the one next step', () => {
  test('before the draw: names first, then the draw, then the start', () => {
    const empty = { jogos: 0, feitos: 0, confirmados: 1 };
    expect(nameOf({ ...empty, estado: 'rascunho' })).toBe('incluir');
    expect(nameOf({ ...empty, estado: 'inscricoes' })).toBe('divulgar');
    expect(nameOf({ ...empty, estado: 'inscricoes', confirmados: 2 })).toBe('sortear');
    expect(nameOf({ ...empty, estado: 'inscricoes', inscricoes: 3 })).toBe('responder');
    expect(nameOf({ estado: 'inscricoes', feitos: 0 })).toBe('comecar');
  });

  test('a draw with entries to decide, or places still open, is no task yet', () => {
    const open = { estado: 'inscricoes', jogos: 0, feitos: 0 } as const;
    const isTask = (change: Partial<SituacaoDoCampeonato>) =>
      passoEhTarefa(passoDe({ ...BASE, ...open, ...change }), 'inscricoes');
    expect(isTask({ confirmados: 8 })).toBe(false);
    expect(isTask({ inscricoes: 1 })).toBe(false);
    expect(isTask({})).toBe(true);
    expect(isTask({ confirmados: 8, fechadas: true })).toBe(true);
  });

  test('what stops the bracket comes before the scores that are left', () => {
    expect(nameOf({ sem_placar: 3, empates: ['sorteio'] })).toBe('desempatar');
    expect(nameOf({ sem_placar: 3, empates: ['jogo_extra'] })).toBe('ordenar');
    expect(nameOf({ sem_placar: 3, indecisos: 1 })).toBe('lancar');
    expect(nameOf({ indecisos: 1 })).toBe('decidir');
  });

  test('a contested score is decided before lots, the next round or the close build on it', () => {
    const casos = { casos: 1, contestadas: 1 };
    expect(nameOf({ ...casos, feitos: 24 })).toBe('julgar');
    expect(nameOf({ ...casos, feitos: 24, rodada: 'pronta' })).toBe('julgar');
    expect(nameOf({ ...casos, empates: ['sorteio'] })).toBe('julgar');
    expect(nameOf({ ...casos, sem_placar: 1 })).toBe('lancar');
    const others = passoDe({ ...BASE, casos: 1, feitos: 24 });
    expect(others).toMatchObject({ nome: 'julgar', pronto: false });
    expect(passoEhTarefa(others, 'andamento')).toBe(false);
  });

  test('scores can be entered while the round has time, and are said to be open', () => {
    const open = passoDe({ ...BASE, abertos: 4 });
    expect(open).toMatchObject({ nome: 'lancar', pronto: true });
    expect(open?.espera).toContainEqual({ tipo: 'abertos', n: 4, total: null, feito: false });
    expect(passoEhTarefa(open, 'andamento')).toBe(false);
    expect(nameOf({ abertos: 4, indecisos: 1 })).toBe('decidir');
  });

  test('a Swiss phase with rounds to come does not offer the close', () => {
    const played = { feitos: 24 };
    expect(nameOf({ ...played, rodada: 'pronta' })).toBe('rodada');
    expect(nameOf({ ...played, rodada: 'espera' })).toBe('lancar');
    expect(nameOf(played)).toBe('encerrar');
  });

  test('when it is over there is something to look at, and nothing to hurry for', () => {
    const over = passoDe({ ...BASE, estado: 'encerrado' });
    expect(over?.nome).toBe('celebrar');
    expect(passoEhTarefa(over, 'encerrado')).toBe(false);
    expect(nameOf({ estado: 'cancelado' })).toBeUndefined();
  });

  test('it says how far the matches are and what is missing', () => {
    expect(passoDe({ ...BASE, sem_placar: 3, indecisos: 1 })?.espera).toEqual([
      { tipo: 'jogos', n: 20, total: 24, feito: false },
      { tipo: 'sem_placar', n: 3, total: null, feito: false },
      { tipo: 'indecisos', n: 1, total: null, feito: false },
    ]);
  });
});

test('where only own matches are open, entering scores is not what is next', () => {
  const own = passoDe({ ...BASE, feitos: 23, proprios: 1 });
  expect(own).toMatchObject({ nome: 'lancar', pronto: false });
  expect(own && soFaltamProprios(own)).toBe(true);
  const others = passoDe({ ...BASE, feitos: 23 });
  expect(others && soFaltamProprios(others)).toBe(false);
});
