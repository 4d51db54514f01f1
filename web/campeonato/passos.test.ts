import { describe, expect, test } from 'vitest';
import type { Campeonato } from '#contract/campeonatos.ts';
import { fase } from '#regras/configuracao/fases.ts';
import { type Empate, passosDe, type Rodada } from './passos.ts';

const SWISS = { tipo: 'suico', rodadas: 3, classificam: 4 };

type More = Partial<Campeonato> & { readonly empate?: Empate };

function steps(fases: object[], rodadas: readonly Rodada[], { empate, ...more }: More = {}) {
  const sum = (key: 'jogos' | 'feitos') => rodadas.reduce((n, round) => n + round[key], 0);
  const resumo = { jogos: sum('jogos'), jogos_feitos: sum('feitos'), campeao: null };
  const campeonato = {
    ...{ id: 'copa', estado: 'andamento', confirmados: 8 },
    ...{ resumo, fases: fases.map((one) => fase.parse(one)) },
    ...more,
  } as Campeonato;
  return passosDe(campeonato, { empate: empate ?? null, rodadas }).map(({ nome }) => nome);
}

const round = (number: number, rodada: number, feitos: number, jogos = 4): Rodada => ({
  ...{ fase: number, rodada, jogos, feitos },
});

describe('a Swiss phase that sends its best to a knockout', () => {
  const fases = [SWISS, { tipo: 'mata_mata' }];
  const knockout = [round(2, 1, 0, 2), round(2, 2, 0, 1)];

  test('asks for its next round once its own matches are over, though the final is to come', () => {
    expect(steps(fases, [round(1, 1, 4), ...knockout])).toEqual(['rodada']);
    expect(steps(fases, [round(1, 1, 4), round(1, 2, 4), ...knockout])).toEqual(['rodada']);
  });

  test('asks for nothing while a match of the round is open, or once all rounds were paired', () => {
    expect(steps(fases, [round(1, 1, 3), ...knockout])).toEqual([]);
    const paired = [1, 2, 3].map((rodada) => round(1, rodada, 4));
    expect(steps(fases, [...paired, ...knockout])).toEqual([]);
    const played = knockout.map((one) => ({ ...one, feitos: one.jogos }));
    expect(steps(fases, [...paired, ...played])).toEqual(['encerrar']);
  });
});

describe('a Swiss phase that comes after a league', () => {
  const fases = [{ tipo: 'pontos_corridos', classificam: 6 }, SWISS];
  const league = [1, 2, 3, 4, 5].map((rodada) => round(1, rodada, 3, 3));

  test('counts its own rounds, however many the league had', () => {
    expect(steps(fases, league)).toEqual(['rodada']);
    expect(steps(fases, [...league, round(2, 1, 3, 3)])).toEqual(['rodada']);
    const paired = [1, 2, 3].map((rodada) => round(2, rodada, 3, 3));
    expect(steps(fases, [...league, ...paired])).toEqual(['encerrar']);
  });

  test('waits for the league', () => {
    expect(steps(fases, [round(1, 1, 2, 3), ...league.slice(1)])).toEqual([]);
  });
});

test('one that has its champion needs no further round', () => {
  const resumo = { jogos: 4, jogos_feitos: 4, campeao: 'Azul' } as Campeonato['resumo'];
  expect(steps([SWISS], [round(1, 1, 4)], { resumo })).toEqual(['encerrar']);
});

test('level teams are separated by lots, or by hand where the rules ask for an extra match', () => {
  const empate = { fase: 1, empatados: ['azul', 'verde'] };
  const league = (criterios: string[]) => [{ tipo: 'pontos_corridos', tabela: { criterios } }];
  const over = [round(1, 1, 1, 1)];
  expect(steps(league(['vitorias', 'sorteio']), over, { empate })[0]).toBe('desempatar');
  expect(steps(league(['vitorias', 'jogo_extra']), over, { empate })[0]).toBe('ordenar');
  expect(steps(league(['jogo_extra', 'sorteio']), over, { empate })[0]).toBe('ordenar');
});
